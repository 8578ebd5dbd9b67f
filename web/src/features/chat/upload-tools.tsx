/* The three upload tools (000 §2.4). */
import { useRef } from 'react';
import { IconPaperclip, IconPhoto, IconVideo } from '#icons';
import { useT } from '../../lib/i18n';
import type { UploadKind } from '../../lib/upload';
import { acceptOf } from '../../lib/upload-rules';
import { IconButton } from '../../ui/icon-button';
import classes from './upload-tools.module.css';

const tools = [
  { kind: 'image', label: 'chat.upload.image', Icon: IconPhoto },
  { kind: 'video', label: 'chat.upload.video', Icon: IconVideo },
  { kind: 'file', label: 'chat.upload.file', Icon: IconPaperclip },
] as const;

export interface UploadToolsProps {
  /** Large with names, for the drawer of phones. */
  large?: boolean;
  disabled?: boolean;
  /** Says why a file may not be chosen now; false lets the file dialog open. */
  refuse: () => boolean;
  onFiles: (kind: UploadKind, files: readonly File[]) => void;
}

export function UploadTools({ large = false, ...tool }: UploadToolsProps) {
  const t = useT();
  return (
    <div className={classes.tools} data-large={large || undefined}>
      {tools.map(({ kind, label, Icon }) => (
        <Tool key={kind} kind={kind} label={t(label)} Icon={Icon} large={large} {...tool} />
      ))}
      <span className={classes.hint}>{t('chat.upload.hint')}</span>
    </div>
  );
}

interface ToolProps extends UploadToolsProps {
  kind: UploadKind;
  label: string;
  Icon: typeof IconPhoto;
}

function Tool({ kind, label, Icon, large, disabled, refuse, onFiles }: ToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    if (!refuse()) input.current?.click();
  };
  return (
    <>
      {large ? (
        <button type="button" className={classes.large} disabled={disabled} onClick={choose}>
          <Icon size={24} aria-hidden />
          {label}
        </button>
      ) : (
        <IconButton
          label={label}
          icon={<Icon size={20} aria-hidden />}
          disabled={disabled}
          onClick={choose}
        />
      )}
      <input
        ref={input}
        className={classes.input}
        type="file"
        multiple
        accept={acceptOf[kind]}
        aria-label={label}
        tabIndex={-1}
        data-testid={`upload-${kind}`}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0 && !refuse()) onFiles(kind, files);
        }}
      />
    </>
  );
}
