/* The products a question is about; id 0 stands for all of them. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n';
import { itemsQuery } from './knowledge.queries';
import classes from './answer-view.module.css';

const shownAtFirst = 4;

export function QuestionProducts({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const items = useQuery(itemsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const names = ids.includes(0)
    ? [t('knowledge.allProducts')]
    : (items.data ?? []).filter((item) => ids.includes(item.id)).map((item) => item.name);
  if (names.length === 0) return null;
  const shown = isOpen ? names : names.slice(0, shownAtFirst);
  const hidden = names.length - shown.length;
  return (
    <ul className={classes.products} aria-label={t('knowledge.products')}>
      {shown.map((name) => (
        <li key={name} className={classes.product}>
          {name}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
            {t('knowledge.moreProducts', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}
