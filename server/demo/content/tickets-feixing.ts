/* Tickets of feixing@example.com, a customer of the Chinese store; the conversations are in Chinese. */
import type { DemoTicket } from './types';
import { html, talk } from './writing';

const driftAfterMove: DemoTicket = {
  key: 'feixing-drift',
  account: 'feixing@example.com',
  type: 'flying-jitter',
  question: 'drift',
  title: 'B2 基座换了桌子之后，滚转轴一直慢慢往右漂',
  daysAgo: 1,
  atMinute: 610,
  handler: 'bruno',
  urgency: 'P3',
  products: ['base-b2'],
  solved: false,
  stepRecord: html`
    <h3>没碰杆，飞机却慢慢偏转</h3>
    <ol>
      <li>
        <p>手离开杆，轴页面显示什么？</p>
        <p><strong>慢慢变化的值</strong></p>
      </li>
      <li>
        <p>把基座周围 10 cm 内的磁性和发热物品移开，观察五分钟。还漂吗？</p>
        <p><strong>还漂</strong></p>
      </li>
    </ol>
  `,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: 你好，B2 用了一年多一直很稳，上周换了张升降桌，现在滚转轴静止时会慢慢往右漂，半小时大概 4%。
    6 bruno: 您好，感谢先按指引排查过。升降桌的话，桌板下面是不是有一根金属横梁？
    9 customer: 有，正好在基座下面。
    12 bruno: 可以用一枚回形针靠近横梁试试，看会不会被吸住。有些升降桌的横梁带磁，电机停了之后也会留一点。
    21 customer: 能吸住，吸力不大。
    24 bruno: 那很可能就是它。请把基座往左或往前挪 15 cm，再观察半小时。
    70 customer: 往前挪了 15 cm，半小时漂了 1%。比之前好很多，但还是有。是不是要垫高一点？垫什么材料合适？
  `,
};

const displayDashes: DemoTicket = {
  key: 'feixing-display',
  account: 'feixing@example.com',
  type: 'flying-displays',
  question: 'display-blank',
  title: 'P2 面板在某架插件客机上只显示横杠',
  daysAgo: 2,
  atMinute: 365,
  handler: 'chen',
  urgency: 'P3',
  products: ['panel-p2', 'combo-a3'],
  solved: false,
  stepRecord: html`
    <h3>面板显示窗只显示横杠</h3>
    <ol>
      <li>
        <p>模拟器运行时，海鸥图标是什么颜色？</p>
        <p><strong>蓝色</strong></p>
      </li>
      <li>
        <p>换一架模拟器自带的飞机，显示窗有数字了吗？</p>
        <p><strong>有了，是插件机的问题</strong></p>
      </li>
      <li>
        <p>在<strong>面板 → 数据来源</strong>选择该机型。</p>
        <p><strong>列表里没有</strong></p>
      </li>
    </ol>
  `,
  userUnread: true,
  adminUnread: false,
  messages: talk`
    0 customer: 自带的飞机都正常，就一架双发插件客机，P2 四个窗口全是横杠。数据来源列表里没有这个机型。
    10 chen: 您好。插件机的自动驾驶是它自己算的，需要单独适配。麻烦发一下机型名称、插件版本，还有 Desk 的版本号。
    18 customer: 插件是 1.6.2，Desk 是 3.2.0。机型名称我截图发了。
    27 chen: 收到。这架 1.5 版我们已经适配过，1.6 改了变量名，所以列表里暂时去掉了。
    30 customer: 大概多久能好？
    41 chen: 开发那边本周内会出测试版。您愿意帮忙试一下的话，我把测试版放进您的账号，装上后在“数据来源”里就能看到这架飞机。
  `,
};

const springFirm: DemoTicket = {
  key: 'feixing-spring',
  account: 'feixing@example.com',
  type: 'hardware-springs',
  question: 'spring-swap',
  title: '更换 B2 硬弹簧时挂钩断了一根',
  daysAgo: 4,
  atMinute: 760,
  handler: 'chen',
  urgency: 'P2',
  products: ['base-b2'],
  solved: false,
  ratingRequested: true,
  comment: '已补寄红端弹簧一对，快递次日达。客户确认收到后结单。',
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: 换红色那组弹簧，用钳子拉的时候挂钩断了。是不是我操作不对？
    5 chen: 没关系，钳子容易夹出印子，挂钩就从那里断。您是哪个轴？另外一根还好吗？
    8 customer: 俯仰轴，另一根没事。
    11 chen: 弹簧要成对更换，我给您补寄一对，免费。地址还是上次那个吗？
    13 customer: 是的，谢谢。下次我用绳子拉。
    16 chen: 棉绳穿过挂钩，往框架方向拉就行，不伤钩。今天下午发出，明天能到。
    day 3
    20 customer: 收到了，用绳子两分钟就装好，手感正好。
    28 chen: 太好了。刚给您发了一个评价邀请，方便的话帮我们点一下。
  `,
};

