/* What the shop says about itself: a call, and the script that pages load before they start. */
import { settingsEndpoints } from '#contract/settings/endpoints';
import type { Bind } from '../../platform/http/bind';
import type { Http } from '../../platform/http/server';
import type { ConfigScript } from '#contract/settings/config-script';
import { scriptText } from './settings.present';
import type { SettingValues } from './settings.rules';

export function bindSettings(
  bind: Bind,
  http: Http,
  valuesNow: () => SettingValues,
  configScript: () => ConfigScript,
): void {
  bind(settingsEndpoints, {
    'GET /api/service/getInfo': () => {
      const { storeServer, faqWeb } = valuesNow();
      return { STORE_SERVER: storeServer, FAQ_WEB: faqWeb };
    },
  });
  http.get('/config.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(scriptText(configScript())),
  );
}
