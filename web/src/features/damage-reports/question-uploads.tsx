/*
 * Video (31) and image (32) questions: one place for files per slot, or one for the whole question where it has
 * no slots (DMG-11, DMG-12, DMG-17, DMG-21).
 */
import { useId, useRef, type RefObject } from 'react';
import { Progress } from '@mantine/core';
import { IconPhotoPlus, IconRefresh, IconTrash, IconVideoPlus, IconX } from '#icons';
import type { ReportOption } from '#contract/damage-reports/schemas';
import { useT } from '../../lib/i18n';
import { acceptOf } from '../../lib/upload-rules';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { decodeUploads, encodeUploads, type AnswerText, type ReportItem, type Upload } from './answers';
import type { ReportLabels } from './labels';
import { OptionPictures, Thumbnail } from './question-pictures';
import classes from './question-uploads.module.css';
import { percentOf, type AnswerUpload } from './upload-jobs';
import { roomFor, type AnswerUploads } from './use-answer-uploads';

export interface QuestionUploadsProps {
  item: ReportItem;
  answer: AnswerText;
  labels: ReportLabels;
  labelledBy: string;
  describedBy?: string | undefined;
  /** Both missing where the answer is only shown. */
  uploads?: AnswerUploads | undefined;
  onChange?: ((answer: AnswerText) => void) | undefined;
}

export function QuestionUploads(props: QuestionUploadsProps) {
  const { item, labelledBy, describedBy } = props;
  const slots: (ReportOption | null)[] = item.itemList.length === 0 ? [null] : item.itemList;
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className={classes.slots}>
      {slots.map((slot) => (
        <Slot key={slot?.id ?? 0} slot={slot} {...props} />
      ))}
    </div>
  );
}

function Slot({ slot, ...props }: QuestionUploadsProps & { slot: ReportOption | null }) {
  const { item, answer, labels, uploads, onChange } = props;
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const slotId = slot?.id ?? item.id;
  const name = slot?.name ?? item.title;
  const all = decodeUploads(answer.url);
  const files = all.filter((file) => file.itemId === slotId);
  const jobs = uploads?.jobs.filter((job) => job.item.id === item.id && job.slotId === slotId) ?? [];
  const isEditable = uploads !== undefined && onChange !== undefined;
  const remove = (file: Upload) =>
    onChange?.({ ...answer, url: encodeUploads(all.filter((one) => one !== file)) });
  return (
    <div className={classes.slot}>
      {slot && (
        <div className={classes.slotHead}>
          <p className={classes.slotName} dir="auto">
            {slot.name}
          </p>
          <OptionPictures option={slot} />
        </div>
      )}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file, index) => (
            <li key={`${file.url}-${index}`} className={classes.file}>
              <StoredFile item={item} files={files} index={index} name={name} />
              {isEditable && (
                <IconButton
                  className={classes.remove}
                  variant="default"
                  label={t('damage.upload.delete', { name: `${name} ${index + 1}` })}
                  icon={<IconTrash size={16} aria-hidden />}
                  onClick={() => remove(file)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {jobs.length > 0 && uploads && (
        <ul className={classes.jobs}>
          {jobs.map((job) => (
            <Job key={job.key} job={job} uploads={uploads} onChoose={() => field.current?.click()} />
          ))}
        </ul>
      )}
      {isEditable ? (
        <AddFiles {...props} name={name} slotId={slotId} uploads={uploads} field={field} />
      ) : (
        files.length === 0 && <p className={classes.none}>{labels.notAnswered}</p>
      )}
    </div>
  );
}

interface StoredFileProps {
  item: ReportItem;
  files: readonly Upload[];
  index: number;
  name: string;
}

function StoredFile({ item, files, index, name }: StoredFileProps) {
  const nameOf = (at: number) => (files.length === 1 ? name : `${name} ${at + 1}`);
  if (item.questionType === 31) {
    return (
      <video
        className={classes.video}
        src={files[index]?.url}
        aria-label={nameOf(index)}
        controls
        preload="metadata"
      />
    );
  }
  const pictures = files.map(({ url }, at) => ({ src: url, alt: nameOf(at) }));
  return <Thumbnail pictures={pictures} index={index} />;
}

interface AddFilesProps extends QuestionUploadsProps {
  name: string;
  slotId: number;
  uploads: AnswerUploads;
  field: RefObject<HTMLInputElement | null>;
}

function AddFiles(props: AddFilesProps) {
  const { item, answer, labels, labelledBy, slotId, uploads, name, field } = props;
  const hintId = useId();
  const isVideo = item.questionType === 31;
  const Icon = isVideo ? IconVideoPlus : IconPhotoPlus;
  const label = isVideo ? labels.uploadVideo : labels.uploadImage;
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        aria-label={item.itemList.length === 0 ? label : `${label}: ${name}`}
        aria-describedby={`${labelledBy} ${hintId}`}
        disabled={roomFor(answer.url) <= 0}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <p id={hintId} className={classes.hint}>
        {isVideo ? labels.uploadVideoHint : labels.uploadImageHint}
      </p>
      <input
        ref={field}
        type="file"
        className={classes.input}
        tabIndex={-1}
        aria-hidden
        multiple
        accept={acceptOf[isVideo ? 'video' : 'image']}
        data-testid="answer-file"
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file can be chosen again.
          event.currentTarget.value = '';
          uploads.add(item, slotId, files.slice(0, roomFor(answer.url)));
        }}
      />
    </div>
  );
}

interface JobProps {
  job: AnswerUpload;
  uploads: AnswerUploads;
  /** Opens the choice of files of its slot. */
  onChoose: () => void;
}

function Job({ job, uploads, onChoose }: JobProps) {
  const t = useT();
  const { name, state } = job;
  const percent = percentOf(job.fraction);
  return (
    <li className={classes.job}>
      <span className={classes.jobName} title={name} dir="auto">
        {name}
      </span>
      {state === 'running' && (
        <>
          <Progress
            className={classes.progress}
            value={percent}
            size="sm"
            aria-label={t('damage.upload.progress', { name })}
          />
          <span className={classes.percent}>{percent} %</span>
        </>
      )}
      {state === 'failed' && (
        <>
          <span className={classes.failed}>{t('damage.upload.failed')}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => uploads.retry(job.key)}
          >
            {t('damage.upload.retry')}
          </Button>
        </>
      )}
      {state === 'missing' && (
        <>
          <span className={classes.missing}>{t('damage.upload.missing')}</span>
          <Button variant="subtle" size="compact-sm" onClick={onChoose}>
            {t('damage.upload.choose')}
          </Button>
        </>
      )}
      <IconButton
        label={
          state === 'running' ? t('damage.upload.cancel', { name }) : t('damage.upload.delete', { name })
        }
        icon={<IconX size={16} aria-hidden />}
        onClick={() => uploads.remove(job.key)}
      />
    </li>
  );
}
