/* Knowledge base: what may happen after the parcel has come: returns, exchange, missing and broken parts. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, orderInfo, pair } from './writing';

const returnGoods: DemoQuestion = {
  key: 'return-goods',
  title: pair('I do not like it. How do I send it back?', '不合适，怎么退货？'),
  description: pair(
    html`
      <p>
        You have <strong>30 days</strong> from delivery to try it at home, as you would in a shop: mount it,
        fly with it, change the springs. If it is not for you, we take it back and refund the price and the
        standard postage you paid.
      </p>
      <ol>
        <li>Open a ticket with the order number. You need not give a reason, though we learn from one.</li>
        <li>Within a working day we send you the address and a return number.</li>
        <li>
          Pack everything that was in the box, springs and keys included, into the original carton with
          another carton round it.
        </li>
        <li>
          When the parcel has been checked, which takes up to three working days, the money goes back the way
          it came.
        </li>
      </ol>
      <p>
        You pay for the way back, unless the goods are faulty or not what you ordered. Traces of use are all
        right; scratches, glue and missing parts are taken off the sum, and we send you photographs of them.
      </p>
    `,
    html`
      <p>
        签收后
        <strong>30 天</strong
        >内可以在家试用，就像在店里一样：装上、飞一飞、换换弹簧都没关系。不合适就退，商品款和您支付的标准运费全额退还。
      </p>
      <ol>
        <li>凭订单号提交工单。不必说明理由，但您的意见对我们有帮助。</li>
        <li>一个工作日内，我们会发给您退货地址和退货编号。</li>
        <li>把盒内所有物品（包括弹簧和扳手）装回原包装，外面再套一层纸箱。</li>
        <li>收到后验货最多三个工作日，随后按原路退款。</li>
      </ol>
      <p>
        退回运费由您承担；商品有故障或发错货的，由我们承担。正常使用痕迹没有关系，划伤、胶痕和缺件会酌情扣减，并附照片说明。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 18,
  opened: 361,
  solved: 214,
  steps: [
    ask(
      '<p>When was it delivered?</p>',
      '<p>什么时候签收的？</p>',
      answer('Within the last 30 days', '30 天以内', 2),
      answer('Longer ago', '超过 30 天', 3),
      answer('I am not sure', '不确定', 6),
    ),
    ask(
      '<p>Why do you want to send it back?</p>',
      '<p>退货的原因是？</p>',
      answer('I do not like it', '不合适', 4),
      answer('It is faulty', '有故障', 4),
      answer('I wanted another model', '想换型号', 4),
    ),
    ask(
      '<p>The 30 days are over, but a fault is covered by the warranty for 24 months. Is there a fault?</p>',
      '<p>已超过 30 天的退货期；如有故障，24 个月内可以保修。有故障吗？</p>',
      answer('Yes', '有', 4),
      answer('No', '没有', 0),
    ),
    login(
      '<p>Please log in, the return belongs to your order.</p>',
      '<p>请先登录，退货需要关联订单。</p>',
      5,
    ),
    goToChat(
      '<p>Send us the order number and the articles you return.</p>',
      '<p>请发来订单号和要退的商品。</p>',
    ),
    login('<p>Log in to see the date of delivery.</p>', '<p>请登录查看签收日期。</p>', 7),
    orderInfo(),
  ],
};

const exchange: DemoQuestion = {
  key: 'exchange',
  title: pair('Can I exchange it for another model?', '可以换成其他型号吗？'),
  description: pair(
    html`
      <p>
        Yes, within the same 30 days. We treat it as a return and a new order, so that you do not have to be
        without a stick in between: order the new model as usual, and mention the number of the new order when
        you open the return.
      </p>
      <p>
        We then take the postage of the return upon us. If the first device was bought at a reduced price and
        the new one is reduced too, you keep the better of the two reductions.
      </p>
      <p>
        If you only want to step up, think of the parts first: every grip fits every base, and a B2 owner who
        wants cams needs only a B4 and not a whole set.
      </p>
    `,
    html`
      <p>
        可以，同样在 30
        天内。我们按“退货加新订单”处理，这样中间您不会没杆可用：照常下单新型号，申请退货时注明新订单号即可。
      </p>
      <p>这种情况退货运费由我们承担。两件商品都有优惠的，按力度更大的一个计算。</p>
      <p>
        如果只是想升级，不妨先看看部件：所有手柄和基座都能互配，B2 用户想要凸轮，只买 B4
        基座就行，不必换整套。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 91,
  opened: 127,
  solved: 89,
  steps: [
    ask(
      '<p>What do you want to exchange?</p>',
      '<p>您想换什么？</p>',
      answer('The whole set', '整套', 3),
      answer('Only the grip or only the base', '只换手柄或基座', 2),
    ),
    ask(
      '<p>All grips and bases fit one another. You may also buy the single part and keep the rest. Would that do?</p>',
      '<p>手柄与基座全部通用，也可以单独购买部件、保留其余。这样可以吗？</p>',
      answer('Yes, I shall buy the part', '可以，我单买', 0),
      answer('No, I want to exchange', '不，我要换', 3),
    ),
    login('<p>Please log in to your account.</p>', '<p>请登录账号。</p>', 4),
    goToChat(
      '<p>Tell us the order number, what you have and what you would like instead.</p>',
      '<p>请告诉我们订单号、现有型号和想换的型号。</p>',
    ),
  ],
};

const missingParts: DemoQuestion = {
  key: 'missing-parts',
  title: pair('Something is missing from the box', '盒子里少了东西'),
  description: pair(
    html`
      <p>
        Before you write, lift the foam out. Below it there is a flat cardboard drawer with the cable, the hex
        keys, the bag of screws and the spare springs; it is the place where eight of ten missing parts are
        found.
      </p>
      <table>
        <tr>
          <th>Model</th>
          <th>In the drawer</th>
        </tr>
        <tr>
          <td>B2</td>
          <td>Cable, 2.5 mm key, 2 pairs of springs, 4 screws M6</td>
        </tr>
        <tr>
          <td>B4</td>
          <td>Cable, 2.5 and 3 mm keys, grease, 4 screws M6; the cams are in a box of their own</td>
        </tr>
        <tr>
          <td>T2</td>
          <td>Cable, 2 mm key, 2 spare detent pins, 4 screws M6</td>
        </tr>
        <tr>
          <td>R2</td>
          <td>Cable, strap, 4 spikes, 2 brake springs</td>
        </tr>
      </table>
      <p>
        Sets are packed in two cartons which may come on different days. The number on the label says so: 1/2
        or 2/2.
      </p>
    `,
    html`
      <p>
        联系我们之前，请先把泡棉整个取出来。下面还有一层扁平的纸抽屉，装着数据线、内六角扳手、螺丝包和备用弹簧，十件“缺件”里有八件就在那里。
      </p>
      <table>
        <tr>
          <th>型号</th>
          <th>抽屉内物品</th>
        </tr>
        <tr>
          <td>B2</td>
          <td>数据线、2.5 mm 扳手、两组弹簧、M6 螺丝四颗</td>
        </tr>
        <tr>
          <td>B4</td>
          <td>数据线、2.5 和 3 mm 扳手、润滑脂、M6 螺丝四颗；凸轮另有小盒</td>
        </tr>
        <tr>
          <td>T2</td>
          <td>数据线、2 mm 扳手、备用卡点销两个、M6 螺丝四颗</td>
        </tr>
        <tr>
          <td>R2</td>
          <td>数据线、拉带、地毯钉四颗、刹车弹簧两根</td>
        </tr>
      </table>
      <p>套装分两箱发货，可能不在同一天到。面单上会标明 1/2 或 2/2。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 33,
  opened: 259,
  solved: 197,
  steps: [
    ask(
      '<p>Have you looked in the drawer below the foam?</p>',
      '<p>泡棉下面的纸抽屉看过了吗？</p>',
      answer('Yes, it is not there', '看过了，没有', 2),
      answer('I have found it there', '找到了', 0),
    ),
    ask(
      '<p>Does the label on the carton say 1/2 or 2/2?</p>',
      '<p>面单上标了 1/2 或 2/2 吗？</p>',
      answer('Yes, and I have only one carton', '有，只收到一箱', 3),
      answer('No, or I have both', '没有，或两箱都到了', 4),
    ),
    ask(
      '<p>The second carton has a tracking number of its own; you see it in your order. It usually comes within two days.</p>',
      '<p>第二箱有单独的物流号，可在订单中查看，通常两天内送达。</p>',
      answer('I shall wait', '我再等等', 0),
      answer('It has been longer', '已经超过了', 4),
    ),
    login('<p>Please log in, we send the part free of charge.</p>', '<p>请先登录，缺件我们免费补寄。</p>', 5),
    goToChat(
      '<p>Tell us what is missing, and send a photograph of all that was in the box, with its label.</p>',
      '<p>请说明缺什么，并拍一张盒内全部物品和面单的照片。</p>',
    ),
  ],
};

const damagedParcel: DemoQuestion = {
  key: 'damaged-parcel',
  title: pair('The parcel or the device arrived damaged', '收到时包裹或商品已损坏'),
  description: pair(
    html`
      <p>
        We are sorry. Please take photographs before you unpack any further: the carton from all sides with
        its label, the foam, and the damage itself. Without a picture of the label the carrier refuses every
        claim.
      </p>
      <ul>
        <li>Tell us within <strong>seven days</strong>, even if you have signed for the parcel.</li>
        <li>Keep the whole packing until the claim is closed.</li>
        <li>Do not connect a device that rattles or has a crack.</li>
      </ul>
      <p>
        You do not have to wait for the carrier. As soon as we have the pictures we send a new part, or take
        the whole parcel back, whichever you prefer; the claim is then our business.
      </p>
    `,
    html`
      <p>
        非常抱歉。请先不要继续拆，按顺序拍照：纸箱各面连同面单、泡棉、损坏处。没有面单照片，承运商一律拒赔。
      </p>
      <ul>
        <li>请在 <strong>7 天</strong>内告知我们，即使已经签收。</li>
        <li>理赔结束前，请保留全部包装。</li>
        <li>有异响或裂纹的设备不要通电。</li>
      </ul>
      <p>您不必等理赔结果。收到照片后，我们会按您的意愿补发部件或整单退回，向承运商索赔由我们处理。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 26,
  opened: 118,
  solved: 66,
  steps: [
    ask(
      '<p>What is damaged?</p>',
      '<p>哪里损坏了？</p>',
      answer('Only the carton', '只有外箱', 2),
      answer('The device', '商品', 3),
    ),
    ask(
      '<p>Take two photographs of it all the same, then check the device: does everything move freely, is the light steady white?</p>',
      '<p>也请拍两张照片留存，再检查商品：活动是否顺畅，状态灯是否白色常亮？</p>',
      answer('Yes, all is well', '一切正常', 0),
      answer('No', '有问题', 3),
    ),
    login('<p>Please log in, so that we see your order.</p>', '<p>请先登录，方便查看订单。</p>', 4),
    goToChat(
      '<p>Send us the photographs of carton, label and damage. We answer on the same day.</p>',
      '<p>请发来纸箱、面单和损坏处的照片，我们当天答复。</p>',
    ),
  ],
};

const refundTime: DemoQuestion = {
  key: 'refund-time',
  title: pair('When do I get my refund?', '退款什么时候到账？'),
  description: pair(
    html`
      <p>
        A refund has three stages, and the order shows which one it is in. <strong>Received</strong>: the
        parcel is in the warehouse and is checked within three working days. <strong>Refund</strong>: we have
        sent the money. <strong>Voided</strong>: the order is closed.
      </p>
      <p>
        From the second stage on it is a matter for the bank. Cards take three to seven working days and
        transfers two; some banks let the old charge vanish instead of showing a credit, so look at the
        balance too. If ten working days have passed we give you the reference number of the payment, with
        which the bank can find it.
      </p>
    `,
    html`
      <p>
        退款分三步，订单里会显示当前进度。<strong>已收货</strong>：包裹到仓，三个工作日内验货；<strong>退款</strong>：款项已由我们退出；<strong>已作废</strong>：订单关闭。
      </p>
      <p>
        第二步之后由银行处理：银行卡 3 至 7 个工作日，转账 2
        个工作日。有些银行不显示退款入账，而是直接撤销原来的扣款，请同时查看余额。超过 10
        个工作日未到账的，我们会提供付款流水号，银行凭此即可查询。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 55,
  opened: 190,
  solved: 151,
  steps: [
    login('<p>Log in to see the stage of your refund.</p>', '<p>请登录查看退款进度。</p>', 2),
    ask(
      '<p>What does the order say?</p>',
      '<p>订单显示什么？</p>',
      answer('Received', '已收货', 3),
      answer('Refund', '退款', 4),
      answer('I cannot find the order', '找不到订单', 5),
    ),
    ask(
      '<p>It is being checked. That takes up to three working days.</p>',
      '<p>正在验货，最多三个工作日。</p>',
      answer('I shall wait', '我再等等', 0),
      answer('It has been longer', '已经超过了', 6),
    ),
    ask(
      '<p>The bank needs up to seven working days. Have ten passed?</p>',
      '<p>银行最多需要 7 个工作日。已超过 10 个工作日了吗？</p>',
      answer('No', '没有', 0),
      answer('Yes', '超过了', 6),
    ),
    orderInfo(),
    goToChat(
      '<p>Send us the order number, and you get the reference of the payment.</p>',
      '<p>请发来订单号，我们提供付款流水号。</p>',
    ),
  ],
};

/** Returns, exchange and parcels that were not as they should be. */
export const ordersAfter: DemoQuestionType = {
  key: 'orders-after',
  title: pair('Returns and exchange', '退换货'),
  persons: ['amelia'],
  questions: [],
  children: [
    {
      key: 'orders-return',
      title: pair('Sending something back', '退货与换货'),
      persons: ['amelia'],
      questions: [returnGoods, exchange, refundTime],
      children: [],
    },
    {
      key: 'orders-parcel',
      title: pair('Missing or damaged', '缺件与破损'),
      persons: ['bruno', 'amelia'],
      questions: [missingParts, damagedParcel],
      children: [],
    },
  ],
};
