/* The order of the types below one, or at the top level, and of its questions (decision 20). */
import { Modal } from '@mantine/core';
import { findTypePath, questionsInOrder } from '#contract/knowledge/catalogue';
import { t } from '../../../lib/i18n';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { ReturnFocus } from '../../../ui/return-focus';
import { moveQuestion, moveType, orderByTime } from './catalogue-calls';
import { useBothCatalogues } from './editing.queries';
import { OrderList } from './order-list';
import classes from './order-window.module.css';

export interface OrderWindowProps {
  /** undefined: the top level. */
  typeId: number | undefined;
  onClose: () => void;
}

export function OrderWindow({ typeId, onClose }: OrderWindowProps) {
  const { zh: types = [] } = useBothCatalogues();
  const path = typeId === undefined ? [] : (findTypePath(types, typeId) ?? []);
  const type = path.at(-1);
  const children = typeId === undefined ? types : (type?.children ?? []);
  const questions = type ? questionsInOrder(type, path.length) : [];
  const isByHand = questions.some(({ order_no }) => order_no !== undefined);
  return (
    <Modal
      opened
      onClose={onClose}
      title={type ? s('order.title', { title: type.title }) : s('order.openTop')}
      size="var(--dialog-width)"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <div className={classes.window}>
        <p className={classes.hint}>{s('order.hint')}</p>
        {children.length > 1 && (
          <section>
            <h3 className={classes.title}>{s('order.types')}</h3>
            <OrderList name={s('order.types')} rows={children} onMove={moveType} />
          </section>
        )}
        {type && questions.length > 1 && (
          <section>
            <h3 className={classes.title}>{s('order.questions')}</h3>
            <p className={classes.hint}>{s(isByHand ? 'order.byHand' : 'order.byTime')}</p>
            <OrderList name={s('order.questions')} rows={questions} onMove={moveQuestion} />
            {isByHand && (
              <Button
                className={classes.reset}
                variant="default"
                size="compact-md"
                onClick={() => void orderByTime(type.id)}
              >
                {s('order.reset')}
              </Button>
            )}
          </section>
        )}
      </div>
    </Modal>
  );
}
