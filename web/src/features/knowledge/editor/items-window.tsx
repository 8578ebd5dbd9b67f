/* The descriptions of the products: one of them, or many at once in one call (EDIT-10). */
import { useState } from 'react';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import { useQuery } from '@tanstack/react-query';
import type { Item } from '#contract/shop/schemas';
import type { Locale } from '#contract/settings/config-script';
import { ApiError, call, errorText } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { confirmDialog } from '../../../ui/dialogs';
import { notifySuccess } from '../../../ui/notice';
import { ReturnFocus } from '../../../ui/return-focus';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { englishItemsQuery, itemsQuery } from '../knowledge.queries';
import { refreshItems } from './editing.queries';
import { changesOf, countOf, matching, noItemTexts, withItemText, type ItemTexts } from './item-texts';
import { LanguageChoice } from './language-choice';
import { isStaleRefusal, sendPatiently, tellFailure, toastMs } from './save';
import dialogs from './dialogs.module.css';
import classes from './items-window.module.css';

export interface ItemsWindowProps {
  /** Only this product; all of them unless given. */
  only: number | undefined;
  onClose: () => void;
}

export function ItemsWindow({ only, onClose }: ItemsWindowProps) {
  const [lang, setLang] = useState<Locale>('zh');
  const [texts, setTexts] = useState(noItemTexts);
  const { isSaving, save } = useSaving(texts, setTexts, onClose);
  const close = async () => {
    const count = countOf(texts);
    if (count > 0 && !(await isSureToLeave(count))) return;
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={s('items.title')}
      size="min(48rem, 95vw)"
      closeOnClickOutside={countOf(texts) === 0}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <div className={dialogs.form}>
        <LanguageChoice lang={lang} onChange={setLang} />
        <Items
          key={lang}
          lang={lang}
          only={only}
          texts={texts}
          onText={(item, text) => setTexts((before) => withItemText(before, lang, item, text))}
        />
        <div className={dialogs.actions}>
          <Button variant="default" onClick={() => void close()}>
            {s('edit.cancel')}
          </Button>
          <Button loading={isSaving} disabled={countOf(texts) === 0} onClick={() => void save()}>
            {s('items.save', { count: countOf(texts) })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function isSureToLeave(count: number): Promise<boolean> {
  return confirmDialog({
    title: s('items.leave'),
    body: s('items.leaveBody', { count }),
    confirm: s('items.leaveConfirm'),
    cancel: s('edit.cancel'),
    danger: true,
  });
}

/** A refusal closes the window (ERR-09); what failed on the way, or came too late, can be sent again. */
function useSaving(texts: ItemTexts, setTexts: (texts: ItemTexts) => void, onClose: () => void) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    let left = texts;
    try {
      for (const change of changesOf(texts)) {
        await sendPatiently(() => call('POST /api/admin/KnowledgeBase/changeAllItem', change));
        left = { ...left, [change.language]: new Map() };
      }
      notifySuccess(s('items.saved'), '', toastMs.success);
      onClose();
    } catch (error) {
      tellFailure(error);
      setTexts(left);
      if (error instanceof ApiError && error.kind === 'refusal' && !isStaleRefusal(error)) onClose();
    } finally {
      setIsSaving(false);
      void refreshItems();
    }
  };
  return { isSaving, save };
}

interface ItemsProps {
  lang: Locale;
  only: number | undefined;
  texts: ItemTexts;
  onText: (item: Item, text: string) => void;
}

function Items({ lang, only, texts, onText }: ItemsProps) {
  const zh = useQuery(itemsQuery);
  const en = useQuery(englishItemsQuery);
  const query = lang === 'zh' ? zh : en;
  const [search, setSearch] = useState('');
  if (query.isError)
    return (
      <ErrorState
        title={s('items.failed')}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <Loading>
        <SkeletonLines widths={[0.4, 0.9, 0.4, 0.8]} />
      </Loading>
    );
  const items =
    only === undefined ? matching(query.data, search) : query.data.filter(({ id }) => id === only);
  return (
    <>
      {only === undefined && (
        <TextInput
          aria-label={s('items.search')}
          placeholder={s('items.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {items.length === 0 && <EmptyState title={s('items.none')} />}
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <p className={classes.name}>
              {item.name} <span className={classes.category}>{item.typeName}</span>
            </p>
            <ItemField item={item} texts={texts} lang={lang} onText={onText} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemField({ item, texts, lang, onText }: Omit<ItemsProps, 'only'> & { item: Item }) {
  const own = texts[lang].get(item.id);
  const isTheirs = own !== undefined && item.description !== own.base && item.description !== own.text;
  return (
    <>
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        aria-label={s('items.label', { name: item.name })}
        value={own?.text ?? item.description}
        onChange={(event) => onText(item, event.currentTarget.value)}
      />
      {isTheirs && (
        <p className={classes.theirs} role="status">
          {item.description === '' ? s('items.theirsNone') : s('items.theirs', { text: item.description })}
        </p>
      )}
    </>
  );
}
