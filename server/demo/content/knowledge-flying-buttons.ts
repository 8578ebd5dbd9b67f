/* Knowledge base: buttons, lights, modes, and what the simulators make of them. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const doublePress: DemoQuestion = {
  key: 'double-press',
  title: pair('A button fires twice, or not at all', '按键连发两次，或者按了没反应'),
  description: pair(
    html`
      <p>
        Every mechanical switch bounces for a few thousandths of a second. The firmware waits for it to
        settle; when a switch ages or gets dust inside, it may bounce longer than that, and one press counts
        as two.
      </p>
      <ol>
        <li>
          Open <strong>Buttons</strong> in Larkmoor Desk and press the button ten times. The counter beside it
          should say 10.
        </li>
        <li>If it says more, raise <strong>Settle time</strong> from 8 to 16 ms. You will not feel it.</li>
        <li>
          If it says less, blow compressed air into the gap from the side and press the button twenty times
          quickly.
        </li>
      </ol>
      <p>
        If several buttons of one grip fail together, the switches are fine. Then it is the five-pin joint:
        take the grip off, look at the pins and put it on again, with the ring turned to its stop.
      </p>
    `,
    html`
      <p>
        机械开关在按下的几毫秒里都会弹跳，固件会等它稳定。开关老化或进灰后，弹跳时间变长，按一次就可能算成两次。
      </p>
      <ol>
        <li>在 Larkmoor Desk 打开<strong>按键</strong>页，把该键按十下，旁边的计数应为 10。</li>
        <li>多于 10，把<strong>去抖时间</strong>从 8 ms 调到 16 ms，手上感觉不到差别。</li>
        <li>少于 10，从侧缝吹入压缩空气，再快速按二十下。</li>
      </ol>
      <p>
        如果一支手柄上好几个键同时失灵，问题不在开关，而在五针接口：取下手柄看看针脚，重新装好，把锁紧环拧到底。
      </p>
    `,
  ),
  published: true,
  products: ['grip-f1', 'grip-f3', 'grip-s1', 'grip-h2', 'panel-p1'],
  changedBy: 'amelia',
  changedDaysAgo: 22,
  opened: 318,
  solved: 241,
  steps: [
    ask(
      '<p>Press the button ten times on the <strong>Buttons</strong> page. What does the counter say?</p>',
      '<p>在<strong>按键</strong>页把它按十下，计数是多少？</p>',
      answer('10', '10', 2),
      answer('More than 10', '大于 10', 3),
      answer('Less than 10', '小于 10', 4),
    ),
    ask(
      '<p>Then the button is fine. Look in the simulator for a second assignment of this button number.</p>',
      '<p>说明按键正常。请在模拟器里查一下这个键号是否被重复绑定。</p>',
      answer('Found it', '找到了', 0),
      answer('There is none', '没有', 5),
    ),
    ask(
      '<p>Set the settle time to 16 ms and save to the device. Count again.</p>',
      '<p>把去抖时间设为 16 ms 并保存到设备，再数一次。</p>',
      answer('10 now', '现在是 10', 0),
      answer('Still more', '还是偏多', 5),
    ),
    ask(
      '<p>Take the grip off and put it on again, ring to the stop. Then clean the switch with compressed air. Count again.</p>',
      '<p>取下手柄重新装好，锁紧环拧到底，再用压缩空气清洁开关，然后重新数。</p>',
      answer('10 now', '现在是 10', 0),
      answer('Still less', '还是偏少', 5),
    ),
    goToChat(
      '<p>Tell us the button number and the firmware version. Single switches can be replaced.</p>',
      '<p>请告诉我们键号和固件版本，单个开关可以更换。</p>',
    ),
  ],
};

const buttonLights: DemoQuestion = {
  key: 'button-lights',
  title: pair('The button lights stay dark or are too bright', '按键背光不亮，或者太亮'),
  description: pair(
    html`
      <p>
        The lights follow three things, in this order: the night switch on the panel, the brightness in
        Larkmoor Desk, and the simulator, which may dim them with the instrument lighting of the aircraft. The
        lowest of the three wins.
      </p>
      <ul>
        <li>
          Turn the small wheel at the right edge of the panel up. On the T2 it is the slider beside the
          friction knob.
        </li>
        <li>
          In Larkmoor Desk choose <strong>Lights → Test</strong>. All keys light up one after the other,
          whatever the simulator says.
        </li>
        <li>
          Choose <strong>Lights → Source</strong>: <em>Fixed</em> for your own brightness,
          <em>Aircraft</em> to follow the cockpit.
        </li>
      </ul>
      <p>
        If the lights go dark as soon as many of them are on, the port does not give enough current. Put the
        panel on a hub with a supply of its own.
      </p>
    `,
    html`
      <p>
        背光亮度由三处共同决定：面板上的夜间旋钮、Larkmoor Desk
        里的亮度，以及模拟器里座舱仪表灯的亮度。三者取最低。
      </p>
      <ul>
        <li>把面板右侧的小滚轮往上拨；T2 上则是摩擦力旋钮旁的滑块。</li>
        <li>在 Larkmoor Desk 点<strong>灯光 → 测试</strong>，所有按键会依次点亮，与模拟器无关。</li>
        <li>在<strong>灯光 → 来源</strong>中选择：<em>固定</em>用自己的亮度，<em>随机型</em>则跟随座舱。</li>
      </ul>
      <p>如果灯一多就整体变暗，说明接口供电不足，请把面板接到有独立电源的集线器上。</p>
    `,
  ),
  published: true,
  products: ['panel-p1', 'panel-p2', 'panel-p3', 'throttle-t2'],
  changedBy: 'amelia',
  changedDaysAgo: 53,
  opened: 204,
  solved: 178,
  steps: [
    ask(
      '<p>Start <strong>Lights → Test</strong>. What do you see?</p>',
      '<p>运行<strong>灯光 → 测试</strong>，看到什么？</p>',
      answer('All keys light up', '全部点亮', 2),
      answer('Some stay dark', '有几个不亮', 3),
      answer('All are dark', '全部不亮', 4),
    ),
    ask(
      '<p>The panel is fine. Set <strong>Lights → Source</strong> to <em>Fixed</em>.</p>',
      '<p>面板正常。请把<strong>灯光 → 来源</strong>设为<em>固定</em>。</p>',
      answer('It is as I want it', '符合预期了', 0),
    ),
    ask(
      '<p>Are the dark ones next to each other, in one row?</p>',
      '<p>不亮的几个是连着的一排吗？</p>',
      answer('Yes, one row', '是，整排', 5),
      answer('No, single keys', '不是，零星几个', 5),
    ),
    ask(
      '<p>Turn the wheel at the edge fully up, and connect the panel directly to the computer.</p>',
      '<p>把侧边滚轮拨到最亮，并将面板直插电脑。</p>',
      answer('The lights are on', '亮了', 0),
      answer('Still dark', '还是不亮', 5),
    ),
    goToChat(
      '<p>Please send a photograph of the panel during the test, in a dim room.</p>',
      '<p>请在较暗的环境里，拍一张测试过程中的面板照片。</p>',
    ),
  ],
};

const modeLayers: DemoQuestion = {
  key: 'mode-layers',
  title: pair('How do I use one button for two functions?', '怎样让一个键实现两种功能？'),
  description: pair(
    html`
      <p>
        There are two ways. A <strong>shift button</strong> works while you hold it: the pinkie lever of the
        F1 is made for that. A <strong>mode</strong> stays until you choose another: the rotary switch on the
        T2 has five positions, and each may give all buttons new numbers.
      </p>
      <ol>
        <li>In Larkmoor Desk choose <strong>Buttons → Layers → Add</strong>.</li>
        <li>
          Say what switches the layer on: a button while it is held, or a position of the rotary switch.
        </li>
        <li>Choose which buttons get new numbers in it. All others stay as they are.</li>
        <li>Save to the device. The layers now work at any computer, also without Larkmoor Desk.</li>
      </ol>
      <p>
        Windows knows 128 buttons per device. If you run out, let <strong>Device → Report as</strong> split
        the throttle into two devices.
      </p>
    `,
    html`
      <p>
        有两种办法。<strong>组合键</strong>在按住时生效，F1
        的小指拨杆就是为此设计的。<strong>模式</strong>则一直保持到切换为止，T2
        的旋转开关有五档，每一档都可以让所有按键变成新的键号。
      </p>
      <ol>
        <li>在 Larkmoor Desk 选<strong>按键 → 层 → 添加</strong>。</li>
        <li>指定由什么激活：按住某个键，或旋转开关的某一档。</li>
        <li>选择哪些键在该层使用新键号，其余保持不变。</li>
        <li>保存到设备。之后换任何电脑、不开 Larkmoor Desk 也能用。</li>
      </ol>
      <p>
        Windows 每台设备最多识别 128 个按键。不够用时，可在<strong>设备 → 上报方式</strong
        >里把节流阀拆成两台设备。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 96,
  opened: 176,
  solved: 158,
  steps: [
    ask(
      '<p>How would you like to switch?</p>',
      '<p>您想怎样切换？</p>',
      answer('Only while I hold a button', '按住时生效', 2),
      answer('Until I choose another mode', '一直保持到切换', 3),
    ),
    ask(
      '<p><strong>Buttons → Layers → Add → While held</strong>, then press the button that shall switch. Choose the buttons for the layer and save to the device.</p>',
      '<p><strong>按键 → 层 → 添加 → 按住时</strong>，按下作为切换的键，勾选该层的按键，保存到设备。</p>',
      answer('It works', '可以了', 0),
      answer('The simulator does not see the new numbers', '模拟器看不到新键号', 4),
    ),
    ask(
      '<p><strong>Buttons → Layers → Add → Rotary position</strong>, then turn the switch to the position. Choose the buttons for the layer and save to the device.</p>',
      '<p><strong>按键 → 层 → 添加 → 旋钮档位</strong>，把旋转开关拨到对应档，勾选该层的按键，保存到设备。</p>',
      answer('It works', '可以了', 0),
      answer('The simulator does not see the new numbers', '模拟器看不到新键号', 4),
    ),
    ask(
      '<p>Numbers above 32 are invisible to some older simulators. In <strong>Device → Report as</strong> choose <em>Several devices of 32 buttons</em> and restart the simulator.</p>',
      '<p>部分较老的模拟器看不到 32 以上的键号。请在<strong>设备 → 上报方式</strong>选<em>多台 32 键设备</em>，再重启模拟器。</p>',
      answer('It works', '可以了', 0),
    ),
  ],
};

const simCompatible: DemoQuestion = {
  key: 'sim-compatible',
  title: pair('Will it work with my simulator?', '我的模拟器支持吗？'),
  description: pair(
    html`
      <p>
        If your simulator accepts a standard game controller, it accepts ours: sticks, throttles, quadrants,
        pedals and the keys of all panels work in every simulator on Windows that we know of, and in most on
        Linux and macOS.
      </p>
      <table>
        <tr>
          <th></th>
          <th>Axes and buttons</th>
          <th>Displays and lights</th>
        </tr>
        <tr>
          <td>Windows</td>
          <td>Yes</td>
          <td>Simulators with a data interface, through Larkmoor Desk</td>
        </tr>
        <tr>
          <td>Linux, macOS</td>
          <td>Yes</td>
          <td>No, fixed brightness only</td>
        </tr>
        <tr>
          <td>Game consoles</td>
          <td>No</td>
          <td>No</td>
        </tr>
      </table>
      <p>
        What a simulator lacks we cannot add: if it has no command for the second trim wheel, the wheel has
        nothing to move. Some arcade games know only one controller; there, let Larkmoor Desk join stick and
        throttle into one device (<strong>Device → Report as → Joined</strong>).
      </p>
    `,
    html`
      <p>
        只要您的模拟器支持标准游戏控制器，就支持我们的设备。飞行杆、节流阀、推力手柄座、脚舵和所有面板的按键，在我们已知的全部
        Windows 模拟器上都能用，大多数 Linux 和 macOS 模拟器也可以。
      </p>
      <table>
        <tr>
          <th></th>
          <th>轴与按键</th>
          <th>显示与灯光</th>
        </tr>
        <tr>
          <td>Windows</td>
          <td>支持</td>
          <td>模拟器提供数据接口的，经 Larkmoor Desk 支持</td>
        </tr>
        <tr>
          <td>Linux、macOS</td>
          <td>支持</td>
          <td>不支持，仅固定亮度</td>
        </tr>
        <tr>
          <td>游戏主机</td>
          <td>不支持</td>
          <td>不支持</td>
        </tr>
      </table>
      <p>
        模拟器本身没有的功能，硬件无法补上：没有第二配平轮的指令，轮子就无从控制。有些街机类游戏只认一个控制器，可以在
        Larkmoor Desk 里把飞行杆和节流阀合并成一台（<strong>设备 → 上报方式 → 合并</strong>）。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 17,
  opened: 634,
  solved: 547,
  steps: [
    ask(
      '<p>What do you fly on?</p>',
      '<p>您在什么平台上飞？</p>',
      answer('Windows', 'Windows', 2),
      answer('Linux or macOS', 'Linux 或 macOS', 3),
      answer('A game console', '游戏主机', 4),
    ),
    ask(
      '<p>Everything works. Do you want the displays of a P2 or P3 panel as well?</p>',
      '<p>全部支持。您还需要 P2 或 P3 面板的显示功能吗？</p>',
      answer('No', '不需要', 0),
      answer('Yes', '需要', 5),
    ),
    ask(
      '<p>Axes and buttons work without software. Ask a friend with Windows for the firmware, once.</p>',
      '<p>轴和按键无需软件即可使用。固件更新需要借一台 Windows 电脑，一次即可。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>Consoles accept only controllers that their makers have licensed. Ours are made for computers, and an adapter is nothing we could promise you.</p>',
      '<p>主机只接受厂商授权的控制器。我们的产品面向电脑，转接器的效果我们无法保证。</p>',
      answer('I see', '了解了', 0),
    ),
    goToChat(
      '<p>Tell us the simulator and the aircraft you fly most, and we shall say which fields the display shows there.</p>',
      '<p>请告诉我们您用的模拟器和常飞机型，我们来确认显示窗能显示哪些数据。</p>',
    ),
  ],
};

const simForgets: DemoQuestion = {
  key: 'sim-forgets',
  title: pair('The simulator forgets my assignments after every restart', '每次重启，模拟器都会丢失按键绑定'),
  description: pair(
    html`
      <p>
        Simulators keep assignments per device, and they tell devices apart by their number in the system.
        When two devices come up in a different order, the numbers change, and what you had set for the
        throttle is looked for at the pedals.
      </p>
      <ul>
        <li>
          Leave each device in the port in which you set it up. A different port is a different device to
          Windows.
        </li>
        <li>
          Switch on <strong>Device → Fixed identity</strong> in Larkmoor Desk. The serial number then goes
          with the device, and newer simulators use it.
        </li>
        <li>
          Start the simulator only after all lights are white. A hub that wakes up late is enough to shift the
          order.
        </li>
      </ul>
      <p>
        Keep a copy of the assignments once all is right: most simulators store them in a folder of the
        Documents or let you export them.
      </p>
    `,
    html`
      <p>
        模拟器按设备保存绑定，而区分设备靠的是系统编号。两台设备上电先后一变，编号就变了，原本给节流阀的设置会被找到脚舵头上。
      </p>
      <ul>
        <li>设备插在哪个接口设置的，就一直用哪个接口。换了接口，Windows 会当成另一台设备。</li>
        <li>
          在 Larkmoor Desk 打开<strong>设备 → 固定标识</strong>，让序列号随设备上报，较新的模拟器会据此识别。
        </li>
        <li>等所有白灯亮起再启动模拟器。集线器晚醒几秒，就足以打乱顺序。</li>
      </ul>
      <p>设置妥当后请备份一份绑定。多数模拟器把它存在“文档”文件夹里，或提供导出功能。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 38,
  opened: 295,
  solved: 233,
  steps: [
    ask(
      '<p>Do you use the same ports each time?</p>',
      '<p>每次都插在同样的接口上吗？</p>',
      answer('Yes', '是', 2),
      answer('No, they vary', '不是，经常换', 3),
    ),
    ask(
      '<p>Switch on <strong>Device → Fixed identity</strong> for each device, assign once more and restart twice. Are the assignments still there?</p>',
      '<p>为每台设备打开<strong>设备 → 固定标识</strong>，重新绑定后重启两次。绑定还在吗？</p>',
      answer('Yes', '还在', 0),
      answer('No', '又丢了', 4),
    ),
    ask(
      '<p>Give each device a port of its own and leave it there; a strip of paper on the cable helps. Then assign once more.</p>',
      '<p>给每台设备固定一个接口，可以在线上贴个标签，然后重新绑定一次。</p>',
      answer('Now they stay', '不丢了', 0),
      answer('They are lost all the same', '还是会丢', 2),
    ),
    goToChat(
      '<p>Tell us the simulator, and whether your user folder is kept in the cloud. That is the usual reason when nothing else is.</p>',
      '<p>请告诉我们模拟器名称，以及用户文件夹是否在云盘同步中。排除以上原因后，多半是它。</p>',
    ),
  ],
};

const displayBlank: DemoQuestion = {
  key: 'display-blank',
  title: pair('The displays of my panel show only dashes', '面板显示窗只显示横杠'),
  description: pair(
    html`
      <p>
        Dashes are good news: the panel works, and waits for data. The numbers travel from the simulator to
        Larkmoor Desk and from there to the panel, so follow them along the way.
      </p>
      <ol>
        <li>
          Larkmoor Desk must run. The gull icon in the notification area is blue when a simulator is
          connected, grey when none is.
        </li>
        <li>
          The data interface must be switched on, in Larkmoor Desk under
          <strong>Simulators → Connect</strong>. It places a small file in the folder of the simulator; after
          a large update of the simulator do it again.
        </li>
        <li>
          The aircraft must supply the numbers. Some add-on aircraft have an autopilot of their own; choose
          <strong>Panels → Source</strong> and look for the aircraft there.
        </li>
      </ol>
      <p>If the displays are dark instead, see the question about button lights.</p>
    `,
    html`
      <p>
        显示横杠其实是好消息：面板工作正常，只是在等数据。数据从模拟器到 Larkmoor
        Desk，再到面板，请沿着这条路查。
      </p>
      <ol>
        <li>Larkmoor Desk 必须在运行。通知区域的海鸥图标，连上模拟器时为蓝色，未连上为灰色。</li>
        <li>
          数据接口必须打开：Larkmoor Desk 的<strong>模拟器 → 连接</strong
          >。它会在模拟器目录放一个小文件，模拟器大版本更新后需要再点一次。
        </li>
        <li>
          机型必须提供数据。有些插件机自带自动驾驶系统，请在<strong>面板 → 数据来源</strong>中选择对应机型。
        </li>
      </ol>
      <p>如果显示窗完全不亮，请看“按键背光”那一篇。</p>
    `,
  ),
  published: true,
  products: ['panel-p2', 'panel-p3', 'combo-a3'],
  changedBy: 'chen',
  changedDaysAgo: 6,
  opened: 253,
  solved: 201,
  steps: [
    ask(
      '<p>What colour is the gull icon while the simulator runs?</p>',
      '<p>模拟器运行时，海鸥图标是什么颜色？</p>',
      answer('Blue', '蓝色', 2),
      answer('Grey', '灰色', 3),
      answer('There is no icon', '没有图标', 4),
    ),
    ask(
      '<p>Load an aircraft that comes with the simulator. Do the displays show numbers now?</p>',
      '<p>换一架模拟器自带的飞机，显示窗有数字了吗？</p>',
      answer('Yes, so it is the add-on', '有了，是插件机的问题', 5),
      answer('No', '没有', 6),
    ),
    ask(
      '<p>Close the simulator, choose <strong>Simulators → Connect</strong>, start it again.</p>',
      '<p>关闭模拟器，点<strong>模拟器 → 连接</strong>，再重新启动。</p>',
      answer('The icon is blue, numbers are there', '图标变蓝，有数字了', 0),
      answer('It stays grey', '还是灰色', 6),
    ),
    ask(
      '<p>Start Larkmoor Desk, and in <strong>Settings</strong> let it start with Windows.</p>',
      '<p>启动 Larkmoor Desk，并在<strong>设置</strong>里打开随 Windows 启动。</p>',
      answer('Numbers are there', '有数字了', 0),
      answer('Still dashes', '还是横杠', 3),
    ),
    ask(
      '<p>Choose the aircraft under <strong>Panels → Source</strong>. If it is not in the list, tell us: we add new ones every month.</p>',
      '<p>在<strong>面板 → 数据来源</strong>选择该机型。列表里没有的话请告诉我们，每月都会新增。</p>',
      answer('It is in the list', '列表里有', 0),
      answer('It is not', '列表里没有', 6),
    ),
    login(
      '<p>Please log in, so that we can answer you when the entry is ready.</p>',
      '<p>请先登录，适配好后我们好通知您。</p>',
      7,
    ),
    goToChat(
      '<p>Tell us the simulator, the aircraft and the version of Larkmoor Desk.</p>',
      '<p>请告诉我们模拟器、机型和 Larkmoor Desk 版本。</p>',
    ),
  ],
};

/** Buttons, lights and layers. */
export const flyingButtons: DemoQuestionType = {
  key: 'flying-buttons',
  title: pair('Buttons and lights', '按键与灯光'),
  persons: ['amelia'],
  questions: [doublePress, buttonLights, modeLayers],
  children: [],
};

/** Simulators. */
export const flyingSimulators: DemoQuestionType = {
  key: 'flying-simulators',
  title: pair('Simulators', '模拟器'),
  persons: ['chen', 'bruno'],
  questions: [simCompatible, simForgets],
  children: [
    {
      key: 'flying-displays',
      title: pair('Panels and displays', '面板与显示'),
      persons: ['chen'],
      questions: [displayBlank],
      children: [],
    },
  ],
};
