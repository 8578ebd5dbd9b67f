/* Files on their way: each with its progress or its failure, to be cancelled, tried again or removed. */
import { Progress } from '@mantine/core';
import { IconRefresh, IconX } from '#icons';
import { useT } from '../lib/i18n';
import { Button } from './button';
import { IconButton } from './icon-button';
import classes from './upload-tray.module.css';

/** One file, or several of one choice, on the way. */
export interface TrayJob {
  readonly id: number;
  /** Names of the files, for people. */
  readonly name: string;
  /** Sent part, 0…1. */
  readonly fraction: number;
  readonly state: 'running' | 'failed';
}

export interface UploadTrayProps {
  jobs: readonly TrayJob[];
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
