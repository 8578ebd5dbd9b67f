/* Knowledge base: ports, hubs, cables and power saving. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const notRecognised: DemoQuestion = {
  key: 'not-recognised',
  title: pair('The computer does not see my device at all', '电脑完全识别不到设备'),
  description: pair(
    html`
      <p>
        The small light beside the USB socket tells you where to look, so look at it before you change
        anything:
      </p>
      <table>
        <tr>
          <th>Light</th>
          <th>Meaning</th>
        </tr>
        <tr>
          <td>Off</td>
          <td>No power: cable, port or hub</td>
        </tr>
        <tr>
          <td>Slow white blinking</td>
          <td>Power, but no data: usually a charging cable or a hub</td>
        </tr>
        <tr>
          <td>Two white flashes, pause</td>
          <td>Recovery mode: the firmware has to be written again</td>
        </tr>
        <tr>
          <td>Steady red</td>
          <td>A sensor does not answer</td>
        </tr>
        <tr>
          <td>Steady white</td>
          <td>The device is fine; look at the software</td>
        </tr>
      </table>
      <p>
        Use a port on the back of the computer and the cable that came with the device. Cables of telephones
        and lamps often have only the two wires for charging.
      </p>
      <p>
        <img
          src="/static/demo/usb-ports.svg"
          alt="Back of a computer: the marked pair of ports sits directly on the main board; front ports and hubs come second"
        />
      </p>
      <p>
        With a steady white light, open the list of game controllers in Windows (press Windows+R and type
        <code>joy.cpl</code>). If the device is there, Windows has it and only the simulator does not.
      </p>
    `,
    html`
      <p>USB 口旁的小灯会告诉您该查哪里，动手之前请先看灯：</p>
      <table>
        <tr>
          <th>灯</th>
          <th>含义</th>
        </tr>
        <tr>
          <td>不亮</td>
          <td>没有供电：查数据线、接口或集线器</td>
        </tr>
        <tr>
          <td>白色慢闪</td>
          <td>有电无数据：多半是充电线或集线器的问题</td>
        </tr>
        <tr>
          <td>白色双闪后停顿</td>
          <td>恢复模式：需要重新写入固件</td>
        </tr>
        <tr>
          <td>红色常亮</td>
          <td>某个传感器没有响应</td>
        </tr>
        <tr>
          <td>白色常亮</td>
          <td>设备正常，请查软件</td>
        </tr>
      </table>
      <p>请使用机箱背面的接口和随机附带的数据线。手机、台灯附的线往往只有两根充电线芯。</p>
      <p>
        <img
          src="/static/demo/usb-ports.svg"
          alt="机箱背面：标出的一对接口直接位于主板上，应优先于前置接口和集线器"
        />
      </p>
      <p>
        如果白灯常亮，请在 Windows 中按 Windows+R，输入
        <code>joy.cpl</code> 打开游戏控制器列表。列表里有，说明系统已经识别，只是模拟器没认到。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 3,
  opened: 742,
  solved: 518,
  steps: [
    ask(
      '<p>What does the status light do?</p>',
      '<p>状态灯是什么情况？</p>',
      answer('It is off', '不亮', 2),
      answer('It blinks slowly', '慢闪', 2),
      answer('Two flashes, then a pause', '双闪后停顿', 3),
      answer('Steady red', '红色常亮', 4),
      answer('Steady white', '白色常亮', 0),
    ),
    ask(
      '<p>Use the original cable and a port on the back of the computer, no hub. Wait five seconds.</p>',
      '<p>换原装线，直接插机箱背面接口，不用集线器，等五秒。</p>',
      answer('The light is steady white now', '白灯常亮了', 0),
      answer('It flashes twice', '变成双闪', 3),
      answer('No change', '没有变化', 4),
    ),
    ask(
      '<p>Start Larkmoor Desk and choose <strong>Recover device</strong>. It takes about a minute. Leave the cable where it is.</p>',
      '<p>打开 Larkmoor Desk，选择<strong>恢复设备</strong>，约需一分钟，期间不要拔线。</p>',
      answer('It works again', '恢复正常', 0),
      answer('Recovery stops with an error', '恢复报错', 4),
    ),
    login('<p>Please log in, then we look at it with you.</p>', '<p>请先登录，我们来帮您排查。</p>', 5),
    goToChat(
      '<p>Tell us what the light does and which ports and cables you have tried.</p>',
      '<p>请告诉我们灯的状态，以及试过哪些接口和数据线。</p>',
    ),
  ],
};

const usbHub: DemoQuestion = {
  key: 'usb-hub',
  title: pair('Can I run everything from one USB hub?', '所有设备可以接在一个 USB 集线器上吗？'),
  description: pair(
    html`
      <p>
        Yes, if the hub has a power supply of its own. A USB 2.0 port gives 500 mA in all, and a hub without a
        supply shares that between its sockets. Add up what you have:
      </p>
      <table>
        <tr>
          <th>Device</th>
          <th>Current at full brightness</th>
        </tr>
        <tr>
          <td>B2 or B4 base with grip</td>
          <td>200 mA</td>
        </tr>
        <tr>
          <td>T2 throttle base with handles</td>
          <td>350 mA</td>
        </tr>
        <tr>
          <td>Q3 quadrant, K1 collective</td>
          <td>180 mA each</td>
        </tr>
        <tr>
          <td>P1, P2 or P3 panel</td>
          <td>450 mA each</td>
        </tr>
        <tr>
          <td>R2 pedals</td>
          <td>90 mA</td>
        </tr>
      </table>
      <p>
        A good hub for a full set has a supply of 5 V and 3 A or more. Too little current does not show as a
        clear fault: the panels reset when many lights come on, the throttle drops out for a second, an axis
        jumps. If that happens, connect stick and throttle directly and leave only panels on the hub.
      </p>
    `,
    html`
      <p>
        可以，前提是集线器自带电源。一个 USB 2.0 接口总共只提供 500
        mA，无源集线器要把这点电流分给所有插口。请把您的设备加起来算一算：
      </p>
      <table>
        <tr>
          <th>设备</th>
          <th>全亮度电流</th>
        </tr>
        <tr>
          <td>B2 或 B4 基座（含手柄）</td>
          <td>200 mA</td>
        </tr>
        <tr>
          <td>T2 节流阀基座（含握把）</td>
          <td>350 mA</td>
        </tr>
        <tr>
          <td>Q3 推力手柄座、K1 总距杆</td>
          <td>各 180 mA</td>
        </tr>
        <tr>
          <td>P1、P2 或 P3 面板</td>
          <td>各 450 mA</td>
        </tr>
        <tr>
          <td>R2 脚舵</td>
          <td>90 mA</td>
        </tr>
      </table>
      <p>
        整套设备建议用 5 V、3 A
        以上外接电源的集线器。供电不足往往没有明确报错：灯一多面板就重启、节流阀掉线一秒、轴突然跳动。遇到这些情况，请把飞行杆和节流阀直插电脑，只把面板留在集线器上。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 19,
  opened: 403,
  solved: 322,
  steps: [
    ask(
      '<p>Does your hub have its own power supply?</p>',
      '<p>您的集线器有独立电源吗？</p>',
      answer('Yes', '有', 2),
      answer('No', '没有', 3),
    ),
    ask(
      '<p>Then compare the figure on the supply with the sum from the table. Is it enough?</p>',
      '<p>请把电源上标注的电流与表中的总和比较，够用吗？</p>',
      answer('Yes, and all is stable', '够用，也很稳定', 0),
      answer('Yes, but devices still drop out', '够用，但仍会掉线', 4),
      answer('No', '不够', 3),
    ),
    ask(
      '<p>Connect stick, throttle and pedals directly to the computer. One panel at most belongs on a hub without a supply.</p>',
      '<p>请把飞行杆、节流阀、脚舵直插电脑。无源集线器上最多接一块面板。</p>',
      answer('That has cured it', '解决了', 0),
      answer('Devices still drop out', '仍会掉线', 4),
    ),
    goToChat(
      '<p>Tell us the hub, the devices on it and which one drops out first.</p>',
      '<p>请告诉我们集线器型号、接了哪些设备、最先掉线的是哪一台。</p>',
    ),
  ],
};

const idleDisconnect: DemoQuestion = {
  key: 'idle-disconnect',
  title: pair('A device disconnects after some minutes without use', '设备放着不动几分钟后会断开'),
  description: pair(
    html`
      <p>
        On long cruise legs nobody touches the throttle for half an hour, and Windows takes this as permission
        to switch the port off. Some simulators then do not find the device again until they are restarted.
      </p>
      <ol>
        <li>
          In Larkmoor Desk choose <strong>Settings → Power → Keep devices awake</strong>. This is enough on
          most computers.
        </li>
        <li>
          In the Device Manager open each <strong>USB Root Hub</strong>, go to
          <strong>Power Management</strong> and take away the tick at “Allow the computer to turn off this
          device to save power”.
        </li>
        <li>On a notebook, set the power plan to its highest performance while it is on mains power.</li>
      </ol>
      <p>
        If the device also drops out while you are moving it, the cause is the cable or the supply and not the
        power saving. See the question about hubs.
      </p>
    `,
    html`
      <p>
        长途巡航时半小时不碰节流阀很正常，而 Windows
        会以为这个接口可以休眠。有些模拟器在设备断开后，要重启才能重新认到。
      </p>
      <ol>
        <li>在 Larkmoor Desk 中打开<strong>设置 → 电源 → 保持设备唤醒</strong>，多数电脑到这一步就够了。</li>
        <li>
          在设备管理器中逐个打开
          <strong>USB 根集线器</strong>，在<strong>电源管理</strong>里取消“允许计算机关闭此设备以节约电源”。
        </li>
        <li>笔记本请在插电时使用最高性能的电源计划。</li>
      </ol>
      <p>如果操作过程中也会掉线，原因多半是数据线或供电，而不是节能设置，请参阅集线器那一篇。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 47,
  opened: 268,
  solved: 219,
  steps: [
    ask(
      '<p>When does it happen?</p>',
      '<p>什么时候会断开？</p>',
      answer('Only when nobody has touched it for a while', '只在一段时间没动之后', 2),
      answer('Also while I am moving it', '正在操作时也会', 3),
    ),
    ask(
      '<p>Switch on <strong>Settings → Power → Keep devices awake</strong> in Larkmoor Desk, and take the power saving off the USB root hubs. Fly for an hour. Has it come back?</p>',
      '<p>在 Larkmoor Desk 打开<strong>设置 → 电源 → 保持设备唤醒</strong>，并关闭 USB 根集线器的节能选项，飞一小时看看。还会断开吗？</p>',
      answer('No, it is stable', '不会了', 0),
      answer('Yes, it still happens', '还会', 3),
    ),
    goToChat(
      '<p>Please create a log in Larkmoor Desk (<strong>Help → Save report</strong>) right after the next disconnection and send it to us here.</p>',
      '<p>请在下一次断开后立即用 Larkmoor Desk 的<strong>帮助 → 保存报告</strong>生成日志，发给我们。</p>',
    ),
  ],
};

const longCable: DemoQuestion = {
  key: 'long-cable',
  title: pair('How long may the USB cable be?', 'USB 线最长可以用多长？'),
  description: pair(
    html`
      <p>
        Up to <strong>3 m</strong> with a single shielded cable, such as the U1. From 3 to 5 m it works with a
        good cable and devices that draw little, which means pedals and stick but not panels. Beyond 5 m use
        an active extension or a powered hub half way.
      </p>
      <p>
        Two short cables plugged into each other are worse than one long one: every joint costs voltage and is
        a place where the shield is interrupted. Lay the cable so that it does not run beside mains leads,
        loudspeaker wires or the motor of a seat shaker, and give it a loop at the moving parts so that it
        bends and does not pull.
      </p>
    `,
    html`
      <p>
        单根屏蔽线（如 U1）建议不超过 <strong>3 m</strong>。3 至 5 m
        之间，质量好的线带脚舵、飞行杆这类低功耗设备没有问题，但不适合面板。超过 5 m
        请用有源延长线，或在中途加一个带电源的集线器。
      </p>
      <p>
        两根短线对接不如一根长线：每个接头都会损失电压，也是屏蔽中断的地方。走线时避开电源线、音箱线和座椅震动马达；在会活动的部位留出一个弯，让线弯曲而不是受拉。
      </p>
    `,
  ),
  published: true,
  products: ['cable-u1'],
  changedBy: 'chen',
  changedDaysAgo: 166,
  opened: 88,
  solved: 79,
  steps: [
    ask(
      '<p>How far is it from the device to the computer, along the way the cable will take?</p>',
      '<p>沿实际走线路径，设备到电脑有多远？</p>',
      answer('Up to 3 m', '3 m 以内', 2),
      answer('3 to 5 m', '3 至 5 m', 3),
      answer('More than 5 m', '超过 5 m', 4),
    ),
    ask(
      '<p>A U1 cable of 1.8 m or 3 m is what you need.</p>',
      '<p>选 1.8 m 或 3 m 的 U1 线即可。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>One good cable of 5 m is fine for a stick base or pedals. For throttle and panels put a powered hub near the devices.</p>',
      '<p>飞行杆基座或脚舵可用一根优质 5 m 线；节流阀和面板请在设备附近加带电源的集线器。</p>',
      answer('Thank you', '好的', 0),
    ),
    ask(
      '<p>Use an active USB extension with its own supply, and a short cable from there to each device.</p>',
      '<p>请使用带独立供电的有源 USB 延长线，再用短线连到各设备。</p>',
      answer('Thank you', '好的', 0),
    ),
  ],
};

/** USB and power. */
export const setupUsb: DemoQuestionType = {
  key: 'setup-usb',
  title: pair('USB and power', 'USB 与供电'),
  persons: ['bruno'],
  questions: [notRecognised, usbHub, idleDisconnect, longCable],
  children: [],
};
