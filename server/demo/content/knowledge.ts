/* The knowledge base of the demo shop: four top-level types, put together from the files beside this one. */
import { flyingAxes } from './knowledge-flying-axes';
import { flyingButtons, flyingSimulators } from './knowledge-flying-buttons';
import { hardwareCare, hardwareMechanics } from './knowledge-hardware-mechanics';
import { hardwareRepair } from './knowledge-hardware-repair';
import { ordersAfter } from './knowledge-orders-after';
import { ordersDelivery, ordersPaying } from './knowledge-orders-buying';
import { setupSoftware } from './knowledge-setup-software';
import { setupStart } from './knowledge-setup-start';
import { setupUsb } from './knowledge-setup-usb';
import type { DemoQuestionType } from './types';
import { pair } from './writing';

export const demoKnowledge: readonly DemoQuestionType[] = [
  {
    key: 'setup',
    title: pair('Setting up and updating', '安装与更新'),
    persons: ['amelia', 'bruno'],
    questions: [],
    children: [setupStart, setupUsb, setupSoftware],
  },
  {
    key: 'flying',
    title: pair('Axes, buttons and simulators', '轴、按键与模拟器'),
    persons: ['bruno', 'chen'],
    questions: [],
    children: [flyingAxes, flyingButtons, flyingSimulators],
  },
  {
    key: 'hardware',
    title: pair('Care, warranty and repair', '保养、质保与维修'),
    persons: ['amelia', 'bruno'],
    questions: [],
    children: [hardwareMechanics, hardwareCare, hardwareRepair],
  },
  {
    key: 'orders',
    title: pair('Orders, delivery and returns', '订单、配送与退换'),
    persons: ['chen', 'amelia'],
    questions: [],
    children: [ordersPaying, ordersDelivery, ordersAfter],
  },
];
