/* Tickets of the other customers of the demo shop, so that the staff list looks like a working day. */
import type { DemoTicket } from './types';
import { html, talk } from './writing';

const hannaTracking: DemoTicket = {
  key: 'hanna-tracking',
  account: 'hanna.berg@example.com',
  type: 'orders-shipping',
  question: 'tracking-still',
  title: 'Tracking says delivered, but there is no parcel',
  daysAgo: 1,
  atMinute: 660,
  handler: null,
  urgency: 'P2',
  products: ['collective-k1'],
  solved: false,
  stepRecord: html`
    <h3>The tracking has not moved for days</h3>
    <ol>
      <li>
        <p>What does the tracking say?</p>
        <p><strong>Delivered, but I have not got it</strong></p>
      </li>
    </ol>
  `,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: My K1 is marked as delivered at 10:42 this morning. I was at home, nobody rang, and the neighbours have nothing.
    3 customer: The picture of the carrier shows a green door. Ours is white.
  `,
};

const hannaTwist: DemoTicket = {
  key: 'hanna-twist',
  account: 'hanna.berg@example.com',
  type: 'flying-axes',
  question: 'wrong-axis',
  title: 'The twist throttle of my first K1 worked backwards',
  daysAgo: 140,
  atMinute: 540,
  handler: 'bruno',
  urgency: 'P3',
  products: ['collective-k1'],
  solved: true,
  rating: { scores: [5, 5, 5], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: Twisting to the left opens the throttle in the simulator, I would expect the opposite.
    6 bruno: Hello Hanna. In the simulator, control settings, device K1, axis “slider”: tick Reverse there. In Larkmoor Desk it should stay off.
    13 customer: It was on in both places. Now it is right.
    15 bruno: Two reversals make none. Enjoy the hovering.
  `,
};

const tomDamaged: DemoTicket = {
  key: 'tom-damaged',
  account: 'tom.okafor@example.com',
  type: 'orders-parcel',
  question: 'damaged-parcel',
  title: 'Q3 arrived with a cracked flap lever',
  daysAgo: 2,
  atMinute: 570,
  handler: 'amelia',
  urgency: 'P2',
  products: ['quadrant-q3'],
  solved: false,
  userUnread: true,
  adminUnread: false,
  messages: talk`
    0 customer: The carton had a dent on one side, and inside the head of the flap lever is cracked. Pictures attached: carton, label, lever.
    12 amelia: Hello Tom, I am sorry about that. Thank you for photographing the label as well. Does the lever still move through all five stops?
    17 customer: It does, but the crack opens when I pull.
    25 amelia: Then I send you a new lever head by letter today, it is one screw from below. Or we exchange the whole quadrant, if you would rather have that. Which do you prefer?
  `,
};

const kenjiSimForgets: DemoTicket = {
  key: 'kenji-assignments',
  account: 'kenji.mori@example.com',
  type: 'flying-simulators',
  question: 'sim-forgets',
  title: 'Assignments are lost after each restart of the simulator',
  daysAgo: 3,
  atMinute: 330,
  handler: 'bruno',
  urgency: 'P3',
  products: ['hotas-m2'],
  solved: false,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: Each time I start the simulator, the throttle has lost its axis. The stick keeps everything.
    8 bruno: Hello Kenji. Do you use the same USB port for the throttle every time?
    10 customer: Yes. Stick and throttle are never unplugged.
    14 bruno: Then please switch on Device, Fixed identity for both in Larkmoor Desk, assign once more, and restart twice.
    55 customer: First restart fine, second restart lost again. My Documents folder is synchronised with a cloud service, could that matter?
  `,
};

const kenjiDuty: DemoTicket = {
  key: 'kenji-customs',
  account: 'kenji.mori@example.com',
  type: 'orders-customs',
  question: 'customs',
  title: 'The carrier wants import tax for my M2',
  daysAgo: 66,
  atMinute: 310,
  handler: 'bruno',
  urgency: 'P3',
  products: ['hotas-m2'],
  solved: true,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: The carrier asks for consumption tax and a handling fee at the door. Is this correct?
    9 bruno: Hello Kenji. Your order came from the China warehouse, so the tax is due on arrival. The duty itself is zero for game controllers. May I see the letter?
    16 customer: Attached. The tax, and a fee of 1,100 yen.
    21 bruno: That is all in order, then. Please keep the receipt in case you ever return it.
    24 customer: I see. Thank you for explaining.
  `,
};

