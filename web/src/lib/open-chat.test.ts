// ROUTE-18, ROUTE-19, ROUTE-20: where the chat opens.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatAddress, openChat } from './open-chat';
import { setSide } from './side';
import { setViewState } from './view-state';

const open = vi.fn<typeof window.open>();
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/user/knowledge?shopUrl=https%3A%2F%2Fshop.example');
  setViewState({ isPC: true });
  open.mockReset().mockReturnValue(window);
  assign.mockReset();
  vi.stubGlobal('open', open);
});

afterEach(() => {
  setSide(undefined);
  vi.unstubAllGlobals();
});

describe('the address', () => {
  it('carries the ticket and the shop', () => {
    expect(chatAddress({ questionRecordId: 5 })).toBe(
      '/user/chat?questionRecordId=5&shopUrl=https%3A%2F%2Fshop.example',
    );
  });

  it('is that of the side and of the device', () => {
    setSide('admin');
    expect(chatAddress()).toBe('/admin/chat');
    setSide('user');
    setViewState({ isPC: false });
    expect(chatAddress({ isLogin: false })).toBe(
      '/m/user/chat?isLogin=false&shopUrl=https%3A%2F%2Fshop.example',
    );
  });
});

describe('opening', () => {
  it('takes a new tab', () => {
    openChat({ questionRecordId: 5 }, assign);
    expect(open).toHaveBeenCalledWith(
      '/user/chat?questionRecordId=5&shopUrl=https%3A%2F%2Fshop.example',
      '_blank',
    );
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays in the window where the browser blocks the new one, and on phones', () => {
    open.mockReturnValue(null);
    openChat({}, assign);
    expect(assign).toHaveBeenLastCalledWith('/user/chat?shopUrl=https%3A%2F%2Fshop.example');
    open.mockClear();
    setViewState({ isPC: false });
    openChat({}, assign);
    expect(assign).toHaveBeenLastCalledWith('/m/user/chat?shopUrl=https%3A%2F%2Fshop.example');
    expect(open).not.toHaveBeenCalled();
  });
});
