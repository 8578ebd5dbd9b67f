// I18N-01, I18N-02, Q-112, Q-145: both languages complete, the choice of the first one, and gaps.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { messages as en } from './messages/en';
import { staff } from './messages/staff';
import { staffShell } from './messages/staff-shell';
import { messages as zh } from './messages/zh';
import { addCatalogue, locale, onLocaleSwitched, setLocale, startLocale, t } from './index';

const files = import.meta.glob<Record<string, Record<string, string>>>('./messages/{en,zh}/*.ts', {
  eager: true,
});

/** Names of the placeholders of a compiled message, at any depth. */
function placeholders(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , options] = token as [string, unknown, Record<string, unknown> | undefined];
    return [name, ...Object.values(options ?? {}).flatMap(placeholders)];
  });
}

const names = (text: string) => [...new Set(placeholders(compileMessage(text)))].sort();

beforeEach(() => {
  addCatalogue('en', en);
  addCatalogue('zh', zh);
});

afterEach(async () => {
  document.cookie = 'lang=; path=/; max-age=0';
  delete window.__FAQ_CONFIG__;
  addCatalogue('zh', zh);
  await setLocale('en');
  document.cookie = 'lang=; path=/; max-age=0';
});

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  it('use the same placeholders in both languages', () => {
    const chinese: Record<string, string> = zh;
    for (const [key, text] of Object.entries(en)) {
      expect({ key, names: names(chinese[key] ?? '') }).toEqual({ key, names: names(text) });
    }
  });

  it('have no empty text, and no key in two files', () => {
    for (const language of ['en', 'zh']) {
      const keys: string[] = [];
      for (const [path, file] of Object.entries(files)) {
        if (!path.includes(`/${language}/`) || path.endsWith('/index.ts')) continue;
        for (const [key, text] of Object.values(file).flatMap((catalogue) => Object.entries(catalogue))) {
          expect({ key, isEmpty: text.trim() === '' }).toEqual({ key, isEmpty: false });
          keys.push(key);
        }
      }
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('of the staff can be read as ICU messages', () => {
    for (const text of Object.values<string>({ ...staff, ...staffShell }))
      expect(() => compileMessage(text)).not.toThrow();
  });
});

describe('the first language', () => {
  it('is that of the settings, and English for anything unknown', () => {
    expect(startLocale('/')).toBe('en');
    window.__FAQ_CONFIG__ = { locale: 'zh' };
    expect(startLocale('/')).toBe('zh');
    Object.assign(window, { __FAQ_CONFIG__: { locale: 'fr' } });
    expect(startLocale('/')).toBe('en');
    Object.assign(window, { __FAQ_CONFIG__: 'broken' });
    expect(startLocale('/')).toBe('en');
  });

  it('is the chosen one before that of the settings', () => {
    document.cookie = 'lang=en; path=/';
    window.__FAQ_CONFIG__ = { locale: 'zh' };
    expect(startLocale('/')).toBe('en');
  });

  it('I18N-04: is Chinese on staff screens whatever was chosen or set', () => {
    document.cookie = 'lang=en; path=/';
    window.__FAQ_CONFIG__ = { locale: 'en' };
    for (const path of ['/admin/chat', '/admin/knowledge', '/admin/Sop/SopAdministration'])
      expect(startLocale(path)).toBe('zh');
  });
});

describe('switching', () => {
  it('changes texts, cookie and the language of the page, and says so', async () => {
    let heard = 0;
    const stop = onLocaleSwitched(() => (heard += 1));
    await setLocale('zh');
    expect(t('common.login')).toBe('登录');
    expect(locale()).toBe('zh');
    expect(document.cookie).toContain('lang=zh');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(heard).toBe(1);
    stop();
  });
});

describe('t', () => {
  it('fills placeholders and plurals', () => {
    expect(t('common.stars', { value: 1 })).toBe('1 star');
    expect(t('common.stars', { value: 3 })).toBe('3 stars');
    expect(t('common.login.store', { store: 'shop.example' })).toContain('shop.example');
  });

  it('shows the English text where the language lacks the key', async () => {
    const rest: Record<string, string> = { ...zh };
    delete rest['common.login'];
    await setLocale('zh');
    addCatalogue('zh', rest);
    expect(t('common.login')).toBe('Log in');
    expect(t('common.logout')).toBe('退出登录');
  });
});
