/*
 * What the customers of the demo shop have ordered: pilot@example.com has orders in every state,
 * feixing@example.com orders in China, newcomer@example.com none. Names and addresses are invented, telephone
 * numbers are from ranges kept for fiction or plainly none.
 */

/** Whom and where a parcel goes to. */
export interface DemoRecipient {
  readonly name: string;
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly county: string;
  readonly address: string;
  readonly zip: string;
}

export interface DemoOrder {
  readonly account: string;
  readonly orderNum: string;
  /** '' without a sale document. */
  readonly salesId: string;
  readonly area: 'us' | 'uk' | 'eu' | 'jp' | 'cn';
  readonly carrier: string;
  readonly warehouse: 'china' | 'europe' | 'america';
  readonly recipient: DemoRecipient;
  /** 1 transfer, 2 in-stock, 3 pre-order. */
  readonly type: 1 | 2 | 3;
  /** 2 awaiting review, 3 reviewed, 4 completed, 5 refund, 6 voided. */
  readonly status: 2 | 3 | 4 | 5 | 6;
  /** 0 unpaid, 1 paid, 2 capturing, 3 authorizing. */
  readonly pay: 0 | 1 | 2 | 3;
  readonly refunded?: true;
  readonly daysAgo: number;
  /** Minutes after midnight UTC. */
  readonly atMinute: number;
  /** Product key, how many, price of one. */
  readonly products: readonly (readonly [key: string, count: number, price: number])[];
  readonly discounts?: readonly (readonly [key: string, value: number])[];
  readonly shipping?: number;
  readonly waybills?: readonly string[];
  /** The parcel's way; hours count from the order. */
  readonly way?: readonly (readonly [hours: number, info: string, code: string])[];
  /** Days from the order to the expected arrival. */
  readonly arrivesIn?: number;
}

/** Names by key; the number is what the shop calls the warehouse. */
export const demoWarehouses = {
  china: { id: 1, name: '中国仓' },
  europe: { id: 2, name: 'Europe' },
  america: { id: 3, name: 'North America' },
} as const;

/** Who stands on the invoices. */
export const demoSeller = 'Larkmoor Flight Controls';

/** Things in the carts, by account. */
export const demoCarts: Readonly<Record<string, number>> = {
  'pilot@example.com': 3,
  'feixing@example.com': 1,
};

const alex: DemoRecipient = {
  name: 'Alex Morgan',
  mobile: '+44 20 7946 0123',
  country: 'United Kingdom',
  province: 'Wessland',
  city: 'Harrowfield',
  county: '',
  address: '17 Windsock Lane',
  zip: 'HF0 0AA',
};

const alexAbroad: DemoRecipient = {
  name: 'Alex Morgan',
  mobile: '+1 202 555 0143',
  country: 'United States',
  province: 'Oregon',
  city: 'Port Exampleton',
  county: 'Sample County',
  address: '4400 Runway Drive, Apt 12',
  zip: '00000',
};

const club: DemoRecipient = {
  ...alex,
  name: 'Harrowfield Flying Club, Alex Morgan',
  address: '3 Mill Lane',
};

const friend: DemoRecipient = {
  name: 'Jonas Falk',
  mobile: '+49 30 23125 012',
  country: 'Germany',
  province: '',
  city: 'Musterstadt',
  county: '',
  address: 'Am Rollfeld 8',
  zip: '00000',
};

const lin: DemoRecipient = {
  name: '林飞',
  mobile: '+86 100 0000 0001',
  country: '中国',
  province: '广东省',
  city: '示例市',
  county: '云帆区',
  address: '航空路 8 号 3 栋 1203',
  zip: '000000',
};

const inEurope = (days: number) =>
  [
    [6, 'Shipment information received', 'PU'],
    [28, 'Picked up from the warehouse', 'OK'],
    [52, 'Arrived at the sorting centre Musterhafen', 'AR'],
    [days * 24, 'Delivered, signed for by the recipient', 'DL'],
  ] as const;

const inChina = (days: number) =>
  [
    [5, '顺丰速运已收取快件', '50'],
    [14, '快件到达【示例中转场】', '31'],
    [days * 24 - 4, '快件交给配送员，正在派送途中', '44'],
    [days * 24, '已签收，感谢使用', '80'],
  ] as const;

const pilotAccount = { account: 'pilot@example.com' };
const done = { status: 4, pay: 1 } as const;

