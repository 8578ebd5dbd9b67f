/* Step 1 of the sending: channel, order, warranty, product, trade name, problem phenomenon (001 §4, §5). */
import { Radio, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { formatDateTime } from '../../../lib/dates';
import { s } from '../../../lib/i18n/staff';
import { type SendProblems, type Sending, withChannel, withOrder, withProduct } from './send-form';
import { orderBasicsQuery, productsQuery, tradeNamesQuery } from './send-report.queries';
import classes from './staff-reports.module.css';
import { dictionaryQuery } from './staff-reports.queries';

export interface SendStepProps {
  ticket: StaffTicketDetails;
  sending: Sending;
  problems: SendProblems;
  onChange: (next: Sending) => void;
}

/** What every choice from a list has in common. */
export const choiceProps = {
  searchable: true,
  clearable: true,
  placeholder: s('send.choose'),
  nothingFoundMessage: s('send.none'),
} as const;

export const textOf = (problem: SendProblems[keyof Sending]) => problem && s(`send.${problem}`);

export function SendBasics(props: SendStepProps & { phenomenon: string }) {
  const { ticket, sending, problems, onChange, phenomenon } = props;
  const orders = useQuery({
    ...orderBasicsQuery(ticket.personal.account, ticket.mark),
    enabled: sending.channel === '1',
  });
  const isEmpty = orders.data !== undefined && Object.keys(orders.data).length === 0;
  return (
    <div className={classes.fields}>
      <Dictionary
        type="faq_purchasing_channels"
        label={s('send.channel')}
        value={sending.channel}
        error={textOf(problems.channel)}
        onChange={(channel) => onChange(withChannel(sending, channel))}
      />
      {sending.channel === '1' && (
        <>
          <Select
            {...choiceProps}
            withAsterisk
            label={s('send.order')}
            data={Object.keys(orders.data ?? {})}
            value={sending.orderNum || null}
            error={isEmpty ? s('send.needOrder') : problems.orderNum && s('send.chooseOrder')}
            onChange={(value) => onChange(withOrder(sending, value ?? ''))}
          />
          <OrderFacts order={orders.data?.[sending.orderNum]} />
        </>
      )}
      <Dictionary
        type="faq_warranty_type"
        label={s('send.warranty')}
        value={sending.warrantyType}
        error={textOf(problems.warrantyType)}
        onChange={(warrantyType) => onChange({ ...sending, warrantyType })}
      />
      <Product {...props} ofOrder={orders.data?.[sending.orderNum]?.productionArray} />
      <Textarea
        autosize
        minRows={2}
        maxRows={5}
        dir="auto"
        label={s('send.phenomenon')}
        description={s('send.phenomenonHint')}
        value={sending.phenomenon ?? phenomenon}
        error={textOf(problems.phenomenon)}
        onChange={(event) => onChange({ ...sending, phenomenon: event.currentTarget.value })}
      />
    </div>
  );
}

interface DictionaryProps {
  type: 'faq_purchasing_channels' | 'faq_warranty_type';
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Dictionary({ type, ...field }: DictionaryProps) {
  const { data = [] } = useQuery(dictionaryQuery(type));
  return (
    <Radio.Group withAsterisk {...field}>
      <div className={classes.options}>
        {data.map(({ dictValue, dictLabel }) => (
          <Radio key={dictValue} value={dictValue} label={dictLabel} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Looks like what it is: a value that is shown, no field. */
const factProps = { readOnly: true, variant: 'unstyled', placeholder: s('send.fromOrder') } as const;

/** What comes from the chosen order and cannot be typed (DMG-43). */
function OrderFacts({
  order,
}: {
  order: { warehouseName: string; orderPayTimeStamp: number | null } | undefined;
}) {
  const paidAt = order?.orderPayTimeStamp ?? null;
  return (
    <div className={classes.pair}>
      <TextInput {...factProps} label={s('send.warehouse')} value={order?.warehouseName ?? ''} />
      <TextInput
        {...factProps}
        label={s('send.payment')}
        value={paidAt === null ? '' : formatDateTime(paidAt)}
      />
    </div>
  );
}

interface ProductProps extends SendStepProps {
  ofOrder: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** Products of the order, or all of them; then the names under which the product is sold. */
function Product({ sending, problems, onChange, ofOrder }: ProductProps) {
  const all = useQuery({ ...productsQuery, enabled: sending.channel === '2' });
  const trade = useQuery({
    ...tradeNamesQuery(sending.productId ?? 0),
    enabled: sending.productId !== null,
  });
  const products = sending.channel === '2' ? all.data : ofOrder;
  return (
    <div className={classes.pair}>
      <Select
        {...choiceProps}
        withAsterisk
        label={s('send.product')}
        data={(products ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={sending.productId === null ? null : String(sending.productId)}
        error={textOf(problems.productId)}
        onChange={(value) => onChange(withProduct(sending, value === null ? null : Number(value)))}
      />
      <Select
        {...choiceProps}
        label={s('send.shopName')}
        disabled={sending.productId === null}
        data={[...new Set(trade.data?.shopNames)]}
        value={sending.shopName || null}
        onChange={(value) => onChange({ ...sending, shopName: value ?? '' })}
      />
    </div>
  );
}
