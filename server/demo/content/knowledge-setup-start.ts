/* Knowledge base: unpacking, finding the serial number, mounting on tables, floors and frames. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const firstSetup: DemoQuestion = {
  key: 'first-setup',
  title: pair('I have just unpacked my set. What do I do first?', '刚收到货，第一次安装应该按什么顺序来？'),
  description: pair(
    html`
      <p>
        Set the hardware up first, the software second, and the simulator last. If something does not work on
        the way, you then know in which of the three to look.
      </p>
      <ol>
        <li>
          Screw the grip on to the base: line up the mark on the collar, push the grip down, then turn the
          locking ring clockwise until it stops. Do not turn the grip itself.
        </li>
        <li>
          Connect each device with its own cable, straight to the computer. The status light beside the USB
          socket should be steady white after two seconds.
        </li>
        <li>Install Larkmoor Desk and let it look for firmware. Update one device at a time.</li>
        <li>Run the calibration once for every axis, then start the simulator and assign the axes there.</li>
      </ol>
      <p>
        Keep the box and the foam for the first 30 days. If you want to return or exchange something, the
        original packing is the safest way to send it.
      </p>
    `,
    html`
      <p>建议顺序是：先装硬件，再装软件，最后进模拟器设置。这样中途出了问题，马上就知道该查哪一环。</p>
      <ol>
        <li>
          把手柄装到基座上：对准颈部的标记，手柄垂直压到底，再顺时针拧紧锁紧环。拧的是锁紧环，不要转动手柄本体。
        </li>
        <li>每台设备用各自的线直接插到电脑上。两秒后，USB 口旁的状态灯应为白色常亮。</li>
        <li>安装 Larkmoor Desk，让它检查固件，一次只更新一台设备。</li>
        <li>每个轴校准一次，然后打开模拟器分配轴。</li>
      </ol>
      <p>包装盒和泡棉请至少保留 30 天，退换货时用原包装寄回最稳妥。</p>
    `,
  ),
  published: true,
  products: ['hotas-m2', 'hotas-m4', 'combo-a3', 'combo-r5'],
  changedBy: 'amelia',
  changedDaysAgo: 12,
  opened: 486,
  solved: 371,
  steps: [
    ask(
      '<p>Are the status lights of all connected devices steady white?</p>',
      '<p>所有设备的状态灯都是白色常亮吗？</p>',
      answer('Yes, all of them', '是，全部常亮', 2),
      answer('One is off or blinking', '有一台不亮或在闪', 3),
    ),
    ask(
      '<p>Good. Open Larkmoor Desk: every device should be in the list on the left. Choose <strong>Update</strong> where it is offered, then <strong>Axes → Calibrate</strong>.</p><p>Do all axes move to both ends?</p>',
      '<p>很好。打开 Larkmoor Desk，左侧列表里应能看到每台设备。有<strong>更新</strong>提示的先更新，再进入<strong>轴 → 校准</strong>。</p><p>所有轴都能走到两端吗？</p>',
      answer('Yes, I am ready to fly', '都可以，准备起飞', 0),
      answer('One axis does not reach its end', '有一个轴走不到头', 4),
    ),
    ask(
      '<p>Move that device to another port on the <em>back</em> of the computer, without a hub, and swap its cable with the one of a device that works.</p><p>What does the light do now?</p>',
      '<p>把这台设备换到电脑<em>背面</em>的另一个接口，不经过集线器，并与正常设备对调一下数据线。</p><p>现在灯的状态如何？</p>',
      answer('It is steady white', '白色常亮了', 2),
      answer('Still off or blinking', '还是不亮或闪烁', 4),
    ),
    goToChat(
      '<p>Let us look at it together. Please have the serial number at hand, it is on the label underneath.</p>',
      '<p>我们来一起排查。请准备好设备底部标签上的序列号。</p>',
    ),
  ],
};

const findSerial: DemoQuestion = {
  key: 'find-serial',
  title: pair('Where do I find the serial number?', '序列号在哪里找？'),
  description: pair(
    html`
      <p>
        Every Larkmoor device has its serial number on the silver label on the underside. It begins with
        <code>LM</code>, followed by the year, the model and six digits, for example
        <code>LM24-B2-018834</code>.
      </p>
      <p>
        <img
          src="/static/demo/label-serial.svg"
          alt="Underside of a stick base; the serial number is the long line on the label, beside the small square code"
        />
      </p>
      <p>
        If the device is bolted down you need not take it off: Larkmoor Desk shows the same number under
        <strong>Device → About</strong>, and the button beside it copies it. A grip has a number of its own,
        engraved inside the locking ring.
      </p>
      <p>
        When you write to us, give us the number of the part that has the trouble, not the one on the outer
        carton. The carton number only tells us what was packed together.
      </p>
    `,
    html`
      <p>
        每台 Larkmoor 设备的序列号都在底部的银色标签上，以
        <code>LM</code> 开头，后面是年份、型号和六位数字，例如 <code>LM24-B2-018834</code>。
      </p>
      <p><img src="/static/demo/label-serial.svg" alt="基座底部：标签上方形码旁最长的一行就是序列号" /></p>
      <p>
        设备已经固定、不方便拆的话，可以在 Larkmoor Desk 的<strong>设备 → 关于</strong
        >里查看同一个号码，旁边的按钮可直接复制。手柄另有自己的编号，刻在锁紧环内侧。
      </p>
      <p>
        联系客服时，请提供出问题的那个部件的序列号，而不是外箱上的号码，外箱号只能说明哪些部件是一起装箱的。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 63,
  opened: 311,
  solved: 288,
  steps: [
    ask(
      '<p>Which part do you need the number of?</p>',
      '<p>您要查哪个部件的序列号？</p>',
      answer('A base, a throttle, a panel or pedals', '基座、节流阀、面板或脚舵', 2),
      answer('A grip', '手柄', 3),
    ),
    ask(
      '<p>Look at the label underneath, or in Larkmoor Desk under <strong>Device → About</strong>. The number has the form <code>LM24-B2-018834</code>.</p>',
      '<p>请看底部标签，或打开 Larkmoor Desk 的<strong>设备 → 关于</strong>，格式如 <code>LM24-B2-018834</code>。</p>',
      answer('I have found it', '找到了', 0),
      answer('The label is missing or cannot be read', '标签脱落或看不清', 4),
    ),
    ask(
      '<p>Take the grip off and look inside the locking ring: the number is engraved there, below the five pins.</p>',
      '<p>取下手柄，看锁紧环内侧，编号刻在五针接口下方。</p>',
      answer('I have found it', '找到了', 0),
      answer('There is nothing engraved', '里面没有刻字', 4),
    ),
    goToChat(
      '<p>Send us a photograph of the underside and the order number. We can look the part up in our packing records.</p>',
      '<p>请发来底部照片和订单号，我们可以在装箱记录里查到这个部件。</p>',
    ),
  ],
};

const clampTable: DemoQuestion = {
  key: 'clamp-table',
  title: pair('Will the D1 clamp fit my table?', 'D1 桌夹适合我的桌子吗？'),
  description: pair(
    html`
      <p>
        The clamp needs three things of a table: a top between <strong>15 and 55 mm</strong> thick, at least
        <strong>60 mm</strong> of flat underside behind the edge, and an edge that does not give. Most solid
        and laminated tops are fine; glass and hollow honeycomb tops are not.
      </p>
      <p>
        <img
          src="/static/demo/clamp-mount.svg"
          alt="Section through a table top: the upper jaw rests on the top, the lower pad is screwed against the flat underside behind the edge"
        />
      </p>
      <table>
        <tr>
          <th>Table top</th>
          <th>What to do</th>
        </tr>
        <tr>
          <td>Solid wood or board, 18 mm and more</td>
          <td>Use the clamp as it is</td>
        </tr>
        <tr>
          <td>Thinner than 18 mm</td>
          <td>Put the supplied steel plate between pad and table</td>
        </tr>
        <tr>
          <td>Metal frame right under the edge</td>
          <td>Turn the lower jaw round, it then needs only 35 mm</td>
        </tr>
        <tr>
          <td>Glass or honeycomb</td>
          <td>Do not clamp; use a stand or a cockpit frame</td>
        </tr>
      </table>
      <p>
        Tighten by hand until the clamp no longer moves, then a quarter of a turn more. More force bends the
        table, not the clamp.
      </p>
    `,
    html`
      <p>
        D1 对桌子有三点要求：桌板厚度 <strong>15 至 55 mm</strong>，桌沿往里至少有
        <strong>60 mm</strong> 平整的底面，桌沿不能发软。实木和复合板一般都可以，玻璃和蜂窝空心板不行。
      </p>
      <p>
        <img
          src="/static/demo/clamp-mount.svg"
          alt="桌板剖面：上夹爪压在桌面上，下压垫顶在桌沿内侧平整的底面"
        />
      </p>
      <table>
        <tr>
          <th>桌板</th>
          <th>做法</th>
        </tr>
        <tr>
          <td>实木或板材，18 mm 及以上</td>
          <td>直接使用</td>
        </tr>
        <tr>
          <td>薄于 18 mm</td>
          <td>在压垫与桌板之间垫上随附的钢片</td>
        </tr>
        <tr>
          <td>桌沿下方紧挨金属横梁</td>
          <td>把下夹爪反装，只需 35 mm 深度</td>
        </tr>
        <tr>
          <td>玻璃或蜂窝板</td>
          <td>不要夹，请用支架或座舱架</td>
        </tr>
      </table>
      <p>用手拧到夹具不再晃动，再加四分之一圈即可。继续加力，弯的是桌子，不是桌夹。</p>
    `,
  ),
  published: true,
  products: ['clamp-d1'],
  changedBy: 'amelia',
  changedDaysAgo: 34,
  opened: 174,
  solved: 139,
  steps: [
    ask(
      '<p>Measure the thickness of your table top at the edge.</p>',
      '<p>请量一下桌沿处桌板的厚度。</p>',
      answer('15 to 55 mm', '15 至 55 mm', 2),
      answer('Thinner, thicker, or made of glass', '更薄、更厚，或是玻璃', 3),
    ),
    ask(
      '<p>Is there a bar, a drawer or a cable tray within 60 mm of the edge?</p>',
      '<p>桌沿往里 60 mm 内有横梁、抽屉或线槽吗？</p>',
      answer('No, it is flat', '没有，是平的', 0),
      answer('Yes, but 35 mm are free', '有，但有 35 mm 空位', 0),
      answer('Yes, right at the edge', '有，就贴着桌沿', 3),
    ),
    ask(
      '<p>Then the clamp is not safe on this table. A free-standing mount beside the chair, or the four threaded holes (M6, 80 × 80 mm) under each base, are the better way.</p>',
      '<p>这种情况不建议用桌夹。可以用座椅旁的独立支架，或利用基座底部的四个 M6 螺纹孔（孔距 80 × 80 mm）固定。</p>',
      answer('Thank you, that helps', '明白了，谢谢', 0),
    ),
  ],
};

const extensionTilt: DemoQuestion = {
  key: 'extension-tilt',
  title: pair(
    'The stick falls to one side with the X10 extension fitted',
    '装上 X10 加长杆后，飞行杆会往一边倒',
  ),
  description: pair(
    html`
      <p>
        Ten centimetres more mean that the weight of the grip pulls on the springs with almost twice the
        leverage. With the soft springs of a B2, or with a soft-centre cam in a B4, the stick then no longer
        stands up by itself. Nothing is broken.
      </p>
      <p>There are three remedies, from quick to thorough:</p>
      <ul>
        <li>
          Fit the next stronger pair of springs. On a B2 these are the ones with the red end; on a B4 the 2.0
          mm pair of the C4 kit.
        </li>
        <li>
          On a B4, close the clutch by half a turn. It adds friction, so do it after the springs and not in
          place of them.
        </li>
        <li>If the base is not level, level it. A tilt of 3° is enough to make a long stick wander.</li>
      </ul>
      <p>Calibrate again afterwards, because the centre has moved a little.</p>
    `,
    html`
      <p>
        加长 10 cm 后，手柄重量对弹簧的力臂几乎翻倍。B2 用软弹簧，或 B4
        用软回中凸轮时，杆子就立不住了。这不是故障。
      </p>
      <p>按从简到繁，有三个办法：</p>
      <ul>
        <li>换上硬一档的弹簧。B2 是端部红色的那组，B4 是 C4 套件里的 2.0 mm 那组。</li>
        <li>B4 可把离合再拧紧半圈。它增加的是摩擦力，应在换弹簧之后微调，不能代替换弹簧。</li>
        <li>检查基座是否水平。倾斜 3° 就足以让长杆跑偏。</li>
      </ul>
      <p>调整后请重新校准一次，因为中点会略有变化。</p>
    `,
  ),
  published: true,
  products: ['extension-x10', 'base-b2', 'base-b4'],
  changedBy: 'bruno',
  changedDaysAgo: 88,
  opened: 122,
  solved: 91,
  steps: [
    ask(
      '<p>Which base is it?</p>',
      '<p>您用的是哪款基座？</p>',
      answer('B2', 'B2', 2),
      answer('B4', 'B4', 3),
    ),
    ask(
      '<p>Take off the four screws of the top plate and change to the springs with the red end, on both axes. Does the stick stand up now?</p>',
      '<p>拆下顶板的四颗螺丝，两个轴都换成红端弹簧。现在能立住了吗？</p>',
      answer('Yes', '能了', 0),
      answer('No, it still falls', '还是会倒', 4),
    ),
    ask(
      '<p>Fit the 2.0 mm springs, then close the clutch of the falling axis by half a turn. Does the stick stand up now?</p>',
      '<p>换上 2.0 mm 弹簧，再把倒向那一轴的离合拧紧半圈。现在能立住了吗？</p>',
      answer('Yes', '能了', 0),
      answer('No, it still falls', '还是会倒', 4),
    ),
    goToChat(
      '<p>Please send a short video of the stick from the front, let go at the centre. It shows us whether a spring seat has slipped.</p>',
      '<p>请从正面拍一段在中点松手的短视频，我们可以从中判断弹簧座是否移位。</p>',
    ),
  ],
};

const pedalsSlide: DemoQuestion = {
  key: 'pedals-slide',
  title: pair('My rudder pedals slide away when I brake', '踩刹车时脚舵总往前滑'),
  description: pair(
    html`
      <p>
        Toe brakes push the pedals forwards, and no rubber foot holds against a heavy boot on a smooth floor.
        The R2 has three ways of staying where it is:
      </p>
      <ol>
        <li>
          <strong>Hard floor:</strong> wipe the rubber feet and the floor with a damp cloth; dust halves their
          grip. Put the carpet spikes away, they stand above the rubber.
        </li>
        <li><strong>Carpet:</strong> screw the four spikes in from below until they stand out by 6 mm.</li>
        <li>
          <strong>Either:</strong> run the supplied strap from the eyelets at the front of the pedals round
          the foot of your chair. On a chair with castors lock the castors, or you will pull yourself forwards
          instead.
        </li>
      </ol>
      <p>
        For a cockpit frame there are two slots for M6 screws, 240 mm apart. You can also reduce the brake
        force: one turn out on the brake spring nut takes about 15% away.
      </p>
    `,
    html`
      <p>脚刹的力是往前推的，在光滑地面上，单靠橡胶脚垫挡不住。R2 有三种固定方式：</p>
      <ol>
        <li>
          <strong>硬地面：</strong
          >用湿布擦净橡胶垫和地面，灰尘会让附着力减半；同时把地毯钉收回，它会把橡胶垫顶离地面。
        </li>
        <li><strong>地毯：</strong>从底部拧入四颗地毯钉，露出 6 mm。</li>
        <li>
          <strong>通用：</strong
          >用随附的拉带，从脚舵前端的孔绕到椅脚上。带轮的椅子请锁住轮子，否则往前滑的就是您自己了。
        </li>
      </ol>
      <p>
        装座舱架的话，底板有两条 M6 长孔，间距 240 mm。也可以减小刹车力度：刹车弹簧螺母每松一圈，大约减轻
        15%。
      </p>
    `,
  ),
  published: true,
  products: ['pedals-r2', 'combo-r5'],
  changedBy: 'amelia',
  changedDaysAgo: 141,
  opened: 97,
  solved: 80,
  steps: [
    ask(
      '<p>What do the pedals stand on?</p>',
      '<p>脚舵放在什么地面上？</p>',
      answer('Wood, tiles or another hard floor', '木地板、瓷砖等硬地面', 2),
      answer('Carpet', '地毯', 3),
    ),
    ask(
      '<p>Clean the feet and the floor, take the spikes out and fit the strap to your chair.</p>',
      '<p>擦净脚垫和地面，取下地毯钉，再用拉带连到椅子上。</p>',
      answer('They stay in place', '不滑了', 0),
      answer('The strap is missing from my box', '盒里没有拉带', 4),
    ),
    ask(
      '<p>Screw in all four spikes until they stand out by 6 mm.</p>',
      '<p>拧入全部四颗地毯钉，露出 6 mm。</p>',
      answer('They stay in place', '不滑了', 0),
      answer('The spikes are missing from my box', '盒里没有地毯钉', 4),
    ),
    login(
      '<p>We send missing small parts free of charge. Please log in, so that we find your order.</p>',
      '<p>缺少的小件我们免费补寄。请先登录，方便查到您的订单。</p>',
      5,
    ),
    goToChat(
      '<p>Tell us which part is missing and whether the address of your order is still right.</p>',
      '<p>请告诉我们缺哪个小件，以及订单上的地址是否仍然有效。</p>',
    ),
  ],
};

/** Unpacking and mounting. */
export const setupStart: DemoQuestionType = {
  key: 'setup-start',
  title: pair('Unpacking and mounting', '开箱与固定'),
  persons: ['amelia'],
  questions: [firstSetup, findSerial],
  children: [
    {
      key: 'setup-mounting',
      title: pair('Tables, cockpits and floors', '桌面、座舱架与地面'),
      persons: ['amelia'],
      questions: [clampTable, extensionTilt, pedalsSlide],
      children: [],
    },
  ],
};
