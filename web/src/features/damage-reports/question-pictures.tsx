/* Small pictures that open in the viewer: examples beside an option, and what was uploaded. */
import { useT } from '../../lib/i18n';
import { showPictures } from '../../ui/picture-viewer';
import classes from './question-pictures.module.css';
import type { ReportOption } from '#contract/damage-reports/schemas';

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** One of a series of pictures. */
export function Thumbnail({ pictures, index }: { pictures: readonly Picture[]; index: number }) {
  const t = useT();
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <button
      type="button"
      className={classes.thumbnail}
      aria-label={t('damage.picture.open', { name: picture.alt })}
      onClick={() => showPictures(pictures, index)}
    >
      <img src={picture.src} alt="" loading="lazy" />
    </button>
  );
}

/** The pictures beside the name of an option or slot (DMG-13). */
export function OptionPictures({ option }: { option: ReportOption }) {
  const pictures = option.damageReportContentItemImageList.map(({ imageUrl }) => ({
    src: imageUrl.replace(/^\/ipfs\//, '/static/'),
    alt: option.optionName,
  }));
  if (pictures.length === 0) return null;
  return (
    <div className={classes.row}>
      {pictures.map((picture, index) => (
        <Thumbnail key={picture.src} pictures={pictures} index={index} />
      ))}
    </div>
  );
}
