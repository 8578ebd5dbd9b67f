/* Tickets of visitors without an account: online consultations (type 9999, Q-38) and one of an ordinary type. */
import type { DemoTicket } from './types';
import { talk } from './writing';

const leftHanded: DemoTicket = {
  key: 'guest-left-handed',
  account: '',
  guest: 'Guest-1041',
  type: '9999',
  title: 'Online consultation',
  daysAgo: 1,
  atMinute: 815,
  handler: null,
  urgency: 'P1',
  products: [],
  solved: false,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: Hi, is any of your sticks made for the left hand? My right arm is in a splint for a while and I would like to keep flying.
    1 customer: A desk stick would be best. I have no throttle yet.
  `,
};

const firstSet: DemoTicket = {
  key: 'guest-first-set',
  account: '',
  guest: 'Guest-1038',
  type: '9999',
  title: 'Online consultation',
  daysAgo: 2,
  atMinute: 690,
  handler: 'bruno',
  urgency: 'P1',
  products: [],
  solved: false,
  userUnread: true,
  adminUnread: false,
  messages: talk`
    0 customer: Hello, I am thinking of the M2 as a first set for my daughter, she is thirteen. Or is that too much for a beginner?
    4 bruno: Hello, and welcome. Not at all. The F1 grip is small enough for her hands, and with the soft springs the stick is light. What does she fly?
    6 customer: Light aircraft mostly, and now and then a rescue helicopter.
    9 bruno: The M2 does both. For the helicopter she will like the soft springs too. I would leave out pedals at first: the rudder can sit on the thumb slider of the throttle.
    11 customer: Good to know. Does it need a special table?
    14 bruno: Any table that does not wobble. It has rubber feet, so no clamp is needed with the soft springs. And you have 30 days to send it back, should it not suit her.
  `,
};

const consoleAsk: DemoTicket = {
  key: 'guest-console',
  account: '',
  guest: 'Guest-1029',
  type: '9999',
  title: 'Online consultation',
  daysAgo: 9,
  atMinute: 560,
  handler: 'amelia',
  urgency: 'P1',
  products: [],
  solved: true,
  rating: { scores: [5, 5, 4], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: Does the throttle quadrant work on a games console?
    3 amelia: Hello. I am afraid not: consoles accept only controllers that their makers have licensed. On a computer it works with every simulator we know of.
    5 customer: What about one of those adapters?
    8 amelia: Some people are happy with them, others are not, and we could not help you if it fails. I would not buy the quadrant for that.
    9 customer: Thanks for the honest answer.
  `,
};

const chineseGuest: DemoTicket = {
  key: 'guest-helicopter',
  account: '',
  guest: 'Guest-1044',
  type: '9999',
  title: 'Online consultation',
  daysAgo: 1,
  atMinute: 700,
  handler: 'amelia',
  urgency: 'P1',
  products: ['combo-r5'],
  solved: false,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: 你好，R5 直升机组合里的 B4 以后想飞固定翼，需要再买基座吗？
    5 amelia: 您好，不用。加一套 C4 凸轮弹簧套件，把平凸轮换成带回中的就行，十五分钟左右。
    8 customer: 换来换去麻烦吗？我可能一周飞直升机，一周飞固定翼。
    12 amelia: 拆顶板四颗螺丝，换凸轮不用动弹簧。熟练之后大概五分钟，换完校准一次。
    16 customer: 那还可以。套件和 R5 一起下单有优惠吗？
  `,
};

const wrongParcel: DemoTicket = {
  key: 'guest-parcel',
  account: '',
  guest: 'Guest-1033',
  type: 'orders-parcel',
  title: 'A parcel for somebody else was delivered to me',
  daysAgo: 3,
  atMinute: 620,
  handler: 'amelia',
  urgency: 'P3',
  products: [],
  solved: false,
  comment: 'Carrier mixed two labels. Collection booked, the right customer has been told.',
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: The carrier left a large box with your name on it at my door, but the label is for someone else in another street. I am not a customer of yours.
    11 amelia: Good morning, and thank you very much for writing. Could you tell us the last four digits of the tracking number? Please leave the name out.
    15 customer: 4417.
    26 amelia: Found it. The carrier has swapped two labels and collects the box tomorrow between nine and twelve. Can it stay with you until then?
    29 customer: No problem, it is dry in the hall.
    31 amelia: You are very kind. Somebody will be glad of it.
  `,
};

export const visitorTickets: readonly DemoTicket[] = [
  leftHanded,
  chineseGuest,
  firstSet,
  wrongParcel,
  consoleAsk,
];