const pilotOrders: readonly DemoOrder[] = [
  {
    ...pilotAccount,
    ...done,
    orderNum: 'LM-G-100482',
    salesId: 'SO-G-20482',
    area: 'us',
    carrier: 'UPS',
    warehouse: 'america',
    recipient: alexAbroad,
    type: 2,
    daysAgo: 426,
    atMinute: 1_010,
    products: [
      ['base-b4', 1, 349],
      ['grip-f3', 1, 219],
    ],
    discounts: [['Welcome code', 28]],
    waybills: ['1ZDEMO000000000482'],
    way: [
      [20, 'Shipment ready for UPS', 'MP'],
      [44, 'Departed from facility', 'DP'],
      [118, 'Delivered, front door', 'DL'],
    ],
    arrivesIn: 6,
  },
  {
    ...pilotAccount,
    ...done,
    orderNum: 'LM-G-100731',
    salesId: 'SO-G-20731',
    area: 'us',
    carrier: 'FedEx',
    warehouse: 'america',
    recipient: alexAbroad,
    type: 2,
    daysAgo: 310,
    atMinute: 930,
    products: [
      ['throttle-t2', 1, 239],
      ['grip-h2', 1, 169],
      ['pedals-r2', 1, 299],
    ],
    discounts: [
      ['Set of three', 40],
      ['Winter sale', 25.5],
    ],
    waybills: ['DEMO00000731-1', 'DEMO00000731-2'],
    way: [
      [18, 'Shipment information sent to FedEx', 'OC'],
      [30, 'Picked up', 'PU'],
      [75, 'At local facility', 'AR'],
      [98, 'Delivered', 'DL'],
    ],
    arrivesIn: 5,
  },
  {
    ...pilotAccount,
    ...done,
    orderNum: 'LM-G-101266',
    salesId: 'SO-G-21266',
    area: 'uk',
    carrier: 'Tidewater Freight',
    warehouse: 'europe',
    recipient: alex,
    type: 1,
    daysAgo: 168,
    atMinute: 615,
    products: [
      ['quadrant-q3', 1, 329],
      ['panel-p2', 1, 249],
      ['cable-u1', 2, 19],
    ],
    shipping: 24,
    waybills: ['TW-000-126-600'],
    way: [
      [150, 'Transferred from the main warehouse', 'TR'],
      [170, 'Collected', 'PU'],
      [290, 'Delivered', 'DL'],
    ],
    arrivesIn: 12,
  },
  {
    ...pilotAccount,
    orderNum: 'LM-G-101518',
    salesId: 'SO-G-21518',
    area: 'uk',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: alex,
    type: 2,
    status: 5,
    pay: 1,
    refunded: true,
    daysAgo: 84,
    atMinute: 1_120,
    products: [['grip-s1', 1, 99]],
    waybills: ['DEMO0000001518'],
    way: [...inEurope(5), [330, 'Return received at the warehouse', 'RT']],
    arrivesIn: 6,
  },
  {
    ...pilotAccount,
    ...done,
    orderNum: 'LM-G-101733',
    salesId: 'SO-G-21733',
    area: 'eu',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: friend,
    type: 2,
    daysAgo: 41,
    atMinute: 1_205,
    products: [
      ['clamp-d1', 2, 59],
      ['springs-c4', 1, 39],
    ],
    waybills: ['DEMO0000001733'],
    way: inEurope(4),
    arrivesIn: 5,
  },
  {
    ...pilotAccount,
    orderNum: 'LM-G-101802',
    salesId: '',
    area: 'uk',
    carrier: '',
    warehouse: 'europe',
    recipient: alex,
    type: 2,
    status: 6,
    pay: 0,
    daysAgo: 26,
    atMinute: 1_290,
    products: [['panel-p1', 1, 189]],
  },
  {
    ...pilotAccount,
    ...done,
    orderNum: 'LM-G-101867',
    salesId: 'SO-G-21867',
    area: 'uk',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: club,
    type: 2,
    daysAgo: 14,
    atMinute: 640,
    products: [['panel-p1', 1, 189]],
    discounts: [['Club price', 18.9]],
    waybills: ['DEMO0000001867'],
    way: inEurope(6),
    arrivesIn: 7,
  },
  {
    ...pilotAccount,
    orderNum: 'LM-G-101921',
    salesId: 'SO-G-21921',
    area: 'uk',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: alex,
    type: 2,
    status: 3,
    pay: 1,
    daysAgo: 4,
    atMinute: 480,
    products: [
      ['extension-x10', 1, 45],
      ['cable-u1', 1, 19],
    ],
    shipping: 12.5,
    waybills: ['DEMO0000001921'],
    way: [
      [6, 'Shipment information received', 'PU'],
      [29, 'Picked up from the warehouse', 'OK'],
      [53, 'Arrived at the sorting centre Musterhafen', 'AR'],
    ],
    arrivesIn: 7,
  },
  {
    ...pilotAccount,
    orderNum: 'LM-G-101940',
    salesId: 'SO-G-21940',
    area: 'uk',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: alex,
    type: 3,
    status: 3,
    pay: 3,
    daysAgo: 2,
    atMinute: 1_165,
    products: [['collective-k1', 1, 279]],
    arrivesIn: 30,
  },
  {
    ...pilotAccount,
    orderNum: 'LM-G-101952',
    salesId: '',
    area: 'uk',
    carrier: '',
    warehouse: 'europe',
    recipient: alex,
    type: 1,
    status: 2,
    pay: 2,
    daysAgo: 1,
    atMinute: 705,
    products: [['panel-p3', 1, 219]],
    discounts: [['Autumn sale', 20]],
    arrivesIn: 13,
  },
];

