/* The canned replies of the demo shop, in both languages. */
import type { App } from '../src/app';
import type { Emit } from '../src/platform/events/unit-of-work';
import type { Db } from '../src/schema';

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const replies = [
  {
    title: '问候',
    group: '开场',
    shortcut: 'hello',
    textEn: paragraphs(
      'Hello {{customer.name}}, this is {{agent.name}} from {{shop.name}}.',
      'I am looking at ticket #{{ticket.id}} now and will be with you in a moment.',
    ),
    textZh: paragraphs(
      '{{customer.name}}您好，我是{{shop.name}}的{{agent.name}}。',
      '我正在查看您的工单 #{{ticket.id}}，请稍等片刻。',
    ),
  },
  {
    title: '稍等，正在核实',
    group: '开场',
    shortcut: 'wait',
    textEn: paragraphs(
      'Thank you for waiting. I am checking this with our technicians and will come back to you here.',
    ),
    textZh: paragraphs('感谢您的耐心等待，我正在与技术同事核实，稍后在此回复您。'),
  },
  {
    title: '请提供序列号',
    group: '排查',
    shortcut: 'serial',
    textEn: paragraphs(
      'Could you please send us the <strong>serial number</strong> of the device? It stands on the label underneath.',
      'A photo of the label is fine too.',
    ),
    textZh: paragraphs('请提供设备的<strong>序列号</strong>，它印在底部的标签上。', '发送标签照片也可以。'),
  },
  {
    title: '请拍照或录像',
    group: '排查',
    shortcut: 'photo',
    textEn: paragraphs(
      'Please send a short video or a few photos that show the problem, so that we see what you see.',
    ),
    textZh: paragraphs('请发送一段短视频或几张照片展示该问题，方便我们准确判断。'),
  },
  {
    title: '重新校准步骤',
    group: '排查',
    shortcut: 'calibrate',
    textEn:
      '<p>Please calibrate the device once more:</p><ol><li>Plug it directly into the computer, without a hub.</li><li>Open the configuration software and choose “Calibration”.</li><li>Move each axis slowly from end to end, then save.</li></ol>',
    textZh:
      '<p>请重新校准设备：</p><ol><li>将设备直接连接电脑，不要经过集线器。</li><li>打开配置软件，选择“校准”。</li><li>将每个轴缓慢地从一端移到另一端，然后保存。</li></ol>',
  },
  {
    title: '更新固件',
    group: '排查',
    shortcut: 'firmware',
    textEn: paragraphs(
      'Please install the latest firmware with the configuration software, restart the computer and try again.',
    ),
    textZh: paragraphs('请使用配置软件安装最新固件，重启电脑后再试一次。'),
  },
  {
    title: '填写报损单',
    group: '售后',
    shortcut: 'report',
    textEn: paragraphs(
      'I am sending you a damage report for “{{ticket.title}}”. Please fill it in here in the chat; we review it within one working day.',
    ),
    textZh: paragraphs(
      '我将为“{{ticket.title}}”发送一份报损单，请直接在聊天中填写，我们会在一个工作日内审核。',
    ),
  },
  {
    title: '结束语',
    group: '结束',
    shortcut: 'bye',
    textEn: paragraphs(
      'I am glad that we could help. If anything else comes up, just write here again. Have a good flight!',
    ),
    textZh: paragraphs('很高兴能帮到您！如有其他问题，请随时在此留言。祝您飞行愉快！'),
  },
];

export async function fillCannedReplies({ modules, platform }: App, tx: Db, emit: Emit): Promise<void> {
  const change = { tx, emit, now: platform.clock.now(), personId: null, wsid: '', source: 'import' } as const;
  const wanted = replies.map((reply, at) => ({
    before: undefined,
    after: { ...reply, id: 0, orderNo: at + 1 },
  }));
  await modules.history.section('cannedReplies').write(change, wanted);
}
