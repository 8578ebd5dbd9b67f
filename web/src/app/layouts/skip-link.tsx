// The first stop of the Tab key: past the top bar, to the content.
import { useT } from '../../lib/i18n';
import classes from './layouts.module.css';

export const contentId = 'content';

export function SkipLink() {
  const t = useT();
  return (
    <a href={`#${contentId}`} className={classes.skip}>
      {t('common.skipToContent')}
    </a>
  );
}
