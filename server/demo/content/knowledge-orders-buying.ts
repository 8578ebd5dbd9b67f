/* Knowledge base: payment, invoices, changes to an order, delivery and customs. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, orderInfo, pair } from './writing';

const paymentFailed: DemoQuestion = {
  key: 'payment-failed',
  title: pair('My payment was refused, but the money is gone', '付款失败，但钱已经扣了'),
  description: pair(
    html`
      <p>
        What you see is almost always a <strong>reservation</strong>. Your bank has set the amount aside, the
        last check then failed, and no money has left your account. The bank releases it by itself after three
        to seven days; we have never held it and cannot send it back sooner.
      </p>
      <p>The pay status in your account tells you which it is:</p>
      <ul>
        <li><strong>Unpaid:</strong> nothing has reached us. You may pay again.</li>
        <li>
          <strong>Authorizing or capturing:</strong> the bank has not answered yet. Please wait for an hour
          and do not pay twice.
        </li>
        <li><strong>Paid:</strong> all is well, even if the page showed an error.</li>
      </ul>
      <p>
        Refusals mostly come from a billing address that differs from the one your bank knows, or from a limit
        for payments abroad. A call to the bank settles both in a few minutes.
      </p>
    `,
    html`
      <p>
        这种情况基本都是<strong>预授权</strong>：银行先冻结了金额，最后一步校验没通过，钱并没有真正划走。银行会在
        3 至 7 天内自动解冻。这笔钱没有到过我们账上，所以我们也无法提前退还。
      </p>
      <p>请看账号里订单的支付状态：</p>
      <ul>
        <li><strong>未支付：</strong>我们没有收到款项，可以重新支付。</li>
        <li><strong>授权中或扣款中：</strong>银行尚未返回结果，请等一小时，不要重复付款。</li>
        <li><strong>已支付：</strong>一切正常，即使页面曾报错也不用管。</li>
      </ul>
      <p>被拒的常见原因是账单地址与银行预留的不一致，或超出境外支付限额，给银行打个电话几分钟就能处理好。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 14,
  opened: 276,
  solved: 209,
  steps: [
    login('<p>Log in to see the pay status of your order.</p>', '<p>登录后可查看订单的支付状态。</p>', 2),
    ask(
      '<p>What does the order say?</p>',
      '<p>订单显示什么状态？</p>',
      answer('Unpaid', '未支付', 3),
      answer('Authorizing or capturing', '授权中或扣款中', 4),
      answer('Paid', '已支付', 5),
      answer('There is no such order', '找不到订单', 6),
    ),
    ask(
      '<p>Pay again with another card or by transfer. The reservation at your bank goes away by itself.</p>',
      '<p>可换一张卡或改用转账重新支付，银行的预授权会自动解除。</p>',
      answer('That worked', '支付成功', 0),
      answer('It is refused again', '又被拒了', 6),
    ),
    ask(
      '<p>Please wait for one hour and look again.</p>',
      '<p>请等一小时后再查看。</p>',
      answer('It has changed', '状态已更新', 2),
      answer('It is the same after a day', '一天后还是这样', 6),
    ),
    orderInfo(),
    goToChat(
      '<p>Tell us the time of the payment and the amount. Never send a card number.</p>',
      '<p>请告诉我们付款时间和金额，切勿发送银行卡号。</p>',
    ),
  ],
};

const invoice: DemoQuestion = {
  key: 'invoice',
  title: pair('I need an invoice with my company’s name', '需要开具公司抬头的发票'),
  description: pair(
    html`
      <p>
        An invoice in your own name lies in your account as soon as the order has been reviewed; open the
        order and choose <strong>Invoice</strong>. For one in the name of a company we need four things: the
        full name of the company, its address, its tax number, and the order number.
      </p>
      <p>
        Before the parcel leaves we can simply change it. Afterwards we cancel the first invoice and write a
        new one, which takes one working day. Because of the yearly accounts this is possible until the end of
        January for orders of the year before.
      </p>
      <p>
        Orders within the European Union with a valid VAT number are invoiced without tax if the number was
        given <em>when ordering</em>. We cannot take the tax off later.
      </p>
    `,
    html`
      <p>
        订单审核后，可在订单详情的<strong>发票</strong>中下载个人抬头的电子发票。需要公司抬头的，请提供四项信息：公司全称、地址、税号和订单号。
      </p>
      <p>
        发货前可以直接修改抬头；发货后需要先作废原发票再重开，约一个工作日。受年度结账限制，上一年的订单最晚可在次年一月底前换开。
      </p>
      <p>国内订单默认开具电子普通发票，需要专用发票请在工单中说明，并附上开票资料。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 21,
  opened: 241,
  solved: 186,
  steps: [
    ask(
      '<p>Which invoice do you need?</p>',
      '<p>您需要哪种发票？</p>',
      answer('In my own name', '个人抬头', 2),
      answer('In the name of a company', '公司抬头', 4),
    ),
    login('<p>Log in and open your order.</p>', '<p>请登录并打开订单。</p>', 3),
    orderInfo(),
    login(
      '<p>Please log in, so that the invoice is made for the right order.</p>',
      '<p>请先登录，以便核对订单。</p>',
      5,
    ),
    goToChat(
      '<p>Send us the name, address and tax number of the company, and the order number.</p>',
      '<p>请发来公司全称、地址、税号和订单号。</p>',
    ),
  ],
};

const changeAddress: DemoQuestion = {
  key: 'change-address',
  title: pair('Can I still change the address of my order?', '下单后还能改地址吗？'),
  description: pair(
    html`
      <p>
        It depends on how far the order is. As long as it says <strong>awaiting review</strong>, we change it
        within minutes. Once it is <strong>reviewed</strong>, the warehouse prints the label on the same
        working day, so write to us at once. When it has a tracking number, the parcel belongs to the carrier.
      </p>
      <p>
        Then the tracking page of the carrier is your best way: most let you choose another day, a neighbour
        or a parcel shop. We can ask for a new street in the same town on your behalf; another country is not
        possible, the parcel has to come back first.
      </p>
      <p>
        For pre-orders please check the address in the week before shipping. We send a reminder, and one in
        ten people has moved.
      </p>
    `,
    html`
      <p>
        要看订单到了哪一步。<strong>待审核</strong>时，几分钟内就能改；<strong>已审核</strong>后，仓库当天就会打印面单，请立刻联系我们；有了物流单号，包裹就归承运商管了。
      </p>
      <p>
        这时最快的办法是在承运商的查询页面改约时间、改投驿站或由邻居代收。同城改地址可以由我们代为申请；跨省或跨国无法改派，只能退回后重发。
      </p>
      <p>预售订单请在发货前一周核对地址。我们会提醒，但每十位客户里就有一位已经搬家。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 36,
  opened: 302,
  solved: 198,
  steps: [
    login('<p>Log in to see how far your order is.</p>', '<p>请登录查看订单状态。</p>', 2),
    ask(
      '<p>What is its state?</p>',
      '<p>订单是什么状态？</p>',
      answer('Awaiting review or reviewed', '待审核或已审核', 3),
      answer('Shipped', '已发货', 4),
    ),
    goToChat(
      '<p>Send us the order number and the complete new address with a telephone number.</p>',
      '<p>请发来订单号、完整的新地址和联系电话。</p>',
    ),
    ask(
      '<p>Open the tracking page of the carrier and choose another place or day there. Was that possible?</p>',
      '<p>请在承运商查询页面改约地点或时间。可以改吗？</p>',
      answer('Yes', '可以', 0),
      answer('No', '不可以', 3),
    ),
  ],
};

const cancelOrder: DemoQuestion = {
  key: 'cancel-order',
  title: pair('How do I cancel an order or a pre-order?', '怎样取消订单或预售单？'),
  description: pair(
    html`
      <p>
        Until it is shipped you may cancel any order without giving a reason, pre-orders too. The state of the
        order then changes to <em>refund</em>, and once the money is on its way to <em>voided</em>.
      </p>
      <p>
        The money goes back the way it came. A card takes three to seven working days, a bank transfer two, a
        shop voucher is there at once. For a pre-order with a deposit you get the whole deposit back.
      </p>
      <p>
        You can also cancel a part of an order. Discounts for sets are then worked out again: if you take the
        throttle out of a HOTAS set, the stick costs its single price.
      </p>
    `,
    html`
      <p>
        发货前都可以取消，无需说明理由，预售单也一样。取消后订单状态变为<em>退款</em>，款项退出后变为<em>已作废</em>。
      </p>
      <p>款项按原路退回：银行卡 3 至 7 个工作日，转账 2 个工作日，购物券即时到账。预售单的定金全额退还。</p>
      <p>也可以只取消部分商品，套装优惠会重新计算：比如从 HOTAS 套装里去掉节流阀，飞行杆就按单品价计算。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 82,
  opened: 183,
  solved: 120,
  steps: [
    login('<p>Please log in to see the state of your order.</p>', '<p>请登录查看订单状态。</p>', 2),
    ask(
      '<p>Has it been shipped?</p>',
      '<p>已经发货了吗？</p>',
      answer('No', '还没有', 3),
      answer('Yes', '已发货', 4),
      answer('I am not sure', '不确定', 5),
    ),
    goToChat(
      '<p>Send us the order number and say whether you cancel all of it or a part.</p>',
      '<p>请发来订单号，并说明是全部取消还是部分取消。</p>',
    ),
    ask(
      '<p>Then please accept the parcel and send it back within 30 days. A parcel that is refused at the door takes up to six weeks to reach us.</p>',
      '<p>请先签收，再在 30 天内办理退货。拒收的包裹退回仓库最长可能要六周。</p>',
      answer('All right', '好的', 0),
    ),
    orderInfo(),
  ],
};

const shippingTime: DemoQuestion = {
  key: 'shipping-time',
  title: pair('When will my order arrive?', '订单多久能到？'),
  description: pair(
    html`
      <p>What is in stock leaves the warehouse within one to two working days. To that you add the way:</p>
      <table>
        <tr>
          <th>To</th>
          <th>From warehouse</th>
          <th>Working days</th>
        </tr>
        <tr>
          <td>China</td>
          <td>China</td>
          <td>2–4</td>
        </tr>
        <tr>
          <td>European Union</td>
          <td>Europe</td>
          <td>3–6</td>
        </tr>
        <tr>
          <td>United Kingdom</td>
          <td>Europe</td>
          <td>5–8</td>
        </tr>
        <tr>
          <td>United States, Canada</td>
          <td>North America</td>
          <td>4–7</td>
        </tr>
        <tr>
          <td>Japan, Australia</td>
          <td>China</td>
          <td>5–9</td>
        </tr>
        <tr>
          <td>Elsewhere</td>
          <td>China</td>
          <td>7–15</td>
        </tr>
      </table>
      <p>
        <strong>Transfer</strong> beside an article means that it first travels from our main warehouse to
        yours: add five to eight working days. <strong>Pre-order</strong> means that it is still being made;
        the estimated date stands in the order and we write to you if it moves.
      </p>
      <p>
        An order with several articles leaves when all of them are there. If you would rather have them one by
        one, tell us before it is shipped.
      </p>
    `,
    html`
      <p>现货 1 至 2 个工作日内出库，之后的运输时间如下：</p>
      <table>
        <tr>
          <th>目的地</th>
          <th>发货仓</th>
          <th>工作日</th>
        </tr>
        <tr>
          <td>中国大陆</td>
          <td>中国仓</td>
          <td>2–4</td>
        </tr>
        <tr>
          <td>欧盟</td>
          <td>欧洲仓</td>
          <td>3–6</td>
        </tr>
        <tr>
          <td>英国</td>
          <td>欧洲仓</td>
          <td>5–8</td>
        </tr>
        <tr>
          <td>美国、加拿大</td>
          <td>北美仓</td>
          <td>4–7</td>
        </tr>
        <tr>
          <td>日本、澳大利亚</td>
          <td>中国仓</td>
          <td>5–9</td>
        </tr>
        <tr>
          <td>其他地区</td>
          <td>中国仓</td>
          <td>7–15</td>
        </tr>
      </table>
      <p>
        商品标有<strong>调拨</strong>，表示要先从总仓调到您所在区域的仓库，需加 5 至 8
        个工作日；标有<strong>预售</strong>，表示仍在生产，预计日期见订单，若有变动我们会通知您。
      </p>
      <p>多件商品默认齐了一起发。希望分批发货，请在出库前告诉我们。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 4,
  opened: 812,
  solved: 640,
  steps: [
    login(
      '<p>Log in to see your order and its estimated date.</p>',
      '<p>登录后可查看订单和预计送达日期。</p>',
      2,
    ),
    ask(
      '<p>Which word stands beside the article?</p>',
      '<p>商品旁标的是什么？</p>',
      answer('In stock', '现货', 3),
      answer('Transfer', '调拨', 4),
      answer('Pre-order', '预售', 4),
      answer('I cannot find it', '没有找到', 5),
    ),
    ask(
      '<p>One to two working days, and the time from the table. Has that passed?</p>',
      '<p>1 至 2 个工作日，再加表中的运输时间。已经超过了吗？</p>',
      answer('Not yet', '还没有', 0),
      answer('Yes', '已超过', 6),
    ),
    ask(
      '<p>The estimated date in the order counts. Has it passed?</p>',
      '<p>以订单里的预计日期为准。已经超过了吗？</p>',
      answer('Not yet', '还没有', 0),
      answer('Yes', '已超过', 6),
    ),
    orderInfo(),
    goToChat(
      '<p>Send us the order number and we ask the warehouse.</p>',
      '<p>请发来订单号，我们向仓库核实。</p>',
    ),
  ],
};

const trackingStill: DemoQuestion = {
  key: 'tracking-still',
  title: pair('The tracking has not moved for days', '物流好几天没有更新'),
  description: pair(
    html`
      <p>
        A parcel is only scanned where somebody hands it over. Between two countries that may mean five days
        of silence, over a weekend seven, without anything being wrong. “Label created” means that the
        warehouse has packed it and the carrier has not scanned it yet; this usually changes in the evening.
      </p>
      <p>
        Write to us when there has been no news for <strong>five working days</strong> within one country or
        <strong>ten</strong> between two. We then open a search with the carrier, which only the sender can
        do. It takes up to eight days, and if the parcel is not found you choose between a second one and your
        money.
      </p>
      <p>
        “Delivered”, but nothing there? Look at the place named in the delivery record, ask the neighbours,
        and write to us within 48 hours: that is how long the driver’s position is stored.
      </p>
    `,
    html`
      <p>
        包裹只有在交接时才会扫描。跨境运输中间五天没有记录、遇周末七天，都属正常。“已创建面单”表示仓库已打包、承运商尚未揽收，一般当晚就会更新。
      </p>
      <p>
        同一国家内 <strong>5 个工作日</strong>、跨境
        <strong>10 个工作日</strong>没有更新，请联系我们。查件只能由寄件方发起，最长 8
        天；确认丢失的，由您选择补发或退款。
      </p>
      <p>
        显示“已签收”却没收到？请先看签收记录里的位置，问问邻居和驿站，并在 48
        小时内联系我们，派送员的定位只保留这么久。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 11,
  opened: 439,
  solved: 327,
  steps: [
    ask(
      '<p>What does the tracking say?</p>',
      '<p>物流显示什么？</p>',
      answer('Label created', '已创建面单', 2),
      answer('On its way, nothing new', '运输中，没有更新', 3),
      answer('Delivered, but I have not got it', '已签收，但没收到', 4),
    ),
    ask(
      '<p>Since when?</p>',
      '<p>多久了？</p>',
      answer('Less than two working days', '不到两个工作日', 0),
      answer('Longer', '更久', 4),
    ),
    ask(
      '<p>Has it been silent for more than five working days, or ten between two countries?</p>',
      '<p>超过 5 个工作日（跨境 10 个）没有更新了吗？</p>',
      answer('No, I shall wait', '没有，我再等等', 0),
      answer('Yes', '超过了', 4),
    ),
    login('<p>Please log in, so that we can open the search.</p>', '<p>请先登录，以便我们发起查件。</p>', 5),
    goToChat(
      '<p>Send us the order number. For “delivered” tell us also whom you have already asked.</p>',
      '<p>请发来订单号。显示已签收的，也请说明已经问过哪些人。</p>',
    ),
  ],
};

const customs: DemoQuestion = {
  key: 'customs',
  title: pair('Do I have to pay customs duty?', '需要自己交关税吗？'),
  description: pair(
    html`
      <p>
        Not if your order comes from the warehouse of your own region. Duty and tax are then in the price. The
        checkout names the warehouse, and so does the order.
      </p>
      <p>
        If it crosses a border, duty and import tax are due in the country of destination, and the carrier
        collects them from you, usually with a small fee of its own. Game controllers mostly fall under tariff
        number <code>9504.50</code>; in many countries the duty on it is zero, and only the import tax
        remains. We cannot tell the exact amount, only your customs office can.
      </p>
      <ul>
        <li>
          The invoice is on the outside of the parcel. If customs ask for it, download it from your order.
        </li>
        <li>We write the true value on it. Please do not ask for a lower one.</li>
        <li>
          If you are charged although the checkout said “duty paid”, pay nothing and send us the letter.
        </li>
      </ul>
    `,
    html`
      <p>从您所在区域的仓库发货，关税和税费已包含在售价内，无需另付。发货仓会在结算页和订单中注明。</p>
      <p>
        跨境发货的，关税和进口税由目的地收取，通常由承运商代收，并可能加收少量手续费。游戏控制器一般归入税号
        <code>9504.50</code>，不少国家关税为零，只收进口税。具体金额以当地海关为准，我们无法预估。
      </p>
      <ul>
        <li>发票贴在包裹外侧，海关索要时可从订单下载。</li>
        <li>我们如实申报，请不要要求低报。</li>
        <li>结算页写明“含税”却仍被收费的，请先不要付款，把通知发给我们。</li>
      </ul>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 102,
  opened: 224,
  solved: 193,
  steps: [
    ask(
      '<p>Did the checkout say “duty paid”?</p>',
      '<p>结算页写的是“含税”吗？</p>',
      answer('Yes, and I am charged all the same', '是，但还是被收费', 3),
      answer('No', '不是', 2),
      answer('I do not remember', '不记得了', 4),
    ),
    ask(
      '<p>Then the charge is right. Keep the receipt: if you return the goods, your customs office pays the duty back.</p>',
      '<p>那么收费是正常的。请保留凭证，退货时可向当地海关申请退税。</p>',
      answer('I understand', '明白了', 0),
      answer('Customs ask for a document that I have not got', '海关要的文件我没有', 3),
    ),
    goToChat(
      '<p>Please send a photograph of the letter, with the number of the customs case on it.</p>',
      '<p>请拍下通知，要能看清海关案件编号。</p>',
    ),
    login('<p>Log in and look at the warehouse of your order.</p>', '<p>请登录查看订单的发货仓。</p>', 5),
    orderInfo(),
  ],
};

/** Ordering and paying. */
export const ordersPaying: DemoQuestionType = {
  key: 'orders-paying',
  title: pair('Ordering and paying', '下单与付款'),
  persons: ['chen'],
  questions: [paymentFailed, invoice, changeAddress, cancelOrder],
  children: [],
};

/** Delivery. */
export const ordersDelivery: DemoQuestionType = {
  key: 'orders-delivery',
  title: pair('Delivery', '配送'),
  persons: ['chen', 'amelia'],
  questions: [],
  children: [
    {
      key: 'orders-shipping',
      title: pair('Shipping and tracking', '发货与物流'),
      persons: ['chen', 'amelia'],
      questions: [shippingTime, trackingStill],
      children: [],
    },
    {
      key: 'orders-customs',
      title: pair('Customs and tax', '关税与税费'),
      persons: ['bruno'],
      questions: [customs],
      children: [],
    },
  ],
};
