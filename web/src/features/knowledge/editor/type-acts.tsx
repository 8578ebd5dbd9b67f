/*
 * What is done to a type on its own page: the gear has each of it at some depths only (EDIT-04, EDIT-05), and a typo or
 * a wrong place is mended at every depth.
 */
import { IconArrowsSort, IconPencil, IconTrash } from '#icons';
import type { QuestionType } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { chooseForType, type StaffPartsOptions } from './gear-choices';
import classes from './knowledge-admin.module.css';

export interface TypeActsProps {
  type: QuestionType;
  options: StaffPartsOptions;
}

export function TypeActs({ type, options }: TypeActsProps) {
  const { isReadonly, ask } = options;
  const shared = { variant: 'default', size: 'compact-md', disabled: isReadonly } as const;
  const hasOrder = type.children.length > 1 || type.element.length > 1;
  return (
    <div className={classes.acts} role="group" aria-label={s('type.acts')}>
      <Button
        {...shared}
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => ask({ kind: 'rename', type, heading: s('gear.rename') })}
      >
        {s('gear.rename')}
      </Button>
      {hasOrder && (
        <Button
          {...shared}
          leftSection={<IconArrowsSort size={16} aria-hidden />}
          onClick={() => ask({ kind: 'order', typeId: type.id })}
        >
          {s('order.open')}
        </Button>
      )}
      <Button
        {...shared}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void chooseForType(options, type, 'deleteType')}
      >
        {s('gear.deleteType')}
      </Button>
    </div>
  );
}
