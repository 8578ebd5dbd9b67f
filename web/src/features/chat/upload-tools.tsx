/*
 * The three upload tools (000 §2.4) and, above the composer, what is on its way.
 */
import { useRef } from 'react';
import { Progress } from '@mantine/core';
import { IconPaperclip, IconPhoto, IconRefresh, IconVideo, IconX } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import type { UploadKind } from '../../lib/upload';
import { acceptOf } from '../../lib/upload-rules';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import classes from './upload-tools.module.css';
import type { UploadJob } from './use-uploads';

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

export interface UploadTrayProps {
  jobs: readonly UploadJob[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

export function UploadTray({ jobs, onRetry, onRemove }: UploadTrayProps) {
  const t = useT();
  if (jobs.length === 0) return null;
  return (
    <ul className={classes.tray}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.job} data-state={job.state}>
          <span className={classes.jobName} data-tip-cut>
            {job.name}
          </span>
          {job.state === 'running' ? (
            <Progress
              className={classes.progress}
              value={job.fraction * 100}
              size="sm"
              aria-label={t('chat.upload.progress', { name: job.name })}
            />
          ) : (
            <>
              <span className={classes.failed}>{t('chat.upload.failed')}</span>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconRefresh size={14} aria-hidden />}
                onClick={() => onRetry(job.id)}
              >
                {t('chat.upload.retry')}
              </Button>
            </>
          )}
          <IconButton
            size={28}
            label={
              job.state === 'running' ? t('chat.upload.cancel', { name: job.name }) : t('chat.upload.remove')
            }
            icon={<IconX size={16} aria-hidden />}
            onClick={() => onRemove(job.id)}
          />
        </li>
      ))}
    </ul>
  );
}
