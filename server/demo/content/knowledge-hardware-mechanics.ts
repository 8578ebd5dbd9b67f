/* Knowledge base: springs, cams, friction and detents, cleaning and storage. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const springSwap: DemoQuestion = {
  key: 'spring-swap',
  title: pair('How do I change the springs of a B2 base?', '如何更换 B2 基座的弹簧？'),
  description: pair(
    html`
      <p>
        The box of a B2 contains three pairs of springs: soft (plain ends), medium (blue ends, fitted) and
        firm (red ends). You may mix them, for example firm for pitch and medium for roll. It takes ten
        minutes and the 2.5 mm hex key from the box.
      </p>
      <ol>
        <li>Unplug the base and take the grip off.</li>
        <li>
          Undo the four screws of the top plate and lift it straight up. The rubber boot stays on the plate.
        </li>
        <li>
          Hold the gimbal at the centre with one hand. With the other unhook the spring first from the moving
          arm, then from the frame. A loop of string pulls better than pliers.
        </li>
        <li>
          Hook the new spring into the frame first, then into the arm. Both springs of one axis must be of the
          same kind.
        </li>
        <li>Put the plate back, tighten the screws crosswise by hand, and calibrate.</li>
      </ol>
      <p>Wear glasses while you do this. The springs are not strong, but they are quick.</p>
    `,
    html`
      <p>
        B2
        随箱附三组弹簧：软（两端本色）、中（蓝色，出厂已装）、硬（红色）。两个轴可以不同，比如俯仰用硬、滚转用中。用盒内的
        2.5 mm 内六角扳手，十分钟即可完成。
      </p>
      <ol>
        <li>拔掉数据线，取下手柄。</li>
        <li>拧下顶板四颗螺丝，垂直提起，防尘套随顶板一起取下。</li>
        <li>
          一只手把万向节扶在中间，另一只手先从活动臂一端、再从框架一端摘下弹簧。用一截细绳拉比用钳子好使。
        </li>
        <li>新弹簧先挂框架端，再挂活动臂端。同一轴的两根必须同规格。</li>
        <li>装回顶板，对角手动拧紧螺丝，然后校准。</li>
      </ol>
      <p>操作时请戴眼镜。弹簧力气不大，弹起来却很快。</p>
    `,
  ),
  published: true,
  products: ['base-b2', 'hotas-m2', 'combo-a3'],
  changedBy: 'bruno',
  changedDaysAgo: 24,
  opened: 344,
  solved: 297,
  steps: [
    ask(
      '<p>What would you like to change?</p>',
      '<p>您想怎样调整？</p>',
      answer('The stick should be lighter', '想轻一点', 2),
      answer('The stick should be firmer', '想硬一点', 3),
      answer('A spring is broken', '弹簧断了', 4),
    ),
    ask(
      '<p>Fit the springs with plain ends. With an extension they are too weak, the stick then leans.</p>',
      '<p>换上本色端的软弹簧。装了加长杆就不适合，杆子会歪。</p>',
      answer('Done', '完成了', 0),
    ),
    ask(
      '<p>Fit the springs with red ends. Try it on pitch alone first; many people leave roll as it is.</p>',
      '<p>换上红色端的硬弹簧。建议先只换俯仰轴，很多人滚转轴保持不变。</p>',
      answer('Done', '完成了', 0),
    ),
    login(
      '<p>We send a new pair free of charge. Please log in, so that we find the address.</p>',
      '<p>我们免费补寄一对。请先登录，方便核对地址。</p>',
      5,
    ),
    goToChat(
      '<p>Please send a photograph of the broken spring and say for which axis it is.</p>',
      '<p>请拍一张断簧的照片，并说明是哪个轴。</p>',
    ),
  ],
};

const camChoice: DemoQuestion = {
  key: 'cam-choice',
  title: pair('Which cam for which aircraft? (B4)', 'B4 基座：什么机型配什么凸轮？'),
  description: pair(
    html`
      <p>
        The cam is the part on which a spring-loaded roller runs, and its shape decides how the stick feels
        round the centre. The C4 kit has three pairs:
      </p>
      <p>
        <img
          src="/static/demo/centre-detent.svg"
          alt="Three cams from the side, each with its roller: a deep notch at the centre, a gentle hollow, and a nearly flat line"
        />
      </p>
      <table>
        <tr>
          <th>Cam</th>
          <th>Feel</th>
          <th>Good for</th>
        </tr>
        <tr>
          <td>Deep notch</td>
          <td>A clear click at the centre</td>
          <td>Fighters with electric controls, space flight</td>
        </tr>
        <tr>
          <td>Gentle hollow</td>
          <td>Force grows evenly, no click</td>
          <td>Airliners, light aircraft, older fighters</td>
        </tr>
        <tr>
          <td>Nearly flat</td>
          <td>Almost no centring</td>
          <td>Helicopters, with the clutch half closed</td>
        </tr>
      </table>
      <p>
        There is nothing wrong with different cams for pitch and roll. What you should not do is fit the flat
        cam with the clutch open: the stick then falls over under its own weight and strikes the stop.
      </p>
    `,
    html`
      <p>凸轮是弹簧滚轮压着走的那块零件，它的形状决定中点附近的手感。C4 套件里有三组：</p>
      <p>
        <img
          src="/static/demo/centre-detent.svg"
          alt="三种凸轮侧视图及滚轮：中央有深缺口的、带平缓凹陷的、几乎平直的"
        />
      </p>
      <table>
        <tr>
          <th>凸轮</th>
          <th>手感</th>
          <th>适合</th>
        </tr>
        <tr>
          <td>深缺口</td>
          <td>中点有明显的“咔嗒”感</td>
          <td>电传战斗机、太空飞行</td>
        </tr>
        <tr>
          <td>平缓凹陷</td>
          <td>力度均匀增加，过中点无段落感</td>
          <td>客机、轻型飞机、老式战斗机</td>
        </tr>
        <tr>
          <td>近乎平直</td>
          <td>几乎不回中</td>
          <td>直升机，离合拧到一半</td>
        </tr>
      </table>
      <p>俯仰和滚转可以用不同的凸轮。唯一要避免的是平凸轮加全松离合：杆子会因自重倒下，撞到限位。</p>
    `,
  ),
  published: true,
  products: ['base-b4', 'springs-c4', 'hotas-m4', 'combo-r5'],
  changedBy: 'amelia',
  changedDaysAgo: 7,
  opened: 267,
  solved: 232,
  steps: [
    ask(
      '<p>What do you fly most?</p>',
      '<p>您最常飞什么？</p>',
      answer('Modern fighters or spacecraft', '现代战斗机或太空', 2),
      answer('Airliners, light or historic aircraft', '客机、轻型机或老式飞机', 3),
      answer('Helicopters', '直升机', 4),
    ),
    ask(
      '<p>The cam with the deep notch on both axes, 1.6 mm springs, clutch open.</p>',
      '<p>两轴都用深缺口凸轮，1.6 mm 弹簧，离合全松。</p>',
      answer('I will fit that', '就这样装', 5),
      answer(
        'I have it, and the click disturbs me in small corrections',
        '已经这样装，但小幅修正时咔嗒感碍事',
        3,
      ),
    ),
    ask(
      '<p>The cam with the gentle hollow, 1.6 mm springs for light aircraft, 2.0 mm for heavy ones, clutch closed by a quarter turn.</p>',
      '<p>平缓凹陷凸轮。轻型机用 1.6 mm 弹簧，重型机用 2.0 mm，离合拧紧四分之一圈。</p>',
      answer('I will fit that', '就这样装', 5),
    ),
    ask(
      '<p>The nearly flat cam on both axes, 1.6 mm springs, and close the clutch until the stick just stays where you leave it.</p>',
      '<p>两轴都用近乎平直的凸轮，1.6 mm 弹簧，离合拧到松手后杆子刚好停住。</p>',
      answer('I will fit that', '就这样装', 5),
    ),
    ask(
      '<p>Put a film of the grease from the kit on the new cam, no more than you could wipe off with one finger, and calibrate. Does it feel right?</p>',
      '<p>在新凸轮上抹一薄层套件里的润滑脂，一指能抹净的量即可，然后校准。手感合适吗？</p>',
      answer('Yes', '合适', 0),
      answer('No', '不合适', 6),
    ),
    goToChat(
      '<p>Tell us which cam and springs you have fitted and what disturbs you. It is mostly a matter of a quarter turn.</p>',
      '<p>请说明装的凸轮和弹簧，以及哪里不满意，通常调四分之一圈就能解决。</p>',
    ),
  ],
};

const throttleFriction: DemoQuestion = {
  key: 'throttle-friction',
  title: pair('The throttle moves too easily, or too stiffly', '节流阀太松，或者太紧'),
  description: pair(
    html`
      <p>
        The friction of the T2 is set with the knurled knob at its right side, for both rails together. From
        fully open to fully closed it takes six turns; two to three turns are right for most people. The knob
        works on felt pads, so give the levers five full strokes after each change before you judge.
      </p>
      <p>
        If one lever is stiffer than the other, even them out: below the cover at the rear, each rail has a
        small screw of its own. A quarter turn is a lot there.
      </p>
      <p>
        Stiffness that appears in the course of weeks is dust on the rails. Wipe them with a dry cloth and a
        cotton bud. Never oil them: oil soaks into the felt, and the friction is gone for good until the pads
        are changed.
      </p>
    `,
    html`
      <p>
        T2
        的摩擦力由右侧滚花旋钮统一调节，从全松到全紧共六圈，多数人用两到三圈。旋钮压的是毛毡片，每次调整后请把手柄推满五个来回再感受。
      </p>
      <p>左右松紧不一时，打开后部盖板，每条导轨各有一颗小螺丝可单独微调。这里拧四分之一圈变化就很大。</p>
      <p>
        用了几周后逐渐变紧，多半是导轨积灰，用干布和棉签擦净即可。千万不要上油：油渗进毛毡，摩擦力就再也调不出来，只能更换毡片。
      </p>
    `,
  ),
  published: true,
  products: ['throttle-t2', 'grip-h2', 'hotas-m2', 'hotas-m4'],
  changedBy: 'bruno',
  changedDaysAgo: 58,
  opened: 221,
  solved: 190,
  steps: [
    ask(
      '<p>What is it like?</p>',
      '<p>是哪种情况？</p>',
      answer('Too loose or too stiff, both levers alike', '两侧一样松或一样紧', 2),
      answer('One lever differs from the other', '左右松紧不一', 3),
      answer('It sticks at one place', '某处有卡滞', 4),
    ),
    ask(
      '<p>Turn the knurled knob by half a turn, make five full strokes, feel again.</p>',
      '<p>滚花旋钮转半圈，推五个满行程，再感受一下。</p>',
      answer('It is right', '合适了', 0),
      answer('The knob has no effect', '旋钮不起作用', 5),
    ),
    ask(
      '<p>Open the rear cover (two screws) and turn the small screw of the looser rail by an eighth of a turn clockwise.</p>',
      '<p>打开后盖（两颗螺丝），把较松一侧的小螺丝顺时针拧八分之一圈。</p>',
      answer('They are even now', '一致了', 0),
      answer('They still differ', '还是不一致', 5),
    ),
    ask(
      '<p>That may be a detent. Pull both detent pins on the left side up and move the lever again. Does it still stick?</p>',
      '<p>可能是定位卡点。拉起左侧的两个卡点销，再推一次。还卡吗？</p>',
      answer('No, it was the detent', '不卡了，是卡点', 0),
      answer('Yes', '还卡', 5),
    ),
    goToChat(
      '<p>Please say how old the throttle is and whether anything was ever put on the rails. We can send new felt pads.</p>',
      '<p>请告诉我们节流阀用了多久，导轨上是否涂过东西。我们可以寄新的毡片。</p>',
    ),
  ],
};

const detents: DemoQuestion = {
  key: 'detents',
  title: pair('How do I move or remove the throttle detents?', '怎样移动或取消节流阀卡点？'),
  description: pair(
    html`
      <p>
        The T2 has two detents: a gate at idle, over which you lift the handles, and a ridge at the front for
        the afterburner. Both sit on pins at the left side and can be set anywhere along the rail.
      </p>
      <ol>
        <li>
          Pull the pin up by 5 mm and turn it by 90°. The detent is now out of use, and the lever runs freely.
        </li>
        <li>To move it, loosen the 2 mm grub screw beside the pin, slide the detent, tighten it.</li>
        <li>Turn the pin back until it snaps in.</li>
        <li>
          In Larkmoor Desk choose <strong>Axes → Detents → Learn</strong> and push the lever against the
          detent once. The simulator then gets a clean 0% or 100% there.
        </li>
      </ol>
      <p>
        For aircraft without an afterburner simply leave the front pin up; you need not learn anything again.
      </p>
    `,
    html`
      <p>
        T2
        有两个卡点：慢车位的挡块，需要提起握把越过；前方的加力凸棱。两者都由左侧的销固定，可设在导轨任意位置。
      </p>
      <ol>
        <li>把销拉起 5 mm 并旋转 90°，卡点即停用，手柄可自由滑动。</li>
        <li>要移动位置，松开销旁的 2 mm 紧定螺丝，滑到所需位置再拧紧。</li>
        <li>把销转回，直到弹入。</li>
        <li>
          在 Larkmoor Desk 选<strong>轴 → 卡点 → 学习</strong
          >，把手柄推到卡点处停一次，模拟器在该处就能收到准确的 0% 或 100%。
        </li>
      </ol>
      <p>飞没有加力的飞机，把前销拉起即可，不必重新学习。</p>
    `,
  ),
  published: true,
  products: ['throttle-t2', 'grip-h2'],
  changedBy: 'bruno',
  changedDaysAgo: 79,
  opened: 187,
  solved: 165,
  steps: [
    ask(
      '<p>What do you want to do?</p>',
      '<p>您想做什么？</p>',
      answer('Take a detent out', '取消一个卡点', 2),
      answer('Set it to another place', '换个位置', 3),
      answer('The simulator engages the afterburner too early', '模拟器里过早进入加力', 4),
    ),
    ask(
      '<p>Pull the pin up by 5 mm and turn it by 90°.</p>',
      '<p>把销拉起 5 mm 并旋转 90°。</p>',
      answer('Done', '完成了', 0),
      answer('The pin will not move', '销拉不动', 5),
    ),
    ask(
      '<p>Loosen the grub screw, slide, tighten, and let Larkmoor Desk learn the place.</p>',
      '<p>松开紧定螺丝，移动，拧紧，再让 Larkmoor Desk 学习新位置。</p>',
      answer('Done', '完成了', 0),
      answer('The grub screw is stripped', '紧定螺丝滑丝了', 5),
    ),
    ask(
      '<p><strong>Axes → Detents → Learn</strong>, with the lever just behind the ridge. In the simulator the afterburner must begin at the same percentage.</p>',
      '<p>把手柄停在凸棱后方，运行<strong>轴 → 卡点 → 学习</strong>。模拟器里的加力起点要设为同样的百分比。</p>',
      answer('They agree now', '对上了', 0),
    ),
    goToChat(
      '<p>We have pins and grub screws in stock. Please send a photograph of the left side.</p>',
      '<p>销和紧定螺丝都有备件，请拍一张左侧的照片。</p>',
    ),
  ],
};

const cleaning: DemoQuestion = {
  key: 'cleaning',
  title: pair('How do I clean grips, panels and rails?', '手柄、面板和导轨怎么清洁？'),
  description: pair(
    html`
      <p>
        Unplug the device first. For everything you can touch, a cloth moistened with water and a drop of
        washing-up liquid is enough; wring it out well and wipe dry.
      </p>
      <ul>
        <li><strong>Rubberised grips:</strong> water only. Alcohol makes the coating sticky within weeks.</li>
        <li>
          <strong>Metal grips and bases:</strong> isopropyl alcohol on a cloth is fine, but keep it away from
          the engraved letters.
        </li>
        <li>
          <strong>Panels:</strong> a dry brush round the switches. Window cleaner clouds the display windows.
        </li>
        <li><strong>Throttle rails:</strong> dry cloth, no liquid and no oil.</li>
        <li>
          <strong>Inside the gimbal:</strong> nothing. It is greased for life; compressed air only blows dust
          into the bearings.
        </li>
      </ul>
      <p>
        After a spill unplug at once, turn the device over and let it dry for two days before you try it.
        Sweet drinks are worse than water; tell us, and we will explain how to open it.
      </p>
    `,
    html`
      <p>先拔线。手能碰到的地方，用湿布加一滴洗洁精就够了，拧干再擦，最后擦干。</p>
      <ul>
        <li><strong>橡胶涂层手柄：</strong>只用清水。酒精会让涂层在几周内发黏。</li>
        <li><strong>金属手柄和基座：</strong>可用布蘸异丙醇，但避开刻字。</li>
        <li><strong>面板：</strong>用干毛刷清理开关周围。玻璃清洁剂会让显示窗发雾。</li>
        <li><strong>节流阀导轨：</strong>干布，不沾液体，不上油。</li>
        <li><strong>万向节内部：</strong>不必处理。出厂润滑终身有效，压缩空气反而会把灰吹进轴承。</li>
      </ul>
      <p>泼了水请立即拔线，倒扣晾两天再通电。含糖饮料比水麻烦，请联系我们，我们会告诉您怎样拆开清理。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 130,
  opened: 148,
  solved: 137,
  steps: [
    ask(
      '<p>Is it everyday dirt, or has something been spilt?</p>',
      '<p>是日常清洁，还是泼了液体？</p>',
      answer('Everyday dirt', '日常清洁', 2),
      answer('Water was spilt', '泼了水', 3),
      answer('A sweet drink was spilt', '泼了含糖饮料', 4),
    ),
    ask(
      '<p>A moist cloth, well wrung out, then dry. Water only on rubberised grips.</p>',
      '<p>湿布拧干后擦拭，再擦干。橡胶涂层手柄只用清水。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>Leave it unplugged and upside down for two days. Then look at the status light. Is it steady white?</p>',
      '<p>不通电，倒扣放置两天，再看状态灯。是白色常亮吗？</p>',
      answer('Yes', '是', 0),
      answer('No', '不是', 4),
    ),
    goToChat(
      '<p>Leave it unplugged. Tell us what it was and where it went in; we send you the drawing for opening that part.</p>',
      '<p>请保持断电，告诉我们是什么液体、从哪里进去的，我们会发来对应部件的拆解图。</p>',
    ),
  ],
};

const storage: DemoQuestion = {
  key: 'storage',
  title: pair('How do I store or move my equipment?', '长期存放或搬家时要注意什么？'),
  description: pair(
    html`
      <p>
        Store it dry, between 5 and 40 °C, with the stick at its centre and the throttle levers in the middle
        of their travel. Springs do not mind waiting at the centre; at a stop they grow tired.
      </p>
      <p>
        For a removal take the grip off the base and wrap both separately: a grip that is left on is a 25 cm
        lever for every knock. Loosen the clutch of a B4, open the friction of the throttle, and secure the
        levers with a strip of cloth, not with adhesive tape.
      </p>
      <p>
        If the original box is gone, ask us: we sell the foam inserts at cost. Whatever you pack it in, leave
        at least 4 cm of padding on every side.
      </p>
    `,
    html`
      <p>
        请存放在干燥、5 至 40 °C
        的环境里，飞行杆处于中点，节流阀停在行程中段。弹簧长期停在中点没有影响，长期压在限位上则会疲劳。
      </p>
      <p>
        搬家时请取下手柄，与基座分开包裹。不拆的话，手柄就是一根 25 cm 的杠杆，每次磕碰都由万向节承受。B4
        的离合和节流阀的摩擦力请调松，手柄用布条固定，不要用胶带。
      </p>
      <p>原包装已丢，可以联系我们，泡棉内衬按成本价供应。无论用什么箱子，每个面至少留 4 cm 缓冲。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 195,
  opened: 61,
  solved: 55,
  steps: [
    ask(
      '<p>Do you still have the original box and foam?</p>',
      '<p>原包装盒和泡棉还在吗？</p>',
      answer('Yes', '在', 2),
      answer('No', '不在了', 3),
    ),
    ask(
      '<p>Take the grip off, set everything to the middle, and put each part into its own place in the foam.</p>',
      '<p>取下手柄，各部件归中，分别放入泡棉对应的位置。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>Use a strong carton with 4 cm of padding on every side, or order the foam inserts from us.</p>',
      '<p>使用结实的纸箱，每面留 4 cm 缓冲，或向我们购买泡棉内衬。</p>',
      answer('I can manage with that', '可以解决', 0),
      answer('I should like to order the inserts', '我要买内衬', 4),
    ),
    goToChat(
      '<p>Tell us the model and your country, and we shall tell you the price with postage.</p>',
      '<p>请告诉我们型号和所在地区，我们报含运费的价格。</p>',
    ),
  ],
};

const squeak: DemoQuestion = {
  key: 'squeak',
  title: pair('The base squeaks or grinds', '基座有异响'),
  description: pair(
    html`
      <p>
        A faint squeak of a new B2 in the first weeks is the rubber boot rubbing on the top plate. A pinch of
        talcum powder between the two ends it. A squeak from deeper inside, once per movement and at the same
        place, is a dry cam.
      </p>
      <p>
        Grinding is something else: it is felt in the hand more than heard. Stop using the base and write to
        us, because a chip of metal in a bearing makes more of its kind.
      </p>
    `,
    html`
      <p>
        新的 B2
        头几周若有轻微吱吱声，是防尘套与顶板摩擦所致，在两者之间撒一点滑石粉即可。若声音来自更深处，每次都在同一位置出现，则是凸轮缺油。
      </p>
      <p>“咯咯”的磨削感不一样，手上感觉比听到的更明显。请停用并联系我们，轴承里若有金属屑，会越磨越多。</p>
    `,
  ),
  published: false,
  products: ['base-b2', 'base-b4'],
  changedBy: 'bruno',
  changedDaysAgo: 1,
  opened: 0,
  solved: 0,
  steps: [
    ask(
      '<p>Do you hear it, or do you feel it?</p>',
      '<p>是听到的，还是手上能感觉到？</p>',
      answer('I hear a squeak', '听到吱吱声', 2),
      answer('I feel grinding', '手上有磨削感', 3),
    ),
    ask(
      '<p>Put a pinch of talcum powder under the boot. Is it quiet?</p>',
      '<p>在防尘套下撒一点滑石粉，安静了吗？</p>',
      answer('Yes', '安静了', 0),
      answer('No', '没有', 3),
    ),
    goToChat(
      '<p>Please record the sound with your telephone on the table beside the base.</p>',
      '<p>请把手机放在基座旁的桌面上，录一段声音。</p>',
    ),
  ],
};

/** Mechanics. */
export const hardwareMechanics: DemoQuestionType = {
  key: 'hardware-mechanics',
  title: pair('Springs, cams and friction', '弹簧、凸轮与摩擦力'),
  persons: ['bruno'],
  questions: [],
  children: [
    {
      key: 'hardware-springs',
      title: pair('Stick bases', '飞行杆基座'),
      persons: ['bruno'],
      questions: [springSwap, camChoice, squeak],
      children: [],
    },
    {
      key: 'hardware-throttle',
      title: pair('Throttles', '节流阀'),
      persons: ['bruno'],
      questions: [throttleFriction, detents],
      children: [],
    },
  ],
};

/** Cleaning and storage. */
export const hardwareCare: DemoQuestionType = {
  key: 'hardware-care',
  title: pair('Cleaning and storage', '清洁与存放'),
  persons: ['amelia'],
  questions: [cleaning, storage],
  children: [],
};
