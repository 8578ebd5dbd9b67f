/*
 * The agents' directory tree: warranty, repair, spare parts and orders. The figures are those of the knowledge
 * base: 24 and 6 months, 30 days, 7 days for damage in transport.
 */
import type { DemoSopDirectory } from './sop-types';
import { pair } from './writing';

const warranty: DemoSopDirectory = {
  name: '质保判定',
  types: ['hardware-warranty'],
  children: [],
  questions: [
    {
      title: '判断是否在质保期内',
      phenomenon: '客户询问是否免费维修，需要核对签收日期与部件类别',
      products: [],
      answers: [
        pair(
          'The warranty is 24 months from the day of delivery; springs, cams, felts and cables are wearing parts with 6 months. We can see the day of delivery in your order. If you bought from a dealer, please send the receipt and the serial number.',
          '整机质保自签收之日起 24 个月；弹簧、凸轮、毡片和线缆为易损件，质保 6 个月。本店订单我们可直接查到签收日期；从经销商购买的，请提供购买凭证和序列号。',
        ),
        pair(
          'This is outside the warranty (liquid, a fall, bent pins). We gladly repair it at cost: you get a quotation first and decide then.',
          '该情况（进液、跌落、针脚弯折）不在保修范围内，可以付费维修：我们先报价，您确认后再处理。',
        ),
      ],
    },
    {
      title: '客户自行拆机后的质保处理',
      phenomenon: '客户拆过设备或换过零件，担心失去质保',
      products: ['base-b2', 'base-b4', 'throttle-t2', 'springs-c4'],
      answers: [
        pair(
          'Changing springs, cams, felts, detent pins and grips does not touch the warranty, there are no seals on the screws. Soldering, drilling or sensors of another make are at your own risk; a fault that has nothing to do with them is still covered.',
          '更换弹簧、凸轮、毡片、卡点销和握把不影响质保，螺丝上没有封签。焊接、钻孔、换用其他传感器由您自行承担风险；与改动无关的故障仍然保修。',
        ),
      ],
    },
  ],
};

const repair: DemoSopDirectory = {
  name: '返修寄送',
  types: ['hardware-workshop'],
  children: [],
  questions: [
    {
      title: '登记返修并发送故障申报单',
      phenomenon: '故障已确认，需要客户寄回维修点',
      products: [],
      answers: [
        pair(
          'We send you a damage report in this chat: please enter the serial number and add the pictures, everything with a star is needed. Once it is approved you get a label to the workshop of your region. Please send only the faulty part, without cables and screws, and write the ticket number on the box.',
          '我们会在本对话里发送故障申报单，请填写序列号并上传图片，带星号的为必填。审核通过后，您会收到寄往本区域维修点的面单。请只寄故障部件，不附线缆和螺丝，并在箱外写上工单号。',
        ),
        pair(
          'The repair takes 3 to 5 working days, about two weeks with both ways. You can see each step in the ticket.',
          '维修需 3 至 5 个工作日，加上往返约两周，每一步都可以在工单里查看。',
        ),
      ],
    },
    {
      title: '跨区域寄修的运费与报关',
      phenomenon: '客户已搬到其他国家，询问维修点和运费',
      products: [],
      answers: [
        pair(
          'The warranty is valid everywhere and the workshop nearest to you repairs. Within a region both ways are free. Without a workshop in your region you pay the way to us and we pay the way back. Please attach our pro-forma invoice, otherwise customs tax it as a new purchase.',
          '质保全球有效，由离您最近的维修点处理。同区域内往返免运费；所在区域没有维修点时，寄来的运费由您承担，寄回由我们承担。跨境请附上我们提供的形式发票，否则会按新购商品征税。',
        ),
      ],
    },
  ],
};

