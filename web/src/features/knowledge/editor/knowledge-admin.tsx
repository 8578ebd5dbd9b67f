/*
 * The knowledge base as staff keep it (001 §2.1): the catalogue in a fifth of the width, beside it the home, a type, or
 * the editor of a question.
 */
import { useMemo, useState } from 'react';
import { IconFileDescription, IconFolderPlus, IconMessages } from '@tabler/icons-react';
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
import type { Asked } from './gear-choices';
import { staffPartsOf } from './staff-parts';
import classes from './knowledge-admin.module.css';

const TitleDialog = late(() => import('./title-dialog').then((module) => module.TitleDialog), {
  isAskedFor: true,
});
const ItemsWindow = late(() => import('./items-window').then((module) => module.ItemsWindow), {
  isAskedFor: true,
});

/** The window that is open: a title is asked for, or the products' descriptions. */
type Open = Asked | { readonly kind: 'items'; readonly only: number | undefined } | null;

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
            <Tools isReadonly={isReadonly} onOpen={setOpen} />
            <KnowledgeContent knowledge={knowledge} />
          </div>
        </div>
      </div>
      {open?.kind === 'items' && <ItemsWindow only={open.only} onClose={() => setOpen(null)} />}
      {open && open.kind !== 'items' && (
        <AskedTitle asked={open} knowledge={knowledge} onClose={() => setOpen(null)} />
      )}
    </StaffPartsContext>
  );
}

function Tools({ isReadonly, onOpen }: { isReadonly: boolean; onOpen: (open: Open) => void }) {
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

function AskedTitle({ asked, knowledge, onClose }: AskedTitleProps) {
  const { titleOf } = useBothCatalogues();
  const before = asked.kind === 'rename' ? titleOf(asked.type.id) : undefined;
  const save = async (titles: Titles) => {
    if (asked.kind === 'addType') return addType(asked.parentId, titles);
    if (asked.kind === 'rename') return changeType(asked.type.id, before ?? { zh: '', en: '' }, titles);
    const id = await addQuestion(asked.type.id, titles);
    if (id !== undefined) knowledge.goTo(knowledge.links.question(id));
  };
  return <TitleDialog heading={asked.heading} {...(before && { before })} onSave={save} onClose={onClose} />;
}
