/* Knowledge base: firmware and the configuration program Larkmoor Desk. */
import type { DemoQuestion, DemoQuestionType } from './types';
import { answer, ask, goToChat, html, login, pair } from './writing';

const firmwareUpdate: DemoQuestion = {
  key: 'firmware-update',
  title: pair('How do I update the firmware?', '如何更新固件？'),
  description: pair(
    html`
      <p>
        The firmware of a device is updated from Larkmoor Desk. It takes about a minute for a base and two for
        a panel, and your profiles and calibration stay.
      </p>
      <ol>
        <li>Close the simulator and every other program that reads the joystick.</li>
        <li>Connect the device directly to the computer and unplug the other Larkmoor devices.</li>
        <li>
          In Larkmoor Desk choose the device, then <strong>Update</strong>. The status light flashes twice
          with a pause while the firmware is written.
        </li>
        <li>Wait for “Update finished”. The device restarts by itself; do not pull the cable before that.</li>
      </ol>
      <p>
        There is no need to update before every flight. The list of changes beside the button says what a
        version mends; if nothing in it concerns you, you may leave the device as it is.
      </p>
    `,
    html`
      <p>固件通过 Larkmoor Desk 更新，基座约一分钟，面板约两分钟，配置文件和校准数据都会保留。</p>
      <ol>
        <li>关闭模拟器和其他会读取摇杆的程序。</li>
        <li>把设备直插电脑，拔下其他 Larkmoor 设备。</li>
        <li>在 Larkmoor Desk 中选中设备，点<strong>更新</strong>。写入过程中状态灯为双闪后停顿。</li>
        <li>等到出现“更新完成”，设备会自动重启。在此之前不要拔线。</li>
      </ol>
      <p>不必每次飞行前都更新。按钮旁的更新说明写明了该版本修正的内容，与您无关的话，保持现状即可。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 1,
  opened: 655,
  solved: 531,
  steps: [
    ask(
      '<p>Is the device connected directly, the other Larkmoor devices unplugged and the simulator closed?</p>',
      '<p>设备已直插电脑、其他 Larkmoor 设备已拔下、模拟器已关闭了吗？</p>',
      answer('Yes', '是的', 2),
      answer('I only have a hub', '我只能用集线器', 2),
    ),
    ask(
      '<p>Choose <strong>Update</strong> in Larkmoor Desk and wait for the message at the end.</p>',
      '<p>在 Larkmoor Desk 中点<strong>更新</strong>，等待完成提示。</p>',
      answer('Update finished', '更新完成', 0),
      answer('The bar has not moved for five minutes', '进度条五分钟没动', 3),
      answer('The device is no longer found', '设备找不到了', 4),
    ),
    ask(
      '<p>Close Larkmoor Desk, unplug the device, wait ten seconds and plug it in again. Start Larkmoor Desk: it offers to continue.</p>',
      '<p>关闭 Larkmoor Desk，拔下设备等十秒再插上，重新打开软件，它会提示继续更新。</p>',
      answer('It went through', '更新成功', 0),
      answer('It stops at the same place', '卡在同一位置', 4),
    ),
    goToChat(
      '<p>Nothing is lost: the part of the device that writes firmware cannot be overwritten. Tell us the serial number and the version you came from.</p>',
      '<p>请放心，设备里负责写入固件的部分不会被覆盖。请告诉我们序列号和更新前的版本。</p>',
    ),
  ],
};

const firmwareRecovery: DemoQuestion = {
  key: 'firmware-recovery',
  title: pair('The update was interrupted and the device is dead', '更新中断，设备没有反应了'),
  description: pair(
    html`
      <p>
        A device whose update was cut off is almost never lost. Its boot loader sits in a protected part of
        the memory and waits for a new firmware. You start it by hand:
      </p>
      <ol>
        <li>Unplug the device.</li>
        <li>
          Straighten a paper clip and hold down the button in the small hole marked <strong>R</strong>, next
          to the USB socket.
        </li>
        <li>
          Plug the cable in while you hold it, and keep holding for three seconds. The light now flashes twice
          with a pause.
        </li>
        <li>
          In Larkmoor Desk choose <strong>Recover device</strong>, pick the model when you are asked, and wait
          for the restart.
        </li>
      </ol>
      <p>
        Recovery writes the newest firmware and sets the calibration back to that of the factory. Profiles are
        kept on the computer and can be written to the device again.
      </p>
      <p>
        If the light does not react to the button at all, even with another cable and at another computer, the
        device has to come to us.
      </p>
    `,
    html`
      <p>
        更新被打断的设备几乎都能救回来。引导程序位于受保护的存储区，会一直等待新的固件。手动进入的方法如下：
      </p>
      <ol>
        <li>拔下设备。</li>
        <li>把回形针拉直，按住 USB 口旁标有 <strong>R</strong> 的小孔内的按钮。</li>
        <li>按住不放，同时插上数据线，再保持三秒，状态灯变为双闪后停顿。</li>
        <li>在 Larkmoor Desk 中选<strong>恢复设备</strong>，按提示选择型号，等待重启。</li>
      </ol>
      <p>恢复会写入最新固件，并把校准还原为出厂值。配置文件保存在电脑上，可以重新写入设备。</p>
      <p>如果换了线、换了电脑，按住按钮灯仍毫无反应，就需要寄回检修了。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'bruno',
  changedDaysAgo: 8,
  opened: 229,
  solved: 168,
  steps: [
    ask(
      '<p>Hold the <strong>R</strong> button with a paper clip, plug the cable in and keep holding for three seconds. What does the light do?</p>',
      '<p>用回形针按住 <strong>R</strong> 孔，插上数据线并保持三秒。灯有什么反应？</p>',
      answer('Two flashes and a pause', '双闪后停顿', 2),
      answer('Nothing', '没有反应', 3),
      answer('Steady red', '红色常亮', 4),
    ),
    ask(
      '<p>Good, the boot loader is alive. Choose <strong>Recover device</strong> in Larkmoor Desk.</p>',
      '<p>很好，引导程序正常。请在 Larkmoor Desk 中选<strong>恢复设备</strong>。</p>',
      answer('The device works again', '设备恢复正常', 0),
      answer('Recovery ends with an error', '恢复报错', 4),
    ),
    ask(
      '<p>Try it once with another cable and once at another computer, in a port on the back.</p>',
      '<p>请换一根线再试一次，再到另一台电脑的背面接口试一次。</p>',
      answer('Now it flashes twice', '现在双闪了', 2),
      answer('Still nothing', '还是没有反应', 4),
    ),
    login(
      '<p>Then we have to take it in. Please log in, so that we can open a repair for your order.</p>',
      '<p>那就需要送修了。请先登录，我们为您的订单登记维修。</p>',
      5,
    ),
    goToChat(
      '<p>We will ask for the serial number and then send you a damage report to fill in.</p>',
      '<p>我们会先核对序列号，再发一份故障申报单请您填写。</p>',
    ),
  ],
};

const gripMismatch: DemoQuestion = {
  key: 'grip-mismatch',
  title: pair('Larkmoor Desk says that grip and base do not match', 'Larkmoor Desk 提示手柄与基座版本不匹配'),
  description: pair(
    html`
      <p>
        Base and grip each have a firmware of their own and talk to each other over the five pins. When one of
        them is much older, the buttons of the grip are numbered wrongly or not passed on at all; the message
        wants to spare you the search for that.
      </p>
      <p>
        Update the base first and then the grip, in this order: it is the base that writes the grip. With the
        base at 2.0 or older the button for the grip is grey until the base is done.
      </p>
      <p>
        If you change between two grips, each needs the update once. Afterwards Larkmoor Desk keeps a profile
        for either and loads the right one when you swap them.
      </p>
    `,
    html`
      <p>
        基座和手柄各有自己的固件，通过五针接口通信。其中一方版本过旧时，手柄按键编号会错乱，甚至完全不上报，这个提示就是为了避免您盲目排查。
      </p>
      <p>
        请先更新基座，再更新手柄，顺序不能反，因为手柄是由基座写入的。基座版本在 2.0
        及以下时，手柄的更新按钮会是灰色，基座更新完成后才可用。
      </p>
      <p>
        如果您有两支手柄轮换使用，每支都要更新一次。之后 Larkmoor Desk
        会分别保存配置，更换手柄时自动加载对应的那份。
      </p>
    `,
  ),
  published: true,
  products: ['grip-f1', 'grip-f3', 'grip-s1', 'base-b2', 'base-b4'],
  changedBy: 'amelia',
  changedDaysAgo: 27,
  opened: 141,
  solved: 117,
  steps: [
    ask(
      '<p>Which versions does Larkmoor Desk show under <strong>Device → About</strong>?</p>',
      '<p>Larkmoor Desk 的<strong>设备 → 关于</strong>显示什么版本？</p>',
      answer('The base is older', '基座较旧', 2),
      answer('The grip is older', '手柄较旧', 3),
      answer('No version is shown for the grip', '手柄没有显示版本', 4),
    ),
    ask(
      '<p>Update the base and let it restart. Then update the grip.</p>',
      '<p>先更新基座并等它重启，再更新手柄。</p>',
      answer('The message is gone', '提示消失了', 0),
      answer('The update of the grip stops', '手柄更新中断', 4),
    ),
    ask(
      '<p>Choose <strong>Update</strong> on the line of the grip. It takes about 40 seconds.</p>',
      '<p>在手柄那一行点<strong>更新</strong>，约需 40 秒。</p>',
      answer('The message is gone', '提示消失了', 0),
      answer('The update of the grip stops', '手柄更新中断', 4),
    ),
    ask(
      '<p>Take the grip off. Look at the five pins: all straight, all of the same length? Clean them with a dry brush, push the grip down fully and turn the locking ring to its stop.</p>',
      '<p>取下手柄，检查五根针是否笔直、长短一致。用干毛刷清洁后压到底，再把锁紧环拧到头。</p>',
      answer('It works now', '正常了', 0),
      answer('A pin is bent or shorter', '有针弯曲或变短', 5),
      answer('The pins are fine, no change', '针脚正常，但没有改善', 5),
    ),
    goToChat(
      '<p>Please send a close photograph of the pins, with light from the side.</p>',
      '<p>请用侧光近距离拍一张针脚照片发给我们。</p>',
    ),
  ],
};

const deskInstall: DemoQuestion = {
  key: 'desk-install',
  title: pair(
    'Larkmoor Desk will not install, or is blocked by the virus scanner',
    'Larkmoor Desk 装不上，或被杀毒软件拦截',
  ),
  description: pair(
    html`
      <p>
        Larkmoor Desk runs on Windows 10 (22H2) and Windows 11. It needs about 300 MB and the right to install
        a service, which draws the displays of the panels. Download it only from the download page of our
        shop; we do not offer it anywhere else.
      </p>
      <ul>
        <li>
          <strong>Blocked:</strong> compare the checksum on the download page with that of your file. If they
          are equal, let the scanner allow the file and tell us its name, so that we can report the false
          alarm.
        </li>
        <li>
          <strong>“Another version is running”:</strong> close the small gull icon in the notification area
          first.
        </li>
        <li>
          <strong>Stops at 90%:</strong> the service could not start. Restart Windows and run the installer
          again, it continues there.
        </li>
      </ul>
      <p>
        On macOS and Linux the devices work as ordinary game controllers without any software. Only firmware
        and display settings need a Windows computer, once.
      </p>
    `,
    html`
      <p>
        Larkmoor Desk 支持 Windows 10（22H2）和 Windows 11，约需 300 MB
        空间，并需要安装一个用于驱动面板显示的服务。请只从本店下载页面获取，我们没有其他下载渠道。
      </p>
      <ul>
        <li>
          <strong>被拦截：</strong
          >先对比下载页上的校验值与本地文件。一致的话可在杀毒软件中放行，并把软件名称告诉我们，以便申诉误报。
        </li>
        <li><strong>提示“已有版本正在运行”：</strong>先退出通知区域里的海鸥小图标。</li>
        <li><strong>停在 90%：</strong>服务没有启动成功。重启 Windows 后再次运行安装程序，会从这里继续。</li>
      </ul>
      <p>
        在 macOS 和 Linux 上，设备就是普通游戏控制器，无需任何软件；只有更新固件和设置面板显示时，才需要用一次
        Windows 电脑。
      </p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 15,
  opened: 350,
  solved: 274,
  steps: [
    ask(
      '<p>Where does the installation stop?</p>',
      '<p>安装停在哪一步？</p>',
      answer('The virus scanner blocks the file', '被杀毒软件拦截', 2),
      answer('“Another version is running”', '提示“已有版本正在运行”', 3),
      answer('At 90%', '停在 90%', 4),
      answer('Something else', '其他情况', 5),
    ),
    ask(
      '<p>Compare the checksum with the one on the download page. Are they equal?</p>',
      '<p>请对比下载页上的校验值，是否一致？</p>',
      answer('Yes, I have allowed the file', '一致，已放行', 0),
      answer('No, they differ', '不一致', 5),
    ),
    ask(
      '<p>Right-click the gull icon in the notification area, choose <strong>Quit</strong>, then start the installer again.</p>',
      '<p>右键通知区域的海鸥图标，选<strong>退出</strong>，再重新运行安装程序。</p>',
      answer('It is installed', '安装成功', 0),
      answer('There is no such icon', '没有这个图标', 4),
    ),
    ask(
      '<p>Restart Windows and run the installer again, as administrator.</p>',
      '<p>重启 Windows，以管理员身份再次运行安装程序。</p>',
      answer('It is installed', '安装成功', 0),
      answer('It stops again', '还是停住', 5),
    ),
    goToChat(
      '<p>Please send the file <code>desk-setup.log</code> from your Documents folder.</p>',
      '<p>请把“文档”文件夹里的 <code>desk-setup.log</code> 发给我们。</p>',
    ),
  ],
};

const driversNeeded: DemoQuestion = {
  key: 'drivers-needed',
  title: pair('Do I need a driver?', '需要安装驱动吗？'),
  description: pair(
    html`
      <p>
        No. Sticks, throttles, pedals and the keys of the panels are standard game controllers; the system
        brings what they need. Plug them in, wait for the white light, and they are in the list of controllers
        of your simulator.
      </p>
      <p>
        Larkmoor Desk is needed for what a standard controller cannot do: firmware, response curves stored in
        the device, lights, and the numbers on the P2 and P3 displays. It may be closed while you fly, with
        one exception: the displays are fed from the simulator through it.
      </p>
      <p>
        If Windows shows the device with a yellow sign, remove it in the Device Manager together with its
        driver, unplug it, and plug it into another port. The standard driver is then loaded afresh.
      </p>
    `,
    html`
      <p>
        不需要。飞行杆、节流阀、脚舵和面板按键都是标准游戏控制器，系统自带驱动。插上设备，等白灯亮起，就能在模拟器的控制器列表里看到。
      </p>
      <p>
        Larkmoor Desk 负责标准控制器做不到的事：固件、存入设备的响应曲线、灯光，以及 P2、P3
        面板上的数字。飞行时可以关掉它，只有一个例外：面板显示的数据要经由它从模拟器传来。
      </p>
      <p>
        如果 Windows
        里设备带黄色感叹号，请在设备管理器中连同驱动一起卸载，拔下后换一个接口重新插上，系统会重新加载标准驱动。
      </p>
    `,
  ),
  published: false,
  products: [],
  changedBy: 'chen',
  changedDaysAgo: 0,
  opened: 0,
  solved: 0,
  steps: [
    ask(
      '<p>Is the device in the list of game controllers (<code>joy.cpl</code>)?</p>',
      '<p>游戏控制器列表（<code>joy.cpl</code>）里有这台设备吗？</p>',
      answer('Yes', '有', 0),
      answer('Yes, with a yellow sign in the Device Manager', '有，但设备管理器里带黄色感叹号', 2),
      answer('No', '没有', 3),
    ),
    ask(
      '<p>Remove the device together with its driver in the Device Manager, then plug it into another port.</p>',
      '<p>在设备管理器中连同驱动卸载，然后换个接口插上。</p>',
      answer('The sign is gone', '感叹号消失了', 0),
      answer('It is back', '又出现了', 3),
    ),
    goToChat('<p>Let us look at it together.</p>', '<p>我们来一起看看。</p>'),
  ],
};

const movingProfiles: DemoQuestion = {
  key: 'moving-profiles',
  title: pair('How do I take my profiles to another computer?', '换电脑时，怎样把配置文件带过去？'),
  description: pair(
    html`
      <p>
        A profile holds curves, dead zones, modes and lights of all your devices for one aircraft. It is a
        small file, and you can move it like any other.
      </p>
      <ol>
        <li>
          On the old computer choose <strong>Profiles → Export all</strong>. You get one file that ends in
          <code>.lmpack</code>.
        </li>
        <li>On the new computer install Larkmoor Desk, connect the same devices and let them be found.</li>
        <li>
          Choose <strong>Profiles → Import</strong> and pick the file. If a device is missing, its part is
          kept and comes into force as soon as you connect it.
        </li>
      </ol>
      <p>
        What the simulator has stored, that is which axis flies what, is not in there. Most simulators have an
        export of their own for that, or keep it with your account.
      </p>
    `,
    html`
      <p>一个配置文件保存了某款机型下全部设备的曲线、死区、模式和灯光。它就是一个小文件，可以随意拷贝。</p>
      <ol>
        <li>在旧电脑上选<strong>配置 → 全部导出</strong>，得到一个 <code>.lmpack</code> 文件。</li>
        <li>在新电脑上安装 Larkmoor Desk，接上同样的设备，等它们被识别。</li>
        <li>选<strong>配置 → 导入</strong>，选中该文件。缺少的设备，其设置会先保留，接上后自动生效。</li>
      </ol>
      <p>模拟器里保存的内容，也就是哪个轴控制什么，不在其中。多数模拟器有自己的导出功能，或随账号保存。</p>
    `,
  ),
  published: true,
  products: [],
  changedBy: 'amelia',
  changedDaysAgo: 72,
  opened: 133,
  solved: 120,
  steps: [
    ask(
      '<p>Do you still have access to the old computer?</p>',
      '<p>旧电脑还能用吗？</p>',
      answer('Yes', '能', 2),
      answer('No, only its disk', '不能，只剩硬盘', 3),
      answer('No, all is gone', '都没有了', 4),
    ),
    ask(
      '<p>Use <strong>Profiles → Export all</strong> there and <strong>Profiles → Import</strong> here.</p>',
      '<p>在旧电脑<strong>配置 → 全部导出</strong>，在新电脑<strong>配置 → 导入</strong>。</p>',
      answer('Done', '完成了', 0),
    ),
    ask(
      '<p>Copy the folder <code>Documents\\Larkmoor\\Profiles</code> from the disk to the same place on the new computer before you start Larkmoor Desk.</p>',
      '<p>启动 Larkmoor Desk 之前，把硬盘上的 <code>Documents\\Larkmoor\\Profiles</code> 文件夹拷到新电脑的同一位置。</p>',
      answer('Done', '完成了', 0),
    ),
    ask(
      '<p>The profile used last is also stored in the device. Choose <strong>Profiles → Read from device</strong> to get that one back.</p>',
      '<p>最后使用的那份配置也存在设备里，选<strong>配置 → 从设备读取</strong>即可取回。</p>',
      answer('I have got it back', '取回来了', 0),
    ),
  ],
};

/** Firmware and Larkmoor Desk. */
export const setupSoftware: DemoQuestionType = {
  key: 'setup-software',
  title: pair('Firmware and Larkmoor Desk', '固件与 Larkmoor Desk'),
  persons: ['amelia', 'bruno'],
  questions: [],
  children: [
    {
      key: 'setup-firmware',
      title: pair('Firmware', '固件'),
      persons: ['bruno'],
      questions: [firmwareUpdate, firmwareRecovery, gripMismatch],
      children: [],
    },
    {
      key: 'setup-desk',
      title: pair('Installation and profiles', '安装与配置文件'),
      persons: ['chen', 'amelia'],
      questions: [deskInstall, driversNeeded, movingProfiles],
      children: [],
    },
  ],
};
