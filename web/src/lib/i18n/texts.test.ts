// CONST-24, CONFLICT-26, CONFLICT-29, I18N-04, I18N-06: texts whose words the specification fixes for a whole group.
import { describe, expect, it } from 'vitest';
import { common as enCommon } from './messages/en/common';
import { store as en } from './messages/en/store';
import { staff } from './messages/staff';
import { staffCommands } from './messages/staff-commands';
import { staffContext } from './messages/staff-context';
import { staffEditor } from './messages/staff-editor';
import { staffFlow } from './messages/staff-flow';
import { staffList } from './messages/staff-list';
import { staffReports } from './messages/staff-reports';
import { staffSettings } from './messages/staff-settings';
import { staffShell } from './messages/staff-shell';
import { staffSop } from './messages/staff-sop';
import { staffTogether } from './messages/staff-together';
import { common as zhCommon } from './messages/zh/common';
import { store as zh } from './messages/zh/store';

describe('CONST-24 the product categories', () => {
  const ids = [133, 134, 140, 135, 136, 139] as const;
  const labels = (texts: Record<`store.category.${(typeof ids)[number]}`, string>) =>
    ids.map((id) => texts[`store.category.${id}`]);

  it('are six, with their labels in both languages', () => {
    expect(labels(en)).toEqual([
      'HOTAS set',
      'Combo',
      'Control panel',
      'Grip and handle',
      'Base',
      'Accessories',
    ]);
    expect(labels(zh)).toEqual(['HOTAS 套装', '组合套装', '控制面板', '握把与手柄', '基座', '配件']);
  });
});

describe('I18N-06 the fields of an order', () => {
  const fields = ['number', 'status', 'pay', 'ship'] as const;
  const labels = (texts: Record<`common.order.${(typeof fields)[number]}`, string>) =>
    fields.map((field) => texts[`common.order.${field}`]);

  it('have labels in both languages', () => {
    expect(labels(enCommon)).toEqual(['Order number', 'Order status', 'Pay status', 'Ship status']);
    expect(labels(zhCommon)).toEqual(['订单号', '订单状态', '支付状态', '发货状态']);
  });
});

describe('I18N-04, CONFLICT-26 the texts of staff', () => {
  /** Quoted in English by the specification, so they are exact (BENCH). */
  const quoted: readonly string[] = ['bench.list.loading', 'bench.list.end'];
  /** The name of the thing, the beginning of an address, and the languages of an answer (SOP-12). */
  const names: readonly string[] = ['SOP', 'https://', 'CN', 'English'];
  // Placeholders and marks alone say nothing in any language.
  const all = {
    ...staff,
    ...staffCommands,
    ...staffContext,
    ...staffEditor,
    ...staffFlow,
    ...staffList,
    ...staffReports,
    ...staffSettings,
    ...staffShell,
    ...staffSop,
    ...staffTogether,
  };
  const words = Object.entries<string>(all).filter(
    ([key, text]) =>
      !quoted.includes(key) &&
      !names.includes(text) &&
      /\p{Letter}/u.test(text.replaceAll(/\{[^{}]*\}/g, '')),
  );

  it('CONFLICT-29: the two that are quoted stay as they are', () => {
    expect([staff['bench.list.loading'], staff['bench.list.end']]).toEqual(['Loading...', 'No more']);
  });

  it.each(words)('%s is in Chinese', (_, text) => expect(text).toMatch(/\p{Script=Han}/u));
});

describe('CONST-02 the hours', () => {
  it('of older texts stand beside those that are shown, each with the request for a message', () => {
    expect(enCommon['common.serviceTime.older']).toMatch(/Monday to Friday, 9:00-18:00.*leave a message/);
    expect(zhCommon['common.serviceTime.older']).toMatch(/周一至周五 9:00-18:00.*留言/);
    expect(enCommon['common.serviceTime.body']).toMatch(/Monday to Sunday.*leave a message/);
    expect(zhCommon['common.serviceTime.body']).toMatch(/周一至周日.*留言/);
  });
});
