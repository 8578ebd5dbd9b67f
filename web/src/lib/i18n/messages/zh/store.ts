// 中文文案：商城导航。Keys are those of the English file.
import type { store as en } from '../en/store';
import type { Translation } from '../../translation';

export const store: Translation<typeof en> = {
  'store.nav': '商城',
  'store.help': '帮助',
  'store.helpPage': '帮助中心',
  'store.chat': '聊天',
  'store.chatPage': '商城客服',
  'store.knowledge': '知识库',
  'store.tickets': '我的工单',
  'store.goToShop': '返回商城',
};
