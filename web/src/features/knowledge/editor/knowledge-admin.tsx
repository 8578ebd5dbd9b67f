/*
 * The knowledge base as staff keep it (001 §2.1): the catalogue in a fifth of the width, beside it the home, a type, or
 * the editor of a question.
 */
import { useMemo, useState } from 'react';
import { IconArrowsSort, IconFileDescription, IconFolderPlus, IconMessages } from '#icons';
import type { PersonalInfo } from '#contract/identity/schemas';
import { s } from '../../../lib/i18n/staff';
import { openChat } from '../../../lib/open-chat';
import { Button } from '../../../ui/button';
import { late } from '../../../ui/late';
import { CatalogueSide } from '../catalogue-panel';
import { KnowledgeContent } from '../knowledge-content';
import { StaffPartsContext } from '../staff-parts';
import { useKnowledge, type Knowledge } from '../use-knowledge';
import { addQuestion, addType, changeType, type Titles } from './catalogue-calls';
import { useBothCatalogues } from './editing.queries';
import type { Asked, AskedOrder } from './gear-choices';
import { staffPartsOf } from './staff-parts';
import classes from './knowledge-admin.module.css';

const TitleDialog = late(() => import('./title-dialog').then((module) => module.TitleDialog), {
  isAskedFor: true,
});
const ItemsWindow = late(() => import('./items-window').then((module) => module.ItemsWindow), {
  isAskedFor: true,
});

const OrderWindow = late(() => import('./order-window').then((module) => module.OrderWindow), {
  isAskedFor: true,
});

/** The window that is open: a title is asked for, an order, or the products' descriptions. */
type Open = Asked | AskedOrder | { readonly kind: 'items'; readonly only: number | undefined } | null;

export function KnowledgeAdmin({ staff }: { staff: PersonalInfo }) {
  const knowledge = useKnowledge();
  const [open, setOpen] = useState<Open>(null);
  const isReadonly = staff.is_readonly === 1;
  const parts = useMemo(
    () =>
      staffPartsOf({
        knowledge,
        staffId: staff.id,
        isReadonly,
        ask: setOpen,
        onItem: (only) => setOpen({ kind: 'items', only }),
      }),
    [knowledge, staff.id, isReadonly],
  );
  return (
    <StaffPartsContext value={parts}>
      <div className={classes.screen}>
        <CatalogueSide className={classes.side} knowledge={knowledge} />
        <div className={classes.main} data-scrolls>
          <div className={classes.inner}>
            <Tools isReadonly={isReadonly} hasOrder={knowledge.types.length > 1} onOpen={setOpen} />
            <KnowledgeContent knowledge={knowledge} />
          </div>
        </div>
      </div>
      {open?.kind === 'items' && <ItemsWindow only={open.only} onClose={() => setOpen(null)} />}
      {open?.kind === 'order' && <OrderWindow typeId={open.typeId} onClose={() => setOpen(null)} />}
      {open && open.kind !== 'items' && open.kind !== 'order' && (
        <AskedTitle asked={open} knowledge={knowledge} onClose={() => setOpen(null)} />
      )}
    </StaffPartsContext>
  );
}

interface ToolsProps {
  isReadonly: boolean;
  /** There is more than one type at the top level. */
  hasOrder: boolean;
  onOpen: (open: Open) => void;
}

function Tools({ isReadonly, hasOrder, onOpen }: ToolsProps) {
  return (
    <div className={classes.tools} role="group" aria-label={s('admin.tools')}>
      <Button
        variant="default"
        size="compact-md"
        disabled={isReadonly}
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'addType', parentId: 0, heading: s('admin.addTop') })}
      >
        {s('admin.addTop')}
      </Button>
      {hasOrder && (
        <Button
          variant="default"
          size="compact-md"
          disabled={isReadonly}
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'order', typeId: undefined })}
        >
          {s('order.openTop')}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-md"
        disabled={isReadonly}
        leftSection={<IconFileDescription size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'items', only: undefined })}
      >
        {s('admin.items')}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconMessages size={16} aria-hidden />}
        onClick={() => openChat()}
      >
        {s('admin.chat')}
      </Button>
    </div>
  );
}

interface AskedTitleProps {
  asked: Asked;
  knowledge: Knowledge;
  onClose: () => void;
}

/** To rename, the titles of both languages are read first; without the English one the Chinese can be changed. */
function AskedTitle({ asked, knowledge, onClose }: AskedTitleProps) {
  const { titleOf, isFailed } = useBothCatalogues();
  const isRename = asked.kind === 'rename';
  const known = isRename && isFailed ? { zh: asked.type.title, en: '' } : undefined;
  const before = isRename ? (titleOf(asked.type.id) ?? known) : undefined;
  const save = async (titles: Titles) => {
    if (asked.kind === 'addType') return addType(asked.parentId, titles);
    if (asked.kind === 'rename') return changeType(asked.type.id, before ?? { zh: '', en: '' }, titles);
    const id = await addQuestion(asked.type.id, titles);
    if (id !== undefined) knowledge.goTo(knowledge.links.question(id));
  };
  if (isRename && !before) return null;
  return <TitleDialog heading={asked.heading} {...(before && { before })} onSave={save} onClose={onClose} />;
}
