/* A file that waits in the conversation: what it is, how large, and how far it has got. */
import { IconFile, IconMovie, IconPhoto } from '#icons';
import { useT } from '../../lib/i18n';
import type { EntryFile, OutboxEntry } from '../../lib/outbox';
import { formatBytes, isShownImage } from './message-text';
import { useWaitingFraction, useWaitingPicture } from './waiting-files';
import classes from './waiting-file.module.css';

const icons = { image: IconPhoto, video: IconMovie, file: IconFile } as const;

export function WaitingFile({ entry, file }: { entry: OutboxEntry; file: EntryFile }) {
  const t = useT();
  const { clientMessageId } = entry;
  const fraction = useWaitingFraction(clientMessageId);
  const picture = useWaitingPicture(clientMessageId, file.kind === 'image' && isShownImage(file.name));
  const Icon = icons[file.kind];
  return (
    <div className={classes.file}>
      <span className={classes.thumb} aria-hidden>
        {picture === null ? <Icon size={24} /> : <img src={picture} alt="" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name} dir="auto" data-tip-cut>
          {file.name}
        </span>
        <span className={classes.size}>{formatBytes(file.size)}</span>
      </span>
      {fraction !== undefined && (
        <progress
          className={classes.progress}
          max={1}
          value={fraction}
          aria-label={t('chat.upload.progress', { name: file.name })}
        />
      )}
    </div>
  );
}
