/* The products a question is about, each with what the shop says of it; id 0 stands for all of them. */
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n';
import { itemsQuery } from './knowledge.queries';
import classes from './answer-view.module.css';
import type { Item } from '#contract/shop/schemas';

const shownAtFirst = 4;

export function QuestionProducts({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const items = useQuery(itemsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [toldId, setToldId] = useState<number>();
  const descriptionId = useId();
  if (ids.includes(0)) return <All />;
  const products = (items.data ?? []).filter((item) => ids.includes(item.id));
  if (products.length === 0) return null;
  const shown = isOpen ? products : products.slice(0, shownAtFirst);
  const hidden = products.length - shown.length;
  const told = shown.find(({ id }) => id === toldId);
  return (
    <>
      <ul className={classes.products} aria-label={t('knowledge.products')}>
        {shown.map((item) => (
          <li key={item.id}>
            <Product
              item={item}
              descriptionId={descriptionId}
              isTold={item.id === toldId}
              onTell={() => setToldId(item.id === toldId ? undefined : item.id)}
            />
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
      {told && (
        <p id={descriptionId} className={classes.productText} dir="auto">
          {told.description}
        </p>
      )}
    </>
  );
}

function All() {
  const t = useT();
  return (
    <ul className={classes.products} aria-label={t('knowledge.products')}>
      <li className={classes.product}>{t('knowledge.allProducts')}</li>
    </ul>
  );
}

interface ProductProps {
  item: Item;
  descriptionId: string;
  isTold: boolean;
  onTell: () => void;
}

function Product({ item, descriptionId, isTold, onTell }: ProductProps) {
  if (item.description === '') return <span className={classes.product}>{item.name}</span>;
  return (
    <button
      type="button"
      className={classes.product}
      aria-expanded={isTold}
      aria-controls={isTold ? descriptionId : undefined}
      onClick={onTell}
    >
      {item.name}
    </button>
  );
}
