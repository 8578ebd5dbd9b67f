// KB-02, KB-03: who looks after a type, or changed a question, is named in the visitor's language where they have a name in it.
import { expect, it } from 'vitest';
import { nameIn } from './names.rules';

it.each([
  ['陈立 Chen Li', '陈立', 'Chen Li'],
  ['Chen Li (陈立)', '陈立', 'Chen Li'],
  ['陈立 / Chen Li', '陈立', 'Chen Li'],
  ["Zoë O'Hara-Ng 吴佐伊", '吴佐伊', "Zoë O'Hara-Ng"],
  ['陈立', '陈立', '陈立'],
  ['Amelia Hart', 'Amelia Hart', 'Amelia Hart'],
  ['陈立2', '陈立2', '陈立2'],
  ['', '', ''],
])('%s', (name, zh, en) => {
  expect([nameIn('zh', name), nameIn('en', name)]).toEqual([zh, en]);
});
