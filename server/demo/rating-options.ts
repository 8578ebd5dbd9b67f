/* The rating options of the demo shop. */
import type { App } from '../src/app';
import type { Db } from '../src/schema';

const options = [
  { name: 'Service attitude', nameZh: '服务态度' },
  { name: 'Response speed', nameZh: '响应速度' },
  { name: 'Problem solving', nameZh: '问题解决' },
];

export async function fillRatingOptions({ modules }: App, tx: Db): Promise<void> {
  const rows = options.map((option, index) => ({ ...option, points: 5, orderNo: index + 1 }));
  await modules.ratings.createOptions(tx, rows);
}