const luciaDeadZone: DemoTicket = {
  key: 'lucia-rudder',
  account: 'lucia.ferrante@example.com',
  type: 'flying-calibration',
  question: 'dead-zone',
  title: 'R2 pedals: how much dead zone is normal?',
  daysAgo: 7,
  atMinute: 790,
  handler: 'amelia',
  urgency: 'P4',
  products: ['pedals-r2'],
  solved: true,
  rating: { scores: [4, 5, 5], suggest: 'Please make the damper screw easier to reach.' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: With 5% dead zone I feel a hole in the middle, with none the nose wanders. What do others use?
    7 amelia: Hello Lucia. Most stay at 2 to 3%. But before that close the damper by half a turn, it keeps your feet quiet.
    12 customer, recalled: Which screw is it?
    13 customer: Found it, the brass one under the arm. Half a turn, and 2%: very different.
    15 amelia: That is the usual reaction. If the nose still wanders, look at the rudder trim of the aircraft.
    17 customer: No, it is perfect now. Grazie!
  `,
};

const liuSpill: DemoTicket = {
  key: 'liuyang-spill',
  account: 'liuyang@example.com',
  type: 'hardware-care',
  question: 'cleaning',
  title: '可乐洒在 T2 节流阀上了',
  daysAgo: 1,
  atMinute: 750,
  handler: null,
  urgency: 'P2',
  products: ['throttle-t2'],
  solved: false,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: 半杯可乐洒在 T2 上，导轨里也进了，我第一时间拔了线，现在倒扣着。
    2 customer: 后盖可以自己拆开擦吗？用什么擦？
  `,
};

const liuAddress: DemoTicket = {
  key: 'liuyang-address',
  account: 'liuyang@example.com',
  type: 'orders-paying',
  question: 'change-address',
  title: '订单已审核，想改收货地址',
  daysAgo: 44,
  atMinute: 70,
  handler: 'chen',
  urgency: 'P2',
  products: ['throttle-t2'],
  solved: true,
  rating: { scores: [5, 5, 5], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: 刚下的单，地址填成老家了，订单已经是“已审核”，还能改吗？
    3 chen: 您好，仓库十点打面单，还来得及。请把完整的新地址和电话发我。
    6 customer: 已发。
    11 chen: 改好了，订单里已经是新地址，请核对一下。
    12 customer: 没问题，太及时了。
  `,
};

const wangExchange: DemoTicket = {
  key: 'wangmin-exchange',
  account: 'wangmin@example.com',
  type: 'orders-return',
  question: 'exchange',
  title: 'M2 想换成 M4，运费怎么算？',
  daysAgo: 2,
  atMinute: 540,
  handler: 'chen',
  urgency: 'P3',
  products: ['hotas-m2', 'hotas-m4'],
  solved: false,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: M2 收到两周，想升级成 M4，节流阀是一样的，能只换飞行杆那部分吗？
    9 chen: 您好，可以的。节流阀您留着，只退 B2 基座和 F1 手柄，再单独下单 B4 和 F3 就行。
    12 customer: 这样比直接换套装贵吗？
    18 chen, recalled: 单买会贵一些，差 120 左右。
    20 chen: 我按套装差价给您改单，价格和直接买 M4 一样。退货运费我们承担，您先下单，把订单号发我就好。
    23 customer: 明白了，今晚下单。
    25 chen: 好的，下单后不用着急寄，新的到了再退旧的也可以。
  `,
};

export const otherTickets: readonly DemoTicket[] = [
  hannaTracking,
  liuSpill,
  tomDamaged,
  wangExchange,
  kenjiSimForgets,
  luciaDeadZone,
  liuAddress,
  kenjiDuty,
  hannaTwist,
];
