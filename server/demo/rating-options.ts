/* The rating options of the demo shop, and the levels of the older rating with theirs. */
import type { App } from '../src/app';
import type { Db } from '../src/schema';

const options = [
  { name: 'Service attitude', nameZh: '服务态度' },
  { name: 'Response speed', nameZh: '响应速度' },
  { name: 'Problem solving', nameZh: '问题解决' },
];

/** Two options per level, level 1 first. */
const levels = [
  [
    { content: 'My problem was not solved', contentZh: '问题没有解决' },
    { content: 'I waited far too long', contentZh: '等待时间太长' },
  ],
  [
    { content: 'The answers did not help much', contentZh: '回答帮助不大' },
    { content: 'Replies came slowly', contentZh: '回复较慢' },
  ],
  [
    { content: 'Solved only in part', contentZh: '只解决了一部分' },
    { content: 'I had to ask several times', contentZh: '需要多次询问' },
  ],
  [
    { content: 'Solved after some time', contentZh: '过了一段时间才解决' },
    { content: 'Friendly and clear', contentZh: '态度友好，讲解清楚' },
  ],
  [
    { content: 'Solved at once', contentZh: '问题马上解决' },
    { content: 'Patient and expert', contentZh: '耐心又专业' },
  ],
];

export async function fillRatingOptions({ modules }: App, tx: Db): Promise<void> {
  const rows = options.map((option, index) => ({ ...option, points: 5, orderNo: index + 1 }));
  await modules.ratings.createOptions(tx, rows);
  await modules.ratings.createLevels(
    tx,
    levels.map((list, index) => ({ level: index + 1, options: list })),
  );
}