const parts: DemoSopDirectory = {
  name: '备件',
  types: ['hardware-springs', 'hardware-throttle'],
  children: [],
  questions: [
    {
      title: '弹簧断裂，补寄备件',
      phenomenon: '更换或使用中弹簧挂钩断裂',
      products: ['base-b2', 'base-b1', 'springs-c4'],
      answers: [
        pair(
          'We send you a new pair free of charge, please check whether the address of your order still holds. Both springs of an axis must be of the same kind. Please do not fly with one spring only, it bends the gimbal arm.',
          '我们免费补寄一对弹簧，请确认订单上的地址是否仍然有效。同一轴的两根必须同规格；请勿只挂一根继续使用，否则会使活动臂变形。',
        ),
      ],
    },
    {
      title: '客户想购买单个配件',
      phenomenon: '询问能否单独购买旋钮、毡片、线缆或电路板',
      products: ['cable-u1', 'springs-c4', 'throttle-t2', 'base-b1'],
      answers: [
        pair(
          'Springs, cams, felts, knobs, cables and key caps are in stock for every model on sale and for five years after. Small parts that broke within the warranty are free, others go out with an invoice at the real cost of shipping. Boards and sensors are only changed in the workshop, as they are matched and measured.',
          '弹簧、凸轮、毡片、旋钮、线缆、键帽在售型号常备现货，停产后继续供应五年。质保期内损坏的小件免费寄送，其余开票发货，运费按实际收取。电路板和传感器需配对测量，只能由维修点更换。',
        ),
      ],
    },
  ],
};

const orders: DemoSopDirectory = {
  name: '订单处理',
  types: ['orders-paying', 'orders-shipping', 'orders-return', 'orders-parcel', 'orders-customs'],
  children: [],
  questions: [
    {
      title: '修改收货地址',
      phenomenon: '下单后客户要求改地址或电话',
      products: [],
      answers: [
        pair(
          'As long as the order waits for review we change it within minutes. Once it is reviewed the label is printed the same day, so please send the whole new address with telephone number right now. With a tracking number only the carrier can still change the place or the time.',
          '订单待审核时几分钟内可改；已审核的当天就会打印面单，请立即把完整的新地址和电话发给我们。有物流单号后只能由您在承运商页面改约时间或地点。',
        ),
      ],
    },
    {
      title: '取消订单或更换型号',
      phenomenon: '发货前取消、部分取消，或想换成其他型号',
      products: ['hotas-m2', 'hotas-m4'],
      answers: [
        pair(
          'Before it leaves we cancel without a reason, also single items; a set discount is then calculated anew. For another model please order it now and give us the new order number with the return: within 30 days we pay the way back.',
          '发货前可随时取消，也可只取消部分商品，套装优惠会重新计算。想换型号请先下新订单，并在退货申请中注明新订单号；签收 30 天内退回运费由我们承担。',
        ),
        pair(
          'It has left already. Please accept the parcel and return it within 30 days; a refused parcel can take six weeks back to us.',
          '包裹已发出。请先签收，再在 30 天内办理退货；拒收的包裹退回仓库最长可能要六周。',
        ),
      ],
    },
    {
      title: '运输破损或缺件',
      phenomenon: '包裹破损、商品有裂纹，或盒内缺少小件',
      products: [],
      answers: [
        pair(
          'Please unpack no further and take pictures of the box with its label, the foam and the damage, within 7 days of delivery. You need not wait for the carrier: we send the part anew or refund the order, as you like. If something small is missing, please lift the foam out first: cable, keys, screws and springs lie in a flat drawer below it.',
          '请先不要继续拆，在签收 7 天内拍下带面单的纸箱、泡棉和损坏处。您不必等承运商理赔，我们按您的意愿补发或退款。缺小件的，请先把泡棉整个取出：数据线、扳手、螺丝和弹簧在下面的扁平纸抽屉里。',
        ),
      ],
    },
  ],
};

/** The other two of the top level: warranty and repair, orders. */
export const sopService: readonly DemoSopDirectory[] = [
  { name: '质保与返修', types: [], questions: [], children: [warranty, repair, parts] },
  orders,
];