const invoiceSpecial: DemoTicket = {
  key: 'feixing-invoice',
  account: 'feixing@example.com',
  type: 'orders-paying',
  question: 'invoice',
  title: '电子发票抬头写错了，能重开吗？',
  daysAgo: 33,
  atMinute: 130,
  handler: 'chen',
  urgency: 'P3',
  products: [],
  solved: true,
  rating: { scores: [5, 5, 5], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: 你好，发票抬头少写了一个“限”字，还能改吗？
    4 chen: 可以的，电子发票先红冲再重开。请发一下正确的公司全称和税号。
    9 customer: 已发，税号没有变。
    22 chen: 重新开好了，在订单详情的“发票”里，原来那张已作废，报销请用新的。
    25 customer: 看到了，十几分钟就搞定，谢谢！
  `,
};

const missingGrease: DemoTicket = {
  key: 'feixing-missing',
  account: 'feixing@example.com',
  type: 'orders-parcel',
  question: 'missing-parts',
  title: 'C4 套件里没有找到润滑脂',
  daysAgo: 57,
  atMinute: 880,
  handler: 'amelia',
  urgency: 'P4',
  products: ['springs-c4'],
  solved: true,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: C4 套件打开，凸轮弹簧都在，说明书上写的润滑脂没有。
    7 amelia: 您好，润滑脂是一支很小的管子，插在扳手旁边的泡棉缝里，颜色和泡棉接近，容易看漏。麻烦再看一下？
    11 customer: 真的在缝里……不好意思。
    13 amelia: 不用客气，问的人不少，我们已经建议换成蓝色管子了。
    15 customer: 那我这个工单就解决了。
  `,
};

const shippingTransfer: DemoTicket = {
  key: 'feixing-shipping',
  account: 'feixing@example.com',
  type: 'orders-shipping',
  question: 'shipping-time',
  title: '订单显示“调拨”，大概什么时候能发？',
  daysAgo: 92,
  atMinute: 400,
  handler: 'chen',
  urgency: 'P3',
  products: ['hotas-m4'],
  solved: true,
  rating: { scores: [5, 4, 5], suggest: '希望订单页能直接显示调拨到哪一步了。' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: M4 的订单显示“调拨”，已经三天了，什么时候能发？
    35 chen: 您好，抱歉让您久等。刚查了，货昨天从总仓出发，预计后天到华东仓，到仓当天就发。
    38 customer: 好的，周末前能收到吗？
    42 chen: 正常周五能到。发出后物流单号会自动更新到订单里，我这边也会盯着。
    day 4
    15 customer: 今天收到了，包装很好，两箱都齐。
    22 chen: 太好了，装好后记得先校准一次。有问题随时找我们。
  `,
};

export const feixingTickets: readonly DemoTicket[] = [
  driftAfterMove,
  displayDashes,
  springFirm,
  invoiceSpecial,
  missingGrease,
  shippingTransfer,
];
