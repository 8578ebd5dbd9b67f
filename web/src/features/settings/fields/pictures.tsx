/*
 * Pictures of a product or of an option: shown small, added by a file from the disk, dropped or pasted, or by an
 * address; taken away with a way back.
 */
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { TextInput } from '@mantine/core';
import { IconLink, IconPhotoPlus, IconX } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { acceptOf } from '../../../lib/upload-rules';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { UploadTray } from '../../../ui/upload-tray';
import { useImageUploads } from '../../../ui/use-image-uploads';
import { uploadPicture } from '../upload-picture';
import classes from './fields.module.css';

export interface PicturesProps {
  /** What the pictures belong to, for screen readers. */
  label: string;
  urls: readonly string[];
  /** How many there may be. */
  most: number;
  isReadonly: boolean;
  onChange: (next: (urls: readonly string[]) => string[]) => void;
}

const isAddress = (text: string) => /^(https?:\/\/|\/static\/)\S+$/.test(text);

export function Pictures(props: PicturesProps) {
  const { label, urls, most, isReadonly, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const put = (url: string) => onChange((known) => (most === 1 ? [url] : [...known, url].slice(0, most)));
  const uploads = useImageUploads(uploadPicture, (_, address) => {
    put(address);
    return true;
  });
  const add = (files: readonly File[]) => uploads.add(files.slice(0, most === 1 ? 1 : most - urls.length));
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (isReadonly || files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const canAdd = !isReadonly && (most === 1 || urls.length < most);
  return (
    <div
      className={classes.pictures}
      role="group"
      aria-label={s('set.picturesOf', { name: label })}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {urls.map((url, at) => (
        <span key={`${url} ${at}`} className={classes.picture}>
          <img src={url} alt={s('set.pictureOf', { name: label, number: at + 1 })} loading="lazy" />
          {!isReadonly && (
            <IconButton
              size={28}
              variant="default"
              className={classes.pictureOff}
              label={s('set.pictureOff', { name: label, number: at + 1 })}
              icon={<IconX size={14} aria-hidden />}
              onClick={() => onChange((known) => known.filter((_, other) => other !== at))}
            />
          )}
        </span>
      ))}
      {canAdd && (
        <span className={classes.pictureTools}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={s('set.uploadFor', { name: label })}
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {s('set.upload')}
          </Button>
          <Button
            variant="quiet"
            size="compact-sm"
            aria-label={s('set.byAddressFor', { name: label })}
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => setTyped((text) => (text === null ? '' : null))}
          >
            {s('set.byAddress')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple={most > 1}
            accept={acceptOf.image}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </span>
      )}
      {canAdd && typed !== null && (
        <TextInput
          className={classes.address}
          autoFocus
          size="xs"
          aria-label={s('set.pictureAddress', { name: label })}
          placeholder={s('set.pictureHint')}
          value={typed}
          error={typed !== '' && !isAddress(typed) ? s('set.notAnAddress') : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isAddress(typed)) return;
            put(typed);
            setTyped(null);
          }}
        />
      )}
      <UploadTray jobs={uploads.jobs} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}
