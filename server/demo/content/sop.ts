/* The agents' directory tree of the demo shop, joined, and the questions that nobody has put anywhere yet. */
import { sopDevices } from './sop-devices';
import { sopService } from './sop-service';
import type { DemoSopDirectory, DemoSopQuestion } from './sop-types';
import { pair } from './writing';

export const demoSop: readonly DemoSopDirectory[] = [...sopDevices, ...sopService];

/** The unassigned questions. */
export const demoLooseSop: readonly DemoSopQuestion[] = [
  {
    title: '含糖饮料洒在节流阀上',
    phenomenon: '饮料进入 T2 导轨，手柄发涩或按键失灵',
    products: ['throttle-t2'],
    answers: [
      pair(
        'Please leave it without power, turn it upside down and tell us which liquid it was and where it got in. Sugar sticks the felts together, so drying alone does not help; we send drawings of the parts that have to come out. Damage by liquid is not covered by the warranty.',
        '请保持断电并倒扣放置，告诉我们是什么液体、从哪里进入。糖分会粘住毡片，仅晾干没有用，我们会发来需要拆下部件的图纸。进液损坏不在保修范围内。',
      ),
    ],
  },
];
