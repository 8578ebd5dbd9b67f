/*
 * The agents' directory tree: devices. Each answer can be sent as it stands; what an agent should know or do
 * besides stands in it in the order of the work.
 */
import type { DemoSopDirectory } from './sop-types';
import { pair } from './writing';

const firmware: DemoSopDirectory = {
  name: '固件升级',
  types: ['setup-firmware'],
  children: [],
  questions: [
    {
      title: '固件更新卡住，进度条不动',
      phenomenon: 'Larkmoor Desk 更新固件时进度条停住超过五分钟',
      products: ['base-b2', 'base-b4', 'throttle-t2', 'quadrant-q3'],
      answers: [
        pair(
          'Please close Larkmoor Desk, unplug the device, wait ten seconds and plug it in again, directly at the back of the computer and with all other Larkmoor devices unplugged. When you open Larkmoor Desk it offers to go on with the update. The part that writes the firmware is protected, so nothing is lost.',
          '请先关闭 Larkmoor Desk，拔下设备等十秒，再直接插到电脑背面的接口（不经集线器），并拔下其他 Larkmoor 设备。重新打开软件后会提示继续更新。负责写入固件的引导程序受保护，不会写坏，请放心。',
        ),
        pair(
          'If it stops at the same place again, please send us the serial number (LM…), the version before the update and the file that Help → Save report makes. We look at it the same day.',
          '如果仍停在同一位置，请把序列号（LM 开头）、更新前的固件版本，以及“帮助 → 保存报告”生成的文件发给我们，我们当天查看。',
        ),
      ],
    },
    {
      title: '更新中断后设备无反应，如何恢复',
      phenomenon: '更新时断电或拔线，之后状态灯不亮，电脑找不到设备',
      products: ['base-b2', 'base-b4', 'throttle-t2', 'panel-p1', 'panel-p2', 'panel-p3'],
      answers: [
        pair(
          'Unplug the device. Press the button in the small hole marked R beside the USB port with a paper clip, keep it pressed, plug the cable in and hold for three more seconds. The light blinks twice and pauses: now choose Recover device in Larkmoor Desk. Recovery writes the newest firmware and sets the calibration back, so please calibrate afterwards.',
          '请拔下设备，用回形针按住 USB 口旁标有 R 的小孔，按住不放插上数据线，再保持三秒。状态灯变为“双闪后停顿”后，在 Larkmoor Desk 选择“恢复设备”。恢复会写入最新固件并还原校准，完成后请重新校准一次。',
        ),
        pair(
          'If the light stays dark with another cable and another computer, the device has to come in. Please tell us the serial number; we open a repair and send you a damage report to fill in.',
          '如果换线、换电脑后灯仍然不亮，就需要送修。请提供序列号，我们登记维修并发送故障申报单给您填写。',
        ),
      ],
    },
    {
      title: '手柄与基座固件版本不匹配',
      phenomenon: '提示版本不匹配，手柄按键编号错乱或不上报',
      products: ['grip-f1', 'grip-f3', 'grip-s1', 'base-b2', 'base-b4'],
      answers: [
        pair(
          'Update the base first and wait for its restart, then the grip: the grip is written through the base, so the order matters. With a base at 2.0 or older the button of the grip is grey until the base is done.',
          '请先更新基座，等它重启后再更新手柄。手柄由基座写入，顺序不能反；基座为 2.0 及以下版本时，手柄的更新按钮是灰色的，基座更新后才可用。',
        ),
      ],
    },
  ],
};

const connection: DemoSopDirectory = {
  name: 'USB 供电与驱动',
  types: ['setup-usb', 'setup-desk'],
  children: [],
  questions: [
    {
      title: '集线器供电不足：面板重启、节流阀掉线',
      phenomenon: '灯光一多面板就重启，或节流阀断开一秒',
      products: ['panel-p1', 'panel-p2', 'panel-p3', 'throttle-t2'],
      answers: [
        pair(
          'A USB 2.0 port gives 500 mA, and a hub without its own supply shares that among all devices. With full light a panel takes 450 mA, the T2 350 mA, a stick base 200 mA. Please plug stick and throttle straight into the computer and give the panels a hub with 5 V and 3 A or more.',
          '一个 USB 2.0 接口只提供 500 mA，无源集线器要分给所有设备。全亮时面板约 450 mA，T2 约 350 mA，飞行杆基座约 200 mA。请把飞行杆和节流阀直插电脑，面板接到 5 V、3 A 以上外接电源的集线器。',
        ),
      ],
    },
    {
      title: '设备放置几分钟后断开',
      phenomenon: '长时间不操作后设备掉线，模拟器需重启才能识别',
      products: [],
      answers: [
        pair(
          'Windows lets the port sleep. Switch on Settings → Power → Keep devices awake in Larkmoor Desk. If it still happens, take the tick from “Allow the computer to turn off this device” for each USB root hub in the device manager.',
          '这是 Windows 让接口休眠所致。请在 Larkmoor Desk 打开“设置 → 电源 → 保持设备唤醒”。仍会断开时，在设备管理器里对每个 USB 根集线器取消“允许计算机关闭此设备以节约电源”。',
        ),
      ],
    },
    {
      title: '设备管理器出现黄色感叹号，是否需要驱动',
      phenomenon: 'Windows 里设备带黄色感叹号，游戏控制器列表里没有',
      products: [],
      answers: [
        pair(
          'No driver is needed: our devices are standard game controllers. Please uninstall the device together with its driver in the device manager, unplug it and use another port; Windows then loads its own driver. The list under joy.cpl must show it.',
          '无需安装驱动，我们的设备都是标准游戏控制器。请在设备管理器中连同驱动一起卸载，拔下后换一个接口插上，系统会重新加载自带驱动；打开 joy.cpl 应能看到设备。',
        ),
      ],
    },
  ],
};