const linAccount = {
  account: 'feixing@example.com',
  area: 'cn',
  carrier: '顺丰速运',
  warehouse: 'china',
  recipient: lin,
} as const;

const feixingOrders: readonly DemoOrder[] = [
  {
    ...linAccount,
    ...done,
    orderNum: 'LM-C-300219',
    salesId: 'SO-C-40219',
    type: 2,
    daysAgo: 203,
    atMinute: 250,
    products: [
      ['base-b2', 1, 999],
      ['grip-f1', 1, 739],
    ],
    discounts: [['新用户立减', 50]],
    waybills: ['SFDEMO000300219'],
    way: inChina(2),
    arrivesIn: 3,
  },
  {
    ...linAccount,
    ...done,
    orderNum: 'LM-C-300604',
    salesId: 'SO-C-40604',
    type: 1,
    daysAgo: 96,
    atMinute: 90,
    products: [['hotas-m4', 1, 5_399]],
    discounts: [['满 5000 减 300', 300]],
    waybills: ['SFDEMO000300604'],
    way: inChina(9),
    arrivesIn: 9,
  },
  {
    ...linAccount,
    ...done,
    orderNum: 'LM-C-300788',
    salesId: 'SO-C-40788',
    type: 2,
    daysAgo: 61,
    atMinute: 770,
    products: [['springs-c4', 1, 269]],
    shipping: 12,
    waybills: ['SFDEMO000300788'],
    way: inChina(3),
    arrivesIn: 3,
  },
  {
    ...linAccount,
    orderNum: 'LM-C-301015',
    salesId: 'SO-C-41015',
    type: 3,
    status: 3,
    pay: 1,
    daysAgo: 3,
    atMinute: 835,
    products: [['combo-a3', 1, 4_499]],
    arrivesIn: 25,
  },
];

const otherOrders: readonly DemoOrder[] = [
  {
    ...done,
    account: 'hanna.berg@example.com',
    orderNum: 'LM-G-101899',
    salesId: 'SO-G-21899',
    area: 'eu',
    carrier: 'DHL',
    warehouse: 'europe',
    recipient: { ...friend, name: 'Hanna Berg', city: 'Beispielhausen', address: 'Segelflugweg 21' },
    type: 2,
    daysAgo: 6,
    atMinute: 520,
    products: [['collective-k1', 1, 279]],
    waybills: ['DEMO0000001899'],
    way: inEurope(5),
    arrivesIn: 5,
  },
  {
    ...done,
    account: 'tom.okafor@example.com',
    orderNum: 'LM-G-101871',
    salesId: 'SO-G-21871',
    area: 'us',
    carrier: 'FedEx',
    warehouse: 'america',
    recipient: { ...alexAbroad, name: 'Tom Okafor', mobile: '+1 202 555 0178', address: '88 Taxiway Court' },
    type: 2,
    daysAgo: 9,
    atMinute: 1_330,
    products: [['quadrant-q3', 1, 329]],
    waybills: ['DEMO00001871'],
    way: [
      [18, 'Shipment information sent to FedEx', 'OC'],
      [150, 'Delivered', 'DL'],
    ],
    arrivesIn: 6,
  },
  {
    ...done,
    account: 'kenji.mori@example.com',
    orderNum: 'LM-G-101547',
    salesId: 'SO-G-21547',
    area: 'jp',
    carrier: 'Yamato',
    warehouse: 'china',
    recipient: {
      name: '森 健二',
      mobile: '+81 00 0000 0000',
      country: 'Japan',
      province: '見本県',
      city: '滑走路市',
      county: '',
      address: '格納庫町 1-2-3',
      zip: '000-0000',
    },
    type: 2,
    daysAgo: 74,
    atMinute: 40,
    products: [['hotas-m2', 1, 329]],
    waybills: ['0000-0154-7000'],
    way: [
      [30, 'Picked up', 'PU'],
      [190, 'Delivered', 'DL'],
    ],
    arrivesIn: 9,
  },
  {
    ...linAccount,
    ...done,
    account: 'liuyang@example.com',
    recipient: { ...lin, name: '刘洋', mobile: '+86 100 0000 0002', address: '机场大道 15 号' },
    orderNum: 'LM-C-300862',
    salesId: 'SO-C-40862',
    type: 2,
    daysAgo: 44,
    atMinute: 60,
    products: [['throttle-t2', 1, 1_599]],
    waybills: ['SFDEMO000300862'],
    way: inChina(3),
    arrivesIn: 3,
  },
  {
    ...linAccount,
    ...done,
    account: 'wangmin@example.com',
    recipient: { ...lin, name: '王敏', mobile: '+86 100 0000 0003', address: '塔台街 2 号' },
    orderNum: 'LM-C-300951',
    salesId: 'SO-C-40951',
    type: 2,
    daysAgo: 17,
    atMinute: 410,
    products: [['hotas-m2', 1, 2_199]],
    waybills: ['SFDEMO000300951'],
    way: inChina(2),
    arrivesIn: 3,
  },
];

export const demoOrders: readonly DemoOrder[] = [...pilotOrders, ...feixingOrders, ...otherOrders];
