/*
 * The range of the demo shop: an invented maker, Larkmoor, with sets, combos, panels, grips, bases and
 * accessories. The order of the categories is that of the specification (000 §9).
 */
import type { DemoProduct, DemoProductType } from './types';
import { pair } from './writing';

export const demoProductTypes: readonly DemoProductType[] = [
  { key: 'hotas', name: pair('HOTAS set', 'HOTAS 套装') },
  { key: 'combo', name: pair('Combo', '组合套装') },
  { key: 'panel', name: pair('Control panel', '控制面板') },
  { key: 'grip', name: pair('Grip and handle', '握把与手柄') },
  { key: 'base', name: pair('Base', '基座') },
  { key: 'accessory', name: pair('Accessories', '配件') },
];

const sets: readonly DemoProduct[] = [
  {
    key: 'hotas-m2',
    type: 'hotas',
    name: 'Larkmoor M2 HOTAS Set',
    description: pair(
      'Stick and throttle for a desk: the B2 base with the F1 grip, and the T2 throttle base with the H2 handles. Contactless sensors on all four main axes.',
      '桌面飞行杆与节流阀套装：B2 基座配 F1 手柄，T2 节流阀基座配 H2 握把，四个主轴均采用非接触式传感器。',
    ),
    picture: 'product-hotas-m2.svg',
    children: ['base-b2', 'grip-f1', 'throttle-t2', 'grip-h2'],
  },
  {
    key: 'hotas-m4',
    type: 'hotas',
    name: 'Larkmoor M4 Pro HOTAS Set',
    description: pair(
      'The all-metal set: the B4 base with exchangeable cams and adjustable damping, the F3 metal grip, and the T2 throttle base with the H2 handles.',
      '全金属套装：可更换凸轮、可调阻尼的 B4 基座，F3 金属手柄，以及 T2 节流阀基座和 H2 握把。',
    ),
    picture: 'product-hotas-m4.svg',
    children: ['base-b4', 'grip-f3', 'throttle-t2', 'grip-h2'],
  },
  {
    key: 'combo-a3',
    type: 'combo',
    name: 'Larkmoor A3 Airliner Combo',
    description: pair(
      'An airliner cockpit in one box: S1 sidestick grip on the B2 base, the Q3 throttle quadrant and the P2 autopilot panel.',
      '一箱装下客机驾驶舱：B2 基座配 S1 侧杆手柄，加上 Q3 推力手柄座和 P2 自动驾驶面板。',
    ),
    picture: 'product-combo-a3.svg',
    children: ['base-b2', 'grip-s1', 'quadrant-q3', 'panel-p2'],
  },
  {
    key: 'combo-r5',
    type: 'combo',
    name: 'Larkmoor R5 Rotary Combo',
    description: pair(
      'For helicopters: the B4 base with centring taken out and damping set for a cyclic, the F3 grip, the K1 collective and the R2 pedals.',
      '直升机组合：取消回中、按周期变距杆调好阻尼的 B4 基座，F3 手柄，K1 总距杆和 R2 脚舵。',
    ),
    picture: 'product-combo-r5.svg',
    children: ['base-b4', 'grip-f3', 'collective-k1', 'pedals-r2'],
  },
];

const panels: readonly DemoProduct[] = [
  {
    key: 'panel-p1',
    type: 'panel',
    name: 'Larkmoor P1 Systems Panel',
    description: pair(
      'Landing-gear lever, two rows of locking toggles and eight guarded buttons, all backlit. Stands on its own feet or bolts to a rail.',
      '起落架手柄、两排带锁拨动开关、八个带护盖按键，全部带背光。可独立放置，也可固定在型材上。',
    ),
    picture: 'product-panel-p1.svg',
  },
  {
    key: 'panel-p2',
    type: 'panel',
    name: 'Larkmoor P2 Autopilot Panel',
    description: pair(
      'Four push-and-turn encoders with their own displays, and twelve lit mode keys, for flying by heading, altitude and speed.',
      '四个带独立显示窗的按压旋钮和十二个带灯模式键，用于设定航向、高度与速度。',
    ),
    picture: 'product-panel-p2.svg',
  },
  {
    key: 'panel-p3',
    type: 'panel',
    name: 'Larkmoor P3 Radio Panel',
    description: pair(
      'Two tuning heads with double knobs and a transponder keypad. Shows active and standby frequency side by side.',
      '两组双层调谐旋钮和应答机键盘，主用与备用频率并排显示。',
    ),
    picture: 'product-panel-p3.svg',
  },
];

const grips: readonly DemoProduct[] = [
  {
    key: 'grip-f1',
    type: 'grip',
    name: 'Larkmoor F1 Grip',
    description: pair(
      'Right-handed combat grip with a two-stage trigger, three four-way hats and a pinkie lever. Five-pin locking ring.',
      '右手战斗机手柄：两段式扳机、三个四向苦力帽、小指拨杆，五针锁紧环接口。',
    ),
    picture: 'product-grip-f1.svg',
  },
  {
    key: 'grip-f3',
    type: 'grip',
    name: 'Larkmoor F3 Metal Grip',
    description: pair(
      'Cast metal body, folding trigger, five hats that can be pressed, and a hand rest that slides over 24 mm.',
      '压铸金属机身，折叠扳机，五个可按压苦力帽，掌托可在 24 mm 范围内滑动。',
    ),
    picture: 'product-grip-f3.svg',
  },
  {
    key: 'grip-s1',
    type: 'grip',
    name: 'Larkmoor S1 Sidestick Grip',
    description: pair(
      'Airliner sidestick for the left or the right hand, with a push-to-talk trigger and a take-over button.',
      '左右手通用的客机侧杆手柄，带通话扳机和优先操纵按钮。',
    ),
    picture: 'product-grip-s1.svg',
  },
  {
    key: 'grip-h2',
    type: 'grip',
    name: 'Larkmoor H2 Throttle Handles',
    description: pair(
      'A pair of throttle handles that can be split or coupled, with a thumb slider, a speed-brake switch and a small pointing stick.',
      '可分可合的双节流阀握把，带拇指滑块、减速板开关和微型指向杆。',
    ),
    picture: 'product-grip-h2.svg',
  },
];

