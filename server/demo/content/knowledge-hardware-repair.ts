/* Knowledge base: warranty, repair and spare parts. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, orderInfo, pair } from './writing';

const warrantyTerms: DemoQuestion = {
  key: 'warranty-terms',
  title: pair('How long is the warranty, and what does it cover?', '质保多久？包括哪些？'),
  description: pair(
    html`
      <p>
        Every Larkmoor device has a warranty of <strong>24 months from the day of delivery</strong>. Springs,
        cams, felt pads and cables are wearing parts and have six months.
      </p>
      <table>
        <tr>
          <th>Covered</th>
          <th>Not covered</th>
        </tr>
        <tr>
          <td>Faults of material and making</td>
          <td>Liquids, falls, a bent connector</td>
        </tr>
        <tr>
          <td>Sensors, switches, electronics</td>
          <td>Oil on felt pads, alcohol on rubber</td>
        </tr>
        <tr>
          <td>Postage both ways within your region</td>
          <td>Damage from power supplies of other makers</td>
        </tr>
      </table>
      <p>
        The invoice is the proof. If you bought from us, you need not look for it: your order is in your
        account. If you bought from a dealer, or second-hand, the warranty goes with the device and its serial
        number, and the dealer’s receipt is enough.
      </p>
      <p>
        A repair or exchange does not start the 24 months anew, but a part we have replaced has at least six
        months of its own.
      </p>
    `,
    html`
      <p>
        所有 Larkmoor 设备自<strong>签收之日起质保 24 个月</strong>；弹簧、凸轮、毡片和线缆属于易损件，质保 6
        个月。
      </p>
      <table>
        <tr>
          <th>保修范围</th>
          <th>不在保修范围</th>
        </tr>
        <tr>
          <td>材料与制造缺陷</td>
          <td>进液、跌落、接口针脚弯折</td>
        </tr>
        <tr>
          <td>传感器、开关、电路</td>
          <td>毡片沾油、橡胶涂层被酒精腐蚀</td>
        </tr>
        <tr>
          <td>本区域内往返运费</td>
          <td>第三方电源造成的损坏</td>
        </tr>
      </table>
      <p>
        以购买凭证为准。在本店购买的无需另找发票，账号里就有订单；从经销商处或二手购入的，质保随设备序列号转移，提供经销商单据即可。
      </p>
      <p>维修或换货不重新计算 24 个月，但更换的部件本身至少再保 6 个月。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 44,
  opened: 467,
  solved: 418,
  steps: [
    ask(
      '<p>Where did you buy it?</p>',
      '<p>您是在哪里购买的？</p>',
      answer('In this shop', '本店', 2),
      answer('From a dealer, or second-hand', '经销商或二手', 4),
    ),
    login(
      '<p>Log in to see the date of delivery of your order.</p>',
      '<p>登录后可查看订单的签收日期。</p>',
      3,
    ),
    orderInfo(),
    goToChat(
      '<p>Send us the serial number and a photograph of the receipt, and we look the device up.</p>',
      '<p>请发来序列号和购买凭证照片，我们来查询。</p>',
    ),
  ],
};

const openedDevice: DemoQuestion = {
  key: 'opened-device',
  title: pair('Do I lose the warranty when I open the device?', '自行拆机会失去质保吗？'),
  description: pair(
    html`
      <p>
        No. Changing springs, cams, pads, pins and handles is meant to be done by you, and for all of it we
        have drawings. There is no seal over the screws.
      </p>
      <p>
        What you do beyond that is at your own risk: soldering, drilling, other sensors, or a printed part in
        place of one of ours. If a later fault has nothing to do with it, the warranty stands. If it has, we
        tell you the price before we do anything.
      </p>
      <p>
        One request: photograph the inside before you take anything out. It helps us to help you, should a
        part be left over at the end.
      </p>
    `,
    html`
      <p>
        不会。更换弹簧、凸轮、毡片、卡点销和握把，本来就是设计给用户自己做的，都有图纸，螺丝上也没有封签。
      </p>
      <p>
        超出这些范围的改动由您自行承担风险，例如焊接、钻孔、换传感器、用打印件代替原厂件。之后的故障若与改动无关，质保照常；若有关，我们会先报价，您同意后再处理。
      </p>
      <p>一个小建议：拆之前先拍张照片。装完发现多出一个零件时，照片能帮大忙。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 109,
  opened: 193,
  solved: 181,
  steps: [
    ask(
      '<p>What do you want to do?</p>',
      '<p>您打算做什么？</p>',
      answer('Change springs, cams, pads or handles', '更换弹簧、凸轮、毡片或握把', 2),
      answer('Solder, drill or fit parts of my own', '焊接、钻孔或加装自制件', 3),
      answer('I have opened it and it no longer works', '拆过之后不工作了', 4),
    ),
    ask(
      '<p>Go ahead, the warranty stays as it is.</p>',
      '<p>放心操作，质保不受影响。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>You may, at your own risk. Ask us first where the boards sit; it costs nothing.</p>',
      '<p>可以，但风险自负。动手前不妨先问一下电路板的位置，不收费。</p>',
      answer('I shall take the risk', '我自行承担', 0),
      answer('I should like to ask first', '我想先问问', 4),
    ),
    goToChat(
      '<p>Please send photographs of the inside, and tell us what you did, in the order in which you did it.</p>',
      '<p>请发来内部照片，并按顺序说明您做了哪些操作。</p>',
    ),
  ],
};

const sendForRepair: DemoQuestion = {
  key: 'send-for-repair',
  title: pair('How do I send a device in for repair?', '怎样寄修？'),
  description: pair(
    html`
      <p>
        Please do not send anything before we have spoken. Two faults out of three are found in the
        conversation and need no parcel at all, and a parcel without a number waits in our store until we know
        whose it is.
      </p>
      <ol>
        <li>Open a ticket and describe the fault. A short video says more than a page.</li>
        <li>
          We send you a <strong>damage report</strong> in the chat. Fill it in with the serial number and
          pictures; fields with a star are needed.
        </li>
        <li>When it has been checked you get a shipping label for the workshop of your region.</li>
        <li>
          Pack only the part that has the fault, without cables and screws, and write the ticket number on the
          outside.
        </li>
      </ol>
      <p>
        The workshop needs three to five working days. With the way there and back it is about two weeks, and
        you can follow each step in the ticket.
      </p>
    `,
    html`
      <p>
        请先与我们沟通，不要直接寄出。三分之二的故障在沟通中就能解决，不必寄件；没有编号的包裹只能留在仓库，等确认是谁的才能处理。
      </p>
      <ol>
        <li>提交工单并描述故障。一段短视频胜过一页文字。</li>
        <li>我们在聊天里发一份<strong>故障申报单</strong>，请填写序列号并上传图片，带星号的为必填。</li>
        <li>审核通过后，您会收到寄往本区域维修点的面单。</li>
        <li>只寄有故障的部件，不附线缆和螺丝，箱外写上工单号。</li>
      </ol>
      <p>维修需 3 至 5 个工作日，加上往返约两周，每一步都可以在工单里查看。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 9,
  opened: 388,
  solved: 247,
  steps: [
    ask(
      '<p>Have you already spoken about this fault with us?</p>',
      '<p>这个故障之前和我们沟通过吗？</p>',
      answer('Yes, I have a ticket', '沟通过，已有工单', 2),
      answer('No', '没有', 3),
    ),
    ask(
      '<p>Then please go on in that ticket; all that was said is there. You find it under <strong>after-sales</strong>.</p>',
      '<p>请在原工单里继续，之前的记录都在。可在<strong>售后</strong>里找到它。</p>',
      answer('All right', '好的', 0),
      answer('It is closed, and the fault is back', '工单已关闭，故障又出现了', 3),
    ),
    login(
      '<p>Please log in first. The repair belongs to your order.</p>',
      '<p>请先登录，维修需要关联到您的订单。</p>',
      4,
    ),
    goToChat(
      '<p>Describe the fault and how long you have had it. We look at it with you, and send the damage report if it is needed.</p>',
      '<p>请描述故障以及从什么时候开始。我们先一起排查，需要时再发申报单。</p>',
    ),
  ],
};

const spareParts: DemoQuestion = {
  key: 'spare-parts',
  title: pair('Can I buy single spare parts?', '可以单独购买配件吗？'),
  description: pair(
    html`
      <p>
        Yes, nearly all of them. Springs, cams, pads, boots, knobs, handles, cables, switch caps and feet are
        in stock for every model that is sold now, and for <strong>five years</strong> after a model has
        ended. For the B1 base that means springs and cables only, by now.
      </p>
      <p>
        Small parts that were missing in the box, or that broke within the warranty, we send free of charge by
        letter. Everything else is sent with an invoice; postage is what the letter costs.
      </p>
      <p>
        Circuit boards and sensors we change in the workshop only, since they have to be matched and measured
        afterwards.
      </p>
    `,
    html`
      <p>
        可以，绝大多数都有。弹簧、凸轮、毡片、防尘套、旋钮、握把、线缆、键帽、脚垫，在售型号常备现货，停产后继续供应<strong>五年</strong>。B1
        基座目前只剩弹簧和线缆。
      </p>
      <p>开箱缺少或质保期内损坏的小件，免费寄送；其他配件开票发货，运费按实际收取。</p>
      <p>电路板和传感器更换后需要配对和测量，只能由维修点处理，不单独出售。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 68,
  opened: 206,
  solved: 162,
  steps: [
    ask(
      '<p>What do you need?</p>',
      '<p>您需要什么？</p>',
      answer('Something that was missing or has broken', '缺件或损坏件', 2),
      answer('A wearing part or a knob', '易损件或旋钮', 3),
      answer('A board or a sensor', '电路板或传感器', 4),
    ),
    login('<p>Please log in, so that we find your order.</p>', '<p>请先登录，方便查询订单。</p>', 3),
    goToChat(
      '<p>Tell us the model and the part; a photograph of its place is better than its name.</p>',
      '<p>请告诉我们型号和部件。说不清名称的话，拍一下它的位置更好。</p>',
    ),
    ask(
      '<p>Boards and sensors are changed in the workshop. Open a repair instead; within the warranty it is free.</p>',
      '<p>电路板和传感器由维修点更换，请登记维修，质保期内免费。</p>',
      answer('I understand', '明白了', 0),
      answer('I want to open a repair', '我要登记维修', 2),
    ),
  ],
};

const repairAbroad: DemoQuestion = {
  key: 'repair-abroad',
  title: pair(
    'I have moved to another country. Where is my device repaired?',
    '搬到其他国家后，在哪里维修？',
  ),
  description: pair(
    html`
      <p>
        The warranty is valid everywhere. Repairs are done in the workshop that is nearest to you now,
        whichever region you bought in; the workshops share one stock of parts and one list of serial numbers.
      </p>
      <p>
        Postage is free within a region. If there is no workshop in your region, you pay the way to us and we
        pay the way back. Send a device to another customs area only with the pro forma invoice that we give
        you, or it will be taxed as a purchase.
      </p>
    `,
    html`
      <p>
        质保全球有效，由离您现居地最近的维修点处理，与当初在哪个区域购买无关。各维修点共用备件库和序列号名单。
      </p>
      <p>
        同区域内往返免运费。所在区域没有维修点时，寄来的运费由您承担，寄回由我们承担。跨关境寄送请务必附上我们提供的形式发票，否则会按新购商品征税。
      </p>
    `,
  ),
  published: false,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 3,
  opened: 0,
  solved: 0,
  steps: [
    ask(
      '<p>In which region are you now?</p>',
      '<p>您现在在哪个区域？</p>',
      answer('Europe, North America, China or Japan', '欧洲、北美、中国或日本', 2),
      answer('Somewhere else', '其他地区', 3),
    ),
    login('<p>Please log in to open the repair.</p>', '<p>请先登录以登记维修。</p>', 3),
    goToChat(
      '<p>Tell us the country and the postcode, and we name the workshop.</p>',
      '<p>请告诉我们国家和邮编，我们来确认维修点。</p>',
    ),
  ],
};

/** Warranty and repair. */
export const hardwareRepair: DemoQuestionType = {
  key: 'hardware-repair',
  title: pair('Warranty and repair', '质保与维修'),
  persons: ['amelia', 'chen'],
  questions: [],
  children: [
    {
      key: 'hardware-warranty',
      title: pair('Warranty', '质保'),
      persons: ['amelia'],
      questions: [warrantyTerms, openedDevice],
      children: [],
    },
    {
      key: 'hardware-workshop',
      title: pair('Repair and spare parts', '寄修与配件'),
      persons: ['amelia', 'chen'],
      questions: [sendForRepair, spareParts, repairAbroad],
      children: [],
    },
  ],
};
