/* Knowledge base: calibration, curves, drift, jitter and axes that do the wrong thing. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const calibrate: DemoQuestion = {
  key: 'calibrate',
  title: pair('How and when should I calibrate?', '什么时候需要校准？怎么校准？'),
  description: pair(
    html`
      <p>
        Contactless sensors do not wear, so one calibration lasts for years. Do it once after unpacking, and
        again after you have changed springs, cams or the grip, moved the detents of the throttle, or written
        the firmware anew in recovery mode.
      </p>
      <ol>
        <li>In Larkmoor Desk choose the device, then <strong>Axes → Calibrate</strong>.</li>
        <li>
          Move the stick slowly to all four corners, two full circles, gently against the stops. Pressing hard
          bends the reading and leaves a dead strip at the ends.
        </li>
        <li>
          Let go. Knock the stick from each side and let it come back by itself; the program takes the mean of
          the resting places as the centre.
        </li>
        <li>Choose <strong>Save to device</strong>.</li>
      </ol>
      <p>
        Do not calibrate in the Windows controller panel as well. Two calibrations, one on top of the other,
        are the most frequent cause of an axis that stops short. If it has been done, the panel has a button
        <strong>Reset to default</strong>.
      </p>
    `,
    html`
      <p>
        非接触式传感器没有磨损，校准一次可以用很多年。开箱后校准一次；之后只有在更换弹簧、凸轮或手柄，移动节流阀定位卡点，或用恢复模式重写固件之后，才需要再做。
      </p>
      <ol>
        <li>在 Larkmoor Desk 中选中设备，进入<strong>轴 → 校准</strong>。</li>
        <li>
          慢慢把杆推到四个角，绕两整圈，轻轻碰到限位即可。用力压会让读数偏大，结果两端反而留下一段死区。
        </li>
        <li>松手。从四个方向各轻拨一下，让杆自己回中，软件会取各次静止位置的平均值作为中点。</li>
        <li>点<strong>保存到设备</strong>。</li>
      </ol>
      <p>
        请不要再到 Windows
        控制器面板里校准一次。两层校准叠在一起，是轴走不到头最常见的原因。已经做过的话，在该面板点<strong>重置为默认</strong>即可。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 5,
  opened: 598,
  solved: 476,
  steps: [
    ask(
      '<p>Open <code>joy.cpl</code>, choose the device, <strong>Properties → Settings → Reset to default</strong>. Then calibrate in Larkmoor Desk and save to the device. Does each axis reach 0% and 100%?</p>',
      '<p>打开 <code>joy.cpl</code>，选中设备，点<strong>属性 → 设置 → 重置为默认</strong>。然后在 Larkmoor Desk 中校准并保存到设备。各轴都能到 0% 和 100% 吗？</p>',
      answer('Yes', '能', 2),
      answer('One end is missing', '有一端到不了', 3),
    ),
    ask(
      '<p>Let the stick come back from each side. Does the centre stay within 1%?</p>',
      '<p>让杆从各个方向自由回中，中点偏差在 1% 以内吗？</p>',
      answer('Yes', '是', 0),
      answer('No, it depends on the side', '不是，与方向有关', 4),
    ),
    ask(
      '<p>Calibrate once more, and only touch the stops this time without pressing. Is the end reached now?</p>',
      '<p>再校准一次，这次只轻碰限位，不要用力。现在能到头了吗？</p>',
      answer('Yes', '能了', 0),
      answer('No', '不能', 5),
    ),
    ask(
      '<p>A difference of 2 to 3% is friction in the clutch or a dry cam. Open the clutch by half a turn (B4) or put a grain of grease on the cam (B2), and look again.</p>',
      '<p>相差 2% 至 3% 通常是离合偏紧或凸轮缺油。B4 请把离合松半圈，B2 请在凸轮上点一粒米大小的润滑脂，再看一下。</p>',
      answer('The centre is fine now', '中点正常了', 0),
      answer('No change', '没有变化', 5),
    ),
    goToChat(
      '<p>Please send a screenshot of the axis page with the stick at rest.</p>',
      '<p>请在松手状态下截一张轴页面的图发给我们。</p>',
    ),
  ],
};

const deadZone: DemoQuestion = {
  key: 'dead-zone',
  title: pair('Do I need a dead zone, and how large?', '需要设死区吗？设多大合适？'),
  description: pair(
    html`
      <p>
        A dead zone tells the device to ignore small movements round the centre. On a stick with contactless
        sensors you seldom need more than <strong>1%</strong>; on the rudder 2 to 3% is pleasant, because feet
        are heavier than hands.
      </p>
      <p>
        <img
          src="/static/demo/deadzone-curve.svg"
          alt="Two response lines over the travel of the stick: a straight one through the centre, and one that stays at zero in a short zone round the centre and then rises"
        />
      </p>
      <p>
        Try it without one first. Fly straight and level with your hand off the stick; if the aeroplane stays
        where it is, leave the dead zone at zero. Every per cent costs precision just where you make your
        smallest corrections: in the flare, in formation, under the tanker.
      </p>
      <p>
        Set the dead zone in one place only, either in Larkmoor Desk or in the simulator. If both have one,
        the two add up, and the stick feels as if it had play.
      </p>
    `,
    html`
      <p>
        死区就是让设备忽略中点附近的微小动作。采用非接触式传感器的飞行杆，一般不超过
        <strong>1%</strong>；脚舵可以给 2% 至 3%，毕竟脚比手重。
      </p>
      <p>
        <img
          src="/static/demo/deadzone-curve.svg"
          alt="杆量与输出的两条线：一条笔直穿过中点，另一条在中点附近的一小段保持为零，然后才上升"
        />
      </p>
      <p>
        建议先不设。松手平飞，飞机不跑偏，死区就保持为零。每加
        1%，损失的正是修正最细的那部分：拉平、编队、加油的时候感受最明显。
      </p>
      <p>死区只在一处设置，Larkmoor Desk 或模拟器二选一。两边都设会叠加，手感就像杆子有了虚位。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 41,
  opened: 287,
  solved: 236,
  steps: [
    ask(
      '<p>Let go of the stick and look at the axis page. What does the value do?</p>',
      '<p>松开飞行杆，看轴页面，数值怎么变化？</p>',
      answer('It stands at zero', '稳定在零', 2),
      answer('It stands a little beside zero', '稳定，但略偏离零点', 3),
      answer('It trembles', '在抖动', 4),
    ),
    ask(
      '<p>Then you need no dead zone at all. Look whether the simulator has one of its own that you can take out.</p>',
      '<p>那就完全不需要死区。再看看模拟器里是否自带死区，可以取消。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>Calibrate the centre again instead of hiding it. Is it at zero afterwards?</p>',
      '<p>请重新校准中点，不要用死区掩盖。校准后回到零了吗？</p>',
      answer('Yes', '回零了', 0),
      answer('No', '没有', 4),
    ),
    ask(
      '<p>By how much does it move at rest?</p>',
      '<p>静止时摆动多少？</p>',
      answer('Less than 0.5%', '不到 0.5%', 5),
      answer('More than that', '更多', 6),
    ),
    ask(
      '<p>A dead zone of 1% on this axis is right.</p>',
      '<p>给这个轴设 1% 的死区就合适。</p>',
      answer('Thank you', '好的', 0),
    ),
    goToChat(
      '<p>That is more than the sensor should show. We would like to see it before you cover it up.</p>',
      '<p>这超出了传感器的正常范围，先别急着用死区盖住，让我们看一下。</p>',
    ),
  ],
};

const responseCurve: DemoQuestion = {
  key: 'response-curve',
  title: pair('Which response curve suits which aircraft?', '不同机型该用什么响应曲线？'),
  description: pair(
    html`
      <p>
        A curve makes the middle of the travel finer and the ends coarser. A long stick on the floor needs
        none; a short stick on a desk is calmer with 10 to 20% on pitch and roll. Helicopters are best flown
        without, because a cyclic is always a little off the centre.
      </p>
      <p>
        Change one axis at a time and give it an evening. A curve that you alter after every bad landing never
        becomes familiar.
      </p>
    `,
    html`
      <p>
        曲线让行程中段更细腻，两端更灵敏。落地长杆不需要曲线；桌面短杆在俯仰和滚转上加 10% 至 20%
        会更平顺。直升机建议不加，因为周期变距杆总是略偏离中点。
      </p>
      <p>一次只改一个轴，并且至少飞一个晚上。每次落地不好就改曲线，手感永远建立不起来。</p>
    `,
  ),
  published: false,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 2,
  opened: 0,
  solved: 0,
  steps: [
    ask(
      '<p>What do you fly?</p>',
      '<p>您主要飞什么？</p>',
      answer('Aeroplanes, stick on a desk', '固定翼，桌面短杆', 2),
      answer('Aeroplanes, long stick', '固定翼，落地长杆', 3),
      answer('Helicopters', '直升机', 3),
    ),
    ask(
      '<p>Begin with 15% on pitch and roll, 0% on rudder and throttle.</p>',
      '<p>俯仰和滚转从 15% 开始，脚舵和油门为 0%。</p>',
      answer('I will try that', '我试试', 0),
    ),
    ask(
      '<p>Begin without a curve, and reduce the saturation to 90% if the controls feel too quick.</p>',
      '<p>先不加曲线；如果觉得过于灵敏，把饱和度降到 90%。</p>',
      answer('I will try that', '我试试', 0),
    ),
  ],
};

const drift: DemoQuestion = {
  key: 'drift',
  title: pair('The aircraft slowly turns although I do not touch the stick', '没碰杆，飞机却慢慢偏转'),
  description: pair(
    html`
      <p>
        Before you suspect the stick, ask the aeroplane: a propeller, uneven fuel or a crosswind turn it too.
        The axis page of Larkmoor Desk settles the matter in ten seconds, because it shows what the device
        really sends.
      </p>
      <ul>
        <li>
          <strong>The value is zero at rest:</strong> the device is innocent. Look at trim, fuel and the
          realism settings.
        </li>
        <li><strong>The value is constant but not zero:</strong> the centre has moved. Calibrate.</li>
        <li>
          <strong>The value creeps over minutes:</strong> something warm or magnetic is near the sensor.
          Telephone holders, loudspeakers and magnetic cable clips within 10 cm of the base do this.
        </li>
      </ul>
      <p>
        Look also whether a second controller is bound to the same axis. A gamepad lying on its side under the
        desk has turned many an aeroplane.
      </p>
    `,
    html`
      <p>
        先别怪杆子，问问飞机：螺旋桨反扭、左右油量不均、侧风都会让它偏。打开 Larkmoor Desk
        的轴页面，十秒钟就能分清，那里显示的是设备真正发出的数值。
      </p>
      <ul>
        <li><strong>静止时为零：</strong>与设备无关，请查配平、油量和真实度设置。</li>
        <li><strong>数值固定但不为零：</strong>中点偏移，请校准。</li>
        <li>
          <strong>数值几分钟内慢慢漂：</strong>传感器附近有热源或磁性物体。基座 10 cm
          以内的手机支架、音箱、磁吸理线夹都会造成影响。
        </li>
      </ul>
      <p>还要看看是否有第二个控制器绑在同一个轴上。桌子底下侧躺着的游戏手柄，也是常见原因。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 10,
  opened: 421,
  solved: 316,
  steps: [
    ask(
      '<p>Hand off the stick: what does the axis page show?</p>',
      '<p>手离开杆，轴页面显示什么？</p>',
      answer('Zero', '零', 2),
      answer('A constant value that is not zero', '固定的非零值', 3),
      answer('A value that creeps', '慢慢变化的值', 4),
    ),
    ask(
      '<p>Then it comes from the simulator. Delete the axis assignments of all other controllers, set trim to neutral and balance the fuel.</p>',
      '<p>说明问题在模拟器。请清除其他控制器的轴绑定，配平归零，并平衡油量。</p>',
      answer('It flies straight now', '现在直了', 0),
      answer('It still turns', '还是偏', 5),
    ),
    ask(
      '<p>Calibrate the axis and save to the device. Is it zero now?</p>',
      '<p>校准该轴并保存到设备。现在归零了吗？</p>',
      answer('Yes', '是', 0),
      answer('It is off again after a while', '过一会儿又偏了', 4),
    ),
    ask(
      '<p>Clear everything magnetic and everything warm from 10 cm around the base, and watch for five minutes. Does it still creep?</p>',
      '<p>把基座周围 10 cm 内的磁性和发热物品移开，观察五分钟。还漂吗？</p>',
      answer('No', '不漂了', 0),
      answer('Yes', '还漂', 5),
    ),
    login(
      '<p>Please log in, we would like to open a ticket for the base.</p>',
      '<p>请先登录，我们为这台基座建一个工单。</p>',
      6,
    ),
    goToChat(
      '<p>Send us a recording of the axis page over two minutes, and the serial number of the base.</p>',
      '<p>请录一段两分钟的轴页面，并附上基座序列号。</p>',
    ),
  ],
};

const jitter: DemoQuestion = {
  key: 'jitter',
  title: pair('An axis trembles or jumps for an instant', '某个轴会抖动，或瞬间跳变'),
  description: pair(
    html`
      <p>
        Trembling and jumping look alike in the simulator, but they have different causes. Trembling is a
        small restless movement of less than 1% that never stops. A jump is large, lasts for an instant and
        then is gone.
      </p>
      <p>
        <strong>Trembling</strong> comes with electrical noise: a hub without a supply, a charger on the same
        strip, a cable beside a loudspeaker wire. Larkmoor Desk can smooth it (<strong
          >Axes → Filter → Low</strong
        >), at the price of 4 ms of delay. Take the cause away first.
      </p>
      <p>
        <strong>Jumping</strong> comes with contact: a grip whose locking ring is a quarter turn loose, a worn
        cable, a plug that has worked itself half out. Turn the ring to its stop, change the cable, and move
        the plug while you watch the axis page.
      </p>
      <p>
        On a throttle look at the friction too. With the friction fully open the levers move by themselves
        when the desk shakes, and that is exactly what the axis page then shows.
      </p>
    `,
    html`
      <p>
        抖动和跳变在模拟器里看着差不多，原因却不同。抖动是持续不断、幅度不到 1%
        的小摆动；跳变则幅度大、一闪而过。
      </p>
      <p>
        <strong>抖动</strong>多与电气干扰有关：无源集线器、同一插排上的充电器、与音箱线并行的数据线。Larkmoor
        Desk 可以滤波（<strong>轴 → 滤波 → 低</strong>），代价是 4 ms 延迟。请先排除干扰源。
      </p>
      <p>
        <strong>跳变</strong
        >多与接触有关：手柄锁紧环松了四分之一圈、数据线老化、插头滑出一半。把锁紧环拧到底，换一根线，再一边轻动插头一边看轴页面。
      </p>
      <p>节流阀还要看摩擦力。摩擦力全松时，桌子一震手柄就会自己动，轴页面显示的正是这个动作。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 0,
  opened: 512,
  solved: 355,
  steps: [
    ask(
      '<p>Watch the axis page for a minute without touching anything. What do you see?</p>',
      '<p>不碰任何东西，观察轴页面一分钟。看到的是哪种情况？</p>',
      answer('It trembles all the time, less than 1%', '一直小幅抖动，不到 1%', 2),
      answer('It jumps now and then', '偶尔跳一下', 3),
      answer('Nothing, it is calm', '很稳，没有异常', 4),
    ),
    ask(
      '<p>Connect the device directly, without a hub, and unplug chargers near the computer. Is it calm now?</p>',
      '<p>设备直插电脑，不经集线器，拔掉电脑附近的充电器。现在稳了吗？</p>',
      answer('Yes', '稳了', 0),
      answer('No', '没有', 5),
    ),
    ask(
      '<p>Turn the locking ring of the grip to its stop, change the cable, and try another port. Does it still jump?</p>',
      '<p>把手柄锁紧环拧到底，换线，再换一个接口。还跳吗？</p>',
      answer('No', '不跳了', 0),
      answer('Yes', '还跳', 5),
    ),
    ask(
      '<p>Then the device is calm and the simulator has a second assignment on this axis. Delete it there.</p>',
      '<p>说明设备没问题，是模拟器里这个轴被重复绑定了，请在模拟器中删除多余的绑定。</p>',
      answer('That was it', '就是这个原因', 0),
      answer('There is no second assignment', '没有重复绑定', 5),
    ),
    login(
      '<p>Please log in, so that we can see your device and your order.</p>',
      '<p>请先登录，方便我们查看您的设备和订单。</p>',
      6,
    ),
    goToChat(
      '<p>Please send a recording of the axis page. If you can, say whether it happens with the grip taken off as well.</p>',
      '<p>请发一段轴页面的录屏；如果方便，也请说明取下手柄后是否依旧。</p>',
    ),
  ],
};

const wrongAxis: DemoQuestion = {
  key: 'wrong-axis',
  title: pair('An axis is reversed, or moves the wrong thing', '轴反向，或者控制了别的东西'),
  description: pair(
    html`
      <p>
        When you plug in a new device, many simulators assign its axes by guesswork. They take the first axis
        for roll, the second for pitch and the third for throttle, whichever device it was. So the pedals may
        well move the throttle at first.
      </p>
      <ol>
        <li>Open the control settings of your simulator and choose the device on the left.</li>
        <li>Clear <em>all</em> its axis assignments, then move the lever and let the simulator hear it.</li>
        <li>
          If it works the wrong way round, tick <strong>Reverse</strong> in the simulator. Do not reverse in
          Larkmoor Desk as well.
        </li>
        <li>Do the same for every other device, gamepads included.</li>
      </ol>
      <p>
        Throttles are a matter of taste: some people want full power forwards, helicopter pilots want the
        collective up. The device sends 0% at the rear stop and 100% at the front one.
      </p>
    `,
    html`
      <p>
        插上新设备时，很多模拟器会“猜”着分配：第一个轴当滚转，第二个当俯仰，第三个当油门，不管它是什么设备。所以一开始脚舵控制了油门，并不奇怪。
      </p>
      <ol>
        <li>打开模拟器的控制设置，在左侧选中设备。</li>
        <li>清除该设备的<em>全部</em>轴绑定，然后推动手柄，让模拟器识别。</li>
        <li>方向反了，就在模拟器里勾选<strong>反向</strong>，不要在 Larkmoor Desk 里再反一次。</li>
        <li>其他设备（包括游戏手柄）逐一照做。</li>
      </ol>
      <p>
        油门方向因人而异：有人习惯前推加力，直升机则是上提总距。设备本身在后止点输出 0%，前止点输出 100%。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 29,
  opened: 376,
  solved: 331,
  steps: [
    ask(
      '<p>What happens?</p>',
      '<p>具体是哪种情况？</p>',
      answer('The axis works the wrong way round', '方向反了', 2),
      answer('A lever moves something else', '控制了别的东西', 3),
      answer('Two things move at once', '两样东西一起动', 3),
    ),
    ask(
      '<p>Tick <strong>Reverse</strong> for this axis in the simulator. In Larkmoor Desk <strong>Axes → Reverse</strong> must be off.</p>',
      '<p>在模拟器里为这个轴勾选<strong>反向</strong>；Larkmoor Desk 的<strong>轴 → 反向</strong>应为关闭。</p>',
      answer('It is right now', '对了', 0),
    ),
    ask(
      '<p>Clear all axis assignments of <em>all</em> devices in the simulator and assign them anew, one after the other.</p>',
      '<p>在模拟器里清除<em>所有</em>设备的轴绑定，再逐个重新分配。</p>',
      answer('It is right now', '对了', 0),
      answer('The assignments come back after a restart', '重启后又变回去了', 4),
    ),
    goToChat(
      '<p>Some simulators load a default profile at each start. Tell us which one you fly, we have notes for most of them.</p>',
      '<p>有些模拟器每次启动都会加载默认配置。告诉我们您用的是哪一款，多数我们都有对应说明。</p>',
    ),
  ],
};

const brakesOn: DemoQuestion = {
  key: 'brakes-on',
  title: pair('The wheel brakes are always on', '轮刹一直处于刹车状态'),
  description: pair(
    html`
      <p>
        Toe brakes rest at one end of their travel, not in the middle. If the simulator expects the other end,
        it reads a pedal at rest as fully pressed: the aeroplane will not roll, or it turns on the spot
        because one side is reversed and the other is not.
      </p>
      <p>
        Open the axis page and press one pedal with your toes. At rest it must show 0%, pressed 100%. If it
        does, tick <strong>Reverse</strong> for both brake axes in the simulator. If it rests at 50%,
        calibrate: the pedals were at half travel when the calibration was saved.
      </p>
      <p>
        If only one side brakes, look at the small push rod behind the pedal. It unclips if the pedals are
        lifted by the plates, and it snaps back on with the thumb.
      </p>
    `,
    html`
      <p>
        脚刹静止时停在行程的一端，而不是中间。如果模拟器的方向相反，就会把“没踩”当成“踩到底”：飞机滑不动；只反了一侧，飞机就原地打转。
      </p>
      <p>
        打开轴页面，用脚尖踩一下。不踩应为 0%，踩到底应为
        100%。符合的话，在模拟器里把两个刹车轴都勾上<strong>反向</strong>。如果静止时停在
        50%，请重新校准，上次保存时踏板多半踩在半程。
      </p>
      <p>
        如果只有一侧刹车有反应，请看踏板后面的小推杆。搬动时若抓着踏板提，推杆可能脱开，用拇指按回卡扣即可。
      </p>
    `,
  ),
  published: true,
  products: ['pedals-r2', 'combo-r5'],
  changedBy: 'bruno',
  changedDaysAgo: 118,
  opened: 159,
  solved: 141,
  steps: [
    ask(
      '<p>What does the axis page show with your feet off the pedals?</p>',
      '<p>双脚离开踏板，轴页面显示多少？</p>',
      answer('0% on both sides', '两侧都是 0%', 2),
      answer('About 50%', '约 50%', 3),
      answer('One side does not react', '有一侧没反应', 4),
    ),
    ask(
      '<p>Tick <strong>Reverse</strong> for both brakes in the simulator.</p>',
      '<p>在模拟器里把左右刹车都勾选<strong>反向</strong>。</p>',
      answer('The aeroplane rolls', '飞机能滑动了', 0),
    ),
    ask(
      '<p>Calibrate the pedals: press each fully twice, take your feet off, save.</p>',
      '<p>校准脚舵：左右各踩到底两次，双脚离开，保存。</p>',
      answer('It rests at 0% now', '静止时为 0% 了', 2),
      answer('No change', '没有变化', 5),
    ),
    ask(
      '<p>Look behind the pedal: is the push rod clipped into the brake lever? Press it in until it clicks.</p>',
      '<p>看踏板背后，推杆是否卡在刹车臂上？按进去，听到“咔”一声。</p>',
      answer('It works now', '正常了', 0),
      answer('The rod or the clip is broken', '推杆或卡扣断了', 5),
    ),
    goToChat(
      '<p>Please send a photograph of the back of the pedal. The rod is a part that we keep in stock.</p>',
      '<p>请拍一张踏板背面的照片，推杆是常备配件。</p>',
    ),
  ],
};

/** Axes. */
export const flyingAxes: DemoQuestionType = {
  key: 'flying-axes',
  title: pair('Axes', '轴'),
  persons: ['bruno'],
  questions: [wrongAxis, brakesOn],
  children: [
    {
      key: 'flying-calibration',
      title: pair('Calibration and curves', '校准与曲线'),
      persons: ['amelia'],
      questions: [calibrate, deadZone, responseCurve],
      children: [],
    },
    {
      key: 'flying-jitter',
      title: pair('Drift and jitter', '漂移与抖动'),
      persons: ['bruno'],
      questions: [drift, jitter],
      children: [],
    },
  ],
};