const bases: readonly DemoProduct[] = [
  {
    key: 'base-b2',
    type: 'base',
    name: 'Larkmoor B2 Stick Base',
    description: pair(
      'Compact gimbal with contactless sensors and three pairs of springs in the box. Takes every Larkmoor stick grip.',
      '紧凑型万向节基座，非接触式传感器，随箱附三组弹簧，兼容全部 Larkmoor 飞行杆手柄。',
    ),
    picture: 'product-base-b2.svg',
  },
  {
    key: 'base-b4',
    type: 'base',
    name: 'Larkmoor B4 Metal Base',
    description: pair(
      'Machined gimbal on ball bearings with exchangeable cams, two spring strengths and a dry clutch on each axis.',
      '滚珠轴承金属万向节，凸轮可更换，两种弹簧力度，每轴一套干式离合阻尼。',
    ),
    picture: 'product-base-b4.svg',
  },
  {
    key: 'base-b1',
    type: 'base',
    name: 'Larkmoor B1 Stick Base (first series)',
    description: pair(
      'No longer made since 2021. Springs and cables are still kept in stock.',
      '2021 年起停产，弹簧和线缆仍有备件。',
    ),
    picture: 'product-base-b1.svg',
    enable: 0,
  },
  {
    key: 'throttle-t2',
    type: 'base',
    name: 'Larkmoor T2 Throttle Base',
    description: pair(
      'Twin rails with adjustable friction and two detents that can be set or removed. Fourteen switches on the deck.',
      '双导轨节流阀基座，摩擦力可调，两个定位卡点可移动或取下，面板上有十四个开关。',
    ),
    picture: 'product-throttle-t2.svg',
  },
  {
    key: 'quadrant-q3',
    type: 'base',
    name: 'Larkmoor Q3 Throttle Quadrant',
    description: pair(
      'Two thrust levers with reversers, speed brake, flaps with five stops, and a trim wheel.',
      '双推力手柄（带反推）、减速板、五档襟翼手柄和配平轮。',
    ),
    picture: 'product-quadrant-q3.svg',
  },
  {
    key: 'collective-k1',
    type: 'base',
    name: 'Larkmoor K1 Collective',
    description: pair(
      'Collective lever with twist throttle, adjustable friction and a head with eight switches.',
      '总距杆，带旋转油门、可调摩擦力和八开关杆头。',
    ),
    picture: 'product-collective-k1.svg',
  },
];

const accessories: readonly DemoProduct[] = [
  {
    key: 'pedals-r2',
    type: 'accessory',
    name: 'Larkmoor R2 Rudder Pedals',
    description: pair(
      'Pendulum pedals with toe brakes, a damper and a centring spring in three strengths.',
      '摆臂式脚舵，带脚刹、阻尼器和三档回中弹簧。',
    ),
    picture: 'product-pedals-r2.svg',
  },
  {
    key: 'clamp-d1',
    type: 'accessory',
    name: 'Larkmoor D1 Desk Clamp',
    description: pair(
      'Steel clamp for table tops of 15 to 55 mm. Height and reach can be set without tools.',
      '钢制桌夹，适合 15 至 55 mm 厚的桌板，高度和前伸无需工具即可调整。',
    ),
    picture: 'product-clamp-d1.svg',
  },
  {
    key: 'extension-x10',
    type: 'accessory',
    name: 'Larkmoor X10 Stick Extension',
    description: pair(
      'Ten centimetres of extension between base and grip, straight or bent by 15°. The cable runs inside.',
      '基座与手柄之间的 10 cm 加长杆，直杆或 15° 弯杆，线缆内走。',
    ),
    picture: 'product-extension-x10.svg',
  },
  {
    key: 'cable-u1',
    type: 'accessory',
    name: 'Larkmoor U1 USB Cable',
    description: pair(
      'Shielded USB-C to USB-A cable with a ferrite core and an angled plug, 1.8 m or 3 m.',
      '带磁环的屏蔽 USB-C 转 USB-A 线，弯头，1.8 m 或 3 m。',
    ),
    picture: 'product-cable-u1.svg',
  },
  {
    key: 'springs-c4',
    type: 'accessory',
    name: 'Larkmoor C4 Cam and Spring Kit',
    description: pair(
      'Three pairs of cams, two pairs of springs, the hex keys and the grease for a B4 base.',
      'B4 基座用套件：三组凸轮、两组弹簧、内六角扳手和润滑脂。',
    ),
    picture: 'product-springs-c4.svg',
  },
];

/** All products; enabled unless marked. */
export const demoProducts: readonly DemoProduct[] = [...sets, ...panels, ...grips, ...bases, ...accessories];
