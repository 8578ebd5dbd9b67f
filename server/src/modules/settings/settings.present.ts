/* Writes the settings as the contract says: the object of /config.js and the script around it. */
import type { ConfigScript } from '#contract/settings/config-script';
import type { SettingValues } from './settings.rules';

/** @param allowedOrigins sites beside the shop that a link may name as the shop */
export function configScript(
  { locale, shopUrl, shopPaths, serviceTime, notice, noticeZh }: SettingValues,
  allowedOrigins: readonly string[],
): ConfigScript {
  const shop = URL.canParse(shopUrl) ? [new URL(shopUrl).origin] : [];
  return {
    locale,
    fallbackLocale: 'en',
    shopUrl,
    shopPaths,
    shopOrigins: [...new Set([...shop, ...allowedOrigins])],
    workTime: { utc: 8, start: 9, end: 18, days: [1, 2, 3, 4, 5] },
    serviceTime,
    notice,
    noticeZh: noticeZh ?? undefined,
  };
}

/** JavaScript that is safe whatever the texts hold. */
export function scriptText(config: ConfigScript): string {
  const json = JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `window.__FAQ_CONFIG__ = ${json};\n`;
}
