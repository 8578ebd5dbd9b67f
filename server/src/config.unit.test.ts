// What the program accepts from its environment, what it makes of it, and what it says when it refuses.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, variableNames } from './config';

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('needs nothing', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demoData: true,
      admin: null,
      locale: 'en',
    });
    expect(config.database).toEqual({ url: null, poolSize: 10 });
    expect(config.limits).toMatchObject({ loginFailures: 10, requests: 1200, messagesStaff: 300 });
  });

  it('listens to everyone only where there are no demo accounts', () => {
    expect(loadConfig({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demoData: false });
    expect(loadConfig({ NODE_ENV: 'production', DEMO_DATA: '1' }).host).toBe('127.0.0.1');
    expect(loadConfig({ DEMO_DATA: '0' }).host).toBe('0.0.0.0');
    expect(loadConfig({ HOST: '::' }).host).toBe('::');
  });

  it('reads numbers, flags and lists; empty means not set', () => {
    const config = loadConfig({
      PORT: ' 8080 ',
      LIMIT_REQUESTS: '0',
      EMBEDDING: '1',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      ALLOWED_ORIGINS: 'https://shop.example/, http://localhost:5173',
      SHOP_URL: 'https://shop.example/',
      DATABASE_URL: '',
    });
    expect(config.port).toBe(8080);
    expect(config.limits.requests).toBe(0);
    expect(config.embedding).toBe(true);
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    expect(config.allowedOrigins).toEqual(['https://shop.example', 'http://localhost:5173']);
    expect(config.site.shopUrl).toBe('https://shop.example');
    expect(config.database.url).toBeNull();
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['LIMIT_SOCKETS', '-1', 'LIMIT_SOCKETS must be a whole number from 0 to 100000000, not "-1".'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be 0 or 1, not "yes".'],
    ['LOCALE', 'de', 'LOCALE must be one of en, zh, not "de".'],
    ['SHOP_URL', 'javascript:alert(1)', /^SHOP_URL must be a web address/],
    ['ALLOWED_ORIGINS', '*', /^ALLOWED_ORIGINS must be a list of origins/],
    ['ALLOWED_ORIGINS', 'https://shop.example/path', /^ALLOWED_ORIGINS must be a list of origins/],
    ['TRUSTED_PROXIES', '10.0.0.0/40', /^TRUSTED_PROXIES must be a list of IP addresses/],
    ['ADMIN_ACCOUNT', 'amelia', 'ADMIN_ACCOUNT and ADMIN_PASSWORD must be set together or not at all.'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(sentence)]);
  });

  it('names every wrong variable at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO_DATA: 'x', EMBEDDING: 'x' })).toHaveLength(3);
  });

  it('never repeats a secret', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('is frozen to the bottom', () => {
    const config = loadConfig({ ALLOWED_ORIGINS: 'https://shop.example' });
    for (const part of [config, config.limits, config.database, config.site, config.allowedOrigins]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('has every variable in .env.example, and no other', () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual([...variableNames].sort());
  });
});