const calibration: DemoSopDirectory = {
  name: '校准',
  types: ['flying-calibration'],
  children: [],
  questions: [
    {
      title: '轴走不到头，需要重新校准',
      phenomenon: '推到底只显示 90% 左右，或松手后中点偏移',
      products: ['base-b2', 'base-b4', 'throttle-t2', 'pedals-r2', 'collective-k1'],
      answers: [
        pair(
          'First take away the second calibration: joy.cpl → Properties → Settings → Reset to default. Then Axes → Calibration in Larkmoor Desk: move slowly into all four corners and only touch the stops, let go from four directions, Save to device.',
          '请先去掉第二层校准：joy.cpl → 属性 → 设置 → 重置为默认。再到 Larkmoor Desk 的“轴 → 校准”：慢慢推到四个角，只轻碰限位，从四个方向各松手一次，最后保存到设备。',
        ),
        pair(
          'If one end is still missing, please send a screenshot of the axis page with the stick at that end and one with the stick let go.',
          '如果仍有一端到不了，请分别截取推到该端和松手时的轴页面发给我们。',
        ),
      ],
    },
    {
      title: '节流阀定位卡点与模拟器加力位置不一致',
      phenomenon: 'T2 还没过凸棱，模拟器里就进入加力',
      products: ['throttle-t2', 'hotas-m2', 'hotas-m4'],
      answers: [
        pair(
          'Put the lever just behind the ridge and run Axes → Detents → Learn in Larkmoor Desk. Then set the start of the afterburner in the simulator to the same percentage.',
          '把手柄停在凸棱后方，在 Larkmoor Desk 运行“轴 → 卡点 → 学习”，再把模拟器里的加力起点设为同样的百分比。',
        ),
      ],
    },
  ],
};

const drift: DemoSopDirectory = {
  name: '漂移与抖动',
  types: ['flying-jitter', 'flying-axes'],
  children: [],
  questions: [
    {
      title: '松手后轴慢慢漂移',
      phenomenon: '静止时数值在几分钟内缓慢变化，飞机自行偏转',
      products: ['base-b2', 'base-b4', 'hotas-m2', 'hotas-m4'],
      answers: [
        pair(
          'Please look at the axis page in Larkmoor Desk with your hands off. Zero: it is the simulator (trim, fuel, wind). A steady value: calibrate. A value that creeps: move everything warm or magnetic 10 cm away from the base (phone holder, loudspeaker, cable clips) and watch for five minutes.',
          '请松手后看 Larkmoor Desk 的轴页面。为零：是模拟器的问题（配平、油量、侧风）；固定数值：重新校准；缓慢变化：把基座 10 cm 内发热或带磁性的物品（手机支架、音箱、磁吸理线夹）移开，观察五分钟。',
        ),
        pair(
          'It still creeps in a clean place: that is a sensor. Please record two minutes of the axis page and send the serial number of the base; the repair is free within 24 months.',
          '移开后仍然漂移，属于传感器故障。请录两分钟轴页面并提供基座序列号，24 个月内免费维修。',
        ),
      ],
    },
    {
      title: '轴抖动或瞬间跳变',
      phenomenon: '轴持续小幅摆动，或偶尔一下跳到满行程',
      products: ['throttle-t2', 'base-b2', 'base-b4', 'cable-u1'],
      answers: [
        pair(
          'A constant small jitter comes from the supply: no hub, no charger on the same socket strip. Rare big jumps come from a contact: turn the locking ring home, try another cable and another port. Filter → Low hides jitter at the price of 4 ms, so please look for the cause first.',
          '持续小幅抖动多与供电有关：不接集线器，同一插排上不接充电器。偶发大幅跳变多与接触有关：把锁紧环拧到底，换线、换接口。“滤波 → 低”能压住抖动但有 4 ms 延迟，请先排除原因。',
        ),
      ],
    },
    {
      title: '脚刹一直有输入',
      phenomenon: '不踩踏板轮刹也处于刹车状态，或只有一侧有反应',
      products: ['pedals-r2', 'combo-r5'],
      answers: [
        pair(
          'At rest the brakes must show 0%. If they do, tick Reverse for both brakes in the simulator. At 50%: calibrate the pedals. If one side does not react, clip the small push rod behind the plate in again; it comes off when the pedals are lifted by the plates.',
          '静止时刹车轴应为 0%。符合的话，在模拟器里为两侧刹车勾选“反向”；停在 50% 请重新校准；一侧没反应，请把踏板后面的小推杆重新按入卡扣，搬动时抓着踏板提容易脱开。',
        ),
      ],
    },
  ],
};

/** Two of the top level: firmware and connection, axes. */
export const sopDevices: readonly DemoSopDirectory[] = [
  { name: '固件与连接', types: [], questions: [], children: [firmware, connection] },
  { name: '轴与校准', types: [], questions: [], children: [calibration, drift] },
];
