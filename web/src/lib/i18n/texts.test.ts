// CONST-24, CONFLICT-26: texts whose words the specification fixes for a whole group.
import { describe, expect, it } from 'vitest';
import { common as enCommon } from './messages/en/common';
import { store as en } from './messages/en/store';
import { staff } from './messages/staff';
import { staffShell } from './messages/staff-shell';
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

describe('CONFLICT-26 the texts of staff', () => {
  /** Quoted in English by the specification, so they are exact (BENCH). */
  const quoted: readonly string[] = ['bench.list.loading', 'bench.list.end'];
  // Placeholders and marks alone say nothing in any language.
  const words = Object.entries<string>({ ...staff, ...staffShell }).filter(
    ([key, text]) => !quoted.includes(key) && /\p{Letter}/u.test(text.replaceAll(/\{[^{}]*\}/g, '')),
  );

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
