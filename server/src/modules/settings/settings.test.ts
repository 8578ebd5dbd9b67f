// What the shop says about itself, as browsers get it (API-044, I18N-02, Q-10, Q-11, Q-145).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';

let app: TestApp;

const notice = `Closed on </script><script>alert(1)</script> \u2028 Sunday`;

beforeAll(async () => {
  app = await startTestApp({
    env: {
      LOCALE: 'zh',
      SHOP_URL: 'https://shop.example/',
      STORE_SERVER: 'https://store.example',
      FAQ_WEB: 'https://help.example',
      ALLOWED_ORIGINS: 'https://shop.cn.example',
      NOTICE: notice,
    },
  });
});
afterAll(() => app.stop());

/** Runs the script as a page does. */
function run(script: string): Record<string, unknown> {
  const window: { __FAQ_CONFIG__?: Record<string, unknown> } = {};
  new Function('window', script)(window);
  return window.__FAQ_CONFIG__ ?? {};
}

it('API-044: getInfo answers the addresses of the settings', async () => {
  const { body } = await app.client().get('/api/service/getInfo');
  expect(body).toEqual({
    errno: 0,
    errmsg: '',
    data: { STORE_SERVER: 'https://store.example', FAQ_WEB: 'https://help.example' },
  });
});

it('API-005, CONST-03, I18N-02: /config.js is a script that sets the configuration and is asked for again each time', async () => {
  const { status, headers, bytes } = await app.client().fetch('/config.js');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(run(bytes.toString())).toEqual({
    locale: 'zh',
    fallbackLocale: 'en',
    shopUrl: 'https://shop.example',
    shopPaths: {},
    shopOrigins: ['https://shop.example', 'https://shop.cn.example'],
    workTime: { utc: 8, start: 9, end: 18, days: [1, 2, 3, 4, 5] },
    serviceTime: [
      ['08:00', '12:00'],
      ['13:00', '00:30'],
    ],
    notice,
  });
});

it('a text of the settings cannot leave the script', async () => {
  const { bytes } = await app.client().fetch('/config.js');
  expect(bytes.toString()).not.toMatch(/<|\u2028/);
});

it("Q-145: texts of errors follow the customer's choice, else the shop's language", async () => {
  const path = '/javaplus/user/recordQuestion/getTotalUnreadNum';
  const browser = app.client();
  expect((await browser.post(path)).body.message).toBe('请先登录');
  browser.setCookie('lang', 'en');
  expect((await browser.post(path)).body.message).toBe('Please Login First');
  browser.setCookie('lang', 'xx');
  expect((await browser.post(path)).body.message).toBe('请先登录');
});
