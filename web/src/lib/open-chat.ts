// Opening the chat from elsewhere (000 §2, ROUTE-18…20): a new tab, or the same window where the browser
// blocks new ones and on phones.
import { leaveFor } from './back-layer';
import { currentSide } from './side';
import { shopUrl } from './shop-url';
import { viewState } from './view-state';

/** Query parameters of the chat (000 §2.4). */
export interface ChatParameters {
  questionRecordId?: number;
  templateId?: number;
  isView?: boolean;
  isLogin?: boolean;
}

/** Address of the chat of the current side, with the shop address passed on. */
export function chatAddress(parameters: ChatParameters = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (currentSide() === 'admin') return withQuery('/admin/chat', query);
  const shop = shopUrl();
  if (shop !== undefined) query.set('shopUrl', shop);
  return withQuery(viewState.getState().isPC ? '/user/chat' : '/m/user/chat', query);
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Opens the chat; call it from the click itself, or soon after it. */
export function openChat(parameters: ChatParameters = {}, assign = leaveFor): void {
  const address = chatAddress(parameters);
  const opened = viewState.getState().isPC ? window.open(address, '_blank') : null;
  if (opened === null) assign(address);
}
