/*
 * The after-sales SOPs of the demo shop and the damage-report templates that belong to them. The three
 * templates together use all five kinds of questions, nested options and pictures of options.
 */
import type { DemoReportItem, DemoReportSop } from './types';
import { pair } from './writing';

const serialNumber: DemoReportItem = {
  key: 'serial',
  type: 32,
  title: pair('Photograph of the serial number', '序列号照片'),
  hint: pair(
    'The label is on the underside, on grips inside the locking ring. All ten characters must be readable.',
    '标签在底面，手柄在锁环内侧。十位字符都要清晰可读。',
  ),
  essential: true,
  options: [{ key: 'label', name: pair('Label', '标签'), picture: 'label-serial.svg' }],
};

const story: DemoReportItem = {
  key: 'story',
  type: 21,
  title: pair('What happened, and since when?', '发生了什么？从什么时候开始？'),
  hint: pair(
    'A few sentences are enough: what you did last, how often it happens, and whether anything makes it better.',
    '几句话即可：最后做了什么操作、多久出现一次、怎样会好一些。',
  ),
  essential: true,
};

export const demoReportSops: readonly DemoReportSop[] = [
  {
    key: 'axes',
    name: pair('Axes that jump, drift or stay', '轴跳动、漂移或卡住'),
    templates: [
      {
        key: 'axis',
        name: pair('Axis damage report', '轴故障报损单'),
        products: [
          'base-b1',
          'base-b2',
          'base-b4',
          'throttle-t2',
          'quadrant-q3',
          'collective-k1',
          'pedals-r2',
        ],
        items: [
          {
            key: 'which',
            type: 11,
            title: pair('Which axis is it?', '是哪个轴？'),
            essential: true,
            options: [
              {
                key: 'stick',
                name: pair('A stick', '飞行杆'),
                children: [
                  {
                    key: 'roll',
                    name: pair('Roll, left and right', '滚转，左右'),
                    picture: 'report-roll.svg',
                  },
                  {
                    key: 'pitch',
                    name: pair('Pitch, forward and back', '俯仰，前后'),
                    picture: 'report-pitch.svg',
                  },
                  { key: 'twist', name: pair('Twist of the grip', '手柄扭转'), picture: 'report-twist.svg' },
                ],
              },
              {
                key: 'lever',
                name: pair('A lever or pedal', '节流阀或踏板'),
                children: [
                  { key: 'left', name: pair('The left one', '左侧') },
                  { key: 'right', name: pair('The right one', '右侧') },
                  { key: 'toe', name: pair('A toe brake', '脚刹') },
                ],
              },
            ],
          },
          {
            key: 'signs',
            type: 12,
            title: pair('What do you see on the axis page?', '轴页面上看到了什么？'),
            hint: pair('Choose all that fit.', '可多选。'),
            essential: true,
            options: [
              { key: 'jumps', name: pair('It jumps for an instant', '瞬间跳动') },
              { key: 'drifts', name: pair('It wanders slowly', '缓慢漂移') },
              { key: 'short', name: pair('It does not reach its ends', '到不了两端') },
              { key: 'dead', name: pair('It does not move at all', '完全不动') },
              {
                key: 'curve',
                name: pair('The curve is not what I set', '曲线与设置不符'),
                picture: 'deadzone-curve.svg',
              },
            ],
          },
          story,
          serialNumber,
          {
            key: 'video',
            type: 31,
            title: pair('A video of the axis page while you move it', '移动该轴时轴页面的视频'),
            hint: pair(
              'Ten seconds are enough. mp4 or mov, below 100 MB.',
              '十秒即可，mp4 或 mov，100 MB 以内。',
            ),
            essential: false,
          },
        ],
      },
    ],
  },
  {
    key: 'controls',
    name: pair('Buttons, switches, lights', '按键、开关与灯光'),
    templates: [
      {
        key: 'button',
        name: pair('Button damage report', '按键故障报损单'),
        products: ['grip-f1', 'grip-f3', 'grip-s1', 'grip-h2', 'panel-p1', 'panel-p2', 'panel-p3'],
        items: [
          {
            key: 'what',
            type: 11,
            title: pair('What does not work?', '什么不工作？'),
            essential: true,
            options: [
              { key: 'trigger', name: pair('The trigger', '扳机') },
              { key: 'hat', name: pair('A hat or thumb stick', '苦力帽或拇指摇杆') },
              { key: 'switch', name: pair('A switch or button', '开关或按键') },
              { key: 'light', name: pair('The lights', '灯光') },
              { key: 'body', name: pair('The body itself', '外壳') },
            ],
          },
          {
            key: 'when',
            type: 12,
            title: pair('When does it happen?', '什么时候出现？'),
            essential: true,
            options: [
              { key: 'always', name: pair('Always', '一直') },
              { key: 'sometimes', name: pair('Now and then', '偶尔') },
              { key: 'cold', name: pair('In the first minutes', '开机后几分钟内') },
              { key: 'warm', name: pair('After half an hour', '半小时以后') },
            ],
          },
          story,
          serialNumber,
          {
            key: 'pictures',
            type: 32,
            title: pair('Photographs of the place', '故障位置照片'),
            essential: false,
            options: [
              { key: 'near', name: pair('From near', '近照') },
              { key: 'whole', name: pair('The whole device', '整机照片') },
            ],
          },
          {
            key: 'video',
            type: 31,
            title: pair('A video of the Buttons page while you press', '按下时按键页面的视频'),
            essential: false,
          },
        ],
      },
    ],
  },
  {
    key: 'transport',
    name: pair('Damaged on the way', '运输损坏'),
    templates: [
      {
        key: 'parcel',
        name: pair('Transport damage report', '运输损坏报损单'),
        products: [],
        items: [
          {
            key: 'box',
            type: 11,
            title: pair('How did the outer box arrive?', '外箱到货时是什么状况？'),
            essential: true,
            options: [
              { key: 'whole', name: pair('Whole', '完好') },
              { key: 'dented', name: pair('Dented', '凹陷'), picture: 'report-box.svg' },
              { key: 'open', name: pair('Torn or opened', '破损或被打开') },
            ],
          },
          {
            key: 'missing',
            type: 12,
            title: pair('What is broken or missing?', '哪些部件损坏或缺失？'),
            essential: true,
            options: [
              { key: 'device', name: pair('The device', '设备') },
              { key: 'cable', name: pair('The cable', '线缆') },
              { key: 'screws', name: pair('Screws or tools', '螺丝或工具') },
              { key: 'papers', name: pair('Papers', '随附文件') },
            ],
          },
          story,
          {
            key: 'pictures',
            type: 32,
            title: pair('Photographs of box and device', '外箱与设备照片'),
            hint: pair('Please keep the box until the claim is settled.', '理赔完成前请保留外箱。'),
            essential: true,
            options: [
              { key: 'box', name: pair('The box, with its label', '外箱及面单') },
              { key: 'device', name: pair('The device', '设备') },
            ],
          },
        ],
      },
    ],
  },
];
