/*
 * The settings that are one row each, as sections: addresses of the shop, hours, notice. What equals the
 * configuration is not stored, so that it follows the configuration again.
 */
import { isDeepStrictEqual } from 'node:util';
import { holdName } from '../../platform/database/rows';
import { lineIn, textIn, translationIn, valueIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section, StoredDocument } from '../../section';
import { settingsChanged } from './settings.events';
import { areShifts, hoursProblem } from './service-time.rules';
import { isWebAddress, settingsInForce, type SettingValues } from './settings.rules';
import { deleteSettings, listSettings, saveSettings } from './settings.store';

const sections = {
  shop: {
    keys: ['locale', 'shopUrl', 'storeServer', 'faqWeb', 'shopPaths', 'invoiceSeller', 'trackingPatterns'],
    title: '商城地址与链接',
  },
  hours: {
    keys: ['serviceTime', 'shifts', 'abnormalAfterMinutes', 'ticketRepeatSeconds'],
    title: '服务时间与班次',
  },
  notice: { keys: ['notice', 'noticeZh'], title: '公告' },
} as const;

type Key = keyof SettingValues;
type ValuesDocument = StoredDocument & Partial<SettingValues>;

/** All of such a section is one row. */
const onlyId = 1;

export interface ValueSectionDependencies {
  /** What holds where nobody set anything. */
  readonly start: SettingValues;
  /** Reads anew what this program keeps. */
  reload(): Promise<void>;
}

export function createValueSections({ start, reload }: ValueSectionDependencies): Section<ValuesDocument>[] {
  return (Object.keys(sections) as (keyof typeof sections)[]).map((name) => {
    const keys: readonly Key[] = sections[name].keys;
    const hold = (tx: Db) => holdName(tx, 'section settings');
    return {
      name,
      hold,
      async read(db, ids) {
        if (ids !== undefined && !ids.includes(onlyId)) return [];
        const values = settingsInForce(start, await listSettings(db));
        return [{ id: onlyId, ...pick(values, keys) }];
      },
      titleOf: () => sections[name].title,
      async write({ tx, emit }, wanted) {
        await hold(tx);
        for (const { after } of wanted) {
          const values = checkedValues({ ...start, ...pick(after, keys) });
          const own = keys.filter((key) => !isDeepStrictEqual(values[key], start[key]));
          await saveSettings(tx, pick(values, own));
          await deleteSettings(
            tx,
            keys.filter((key) => !own.includes(key)),
          );
        }
        emit(settingsChanged, {});
        return wanted.map(() => onlyId);
      },
      async remove({ tx, emit }) {
        await deleteSettings(tx, keys);
        emit(settingsChanged, {});
      },
      settled: reload,
    };
  });
}

function pick(values: Partial<SettingValues>, keys: readonly Key[]): Partial<SettingValues> {
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

/** In the form in which they are kept. @throws settings.* */
function checkedValues(values: SettingValues): SettingValues {
  const address = (key: 'shopUrl' | 'storeServer' | 'faqWeb') =>
    valueIn(textIn(values[key], key, 2_000).replace(/\/+$/, ''), key, 'https://…', isWebAddress);
  const problem = hoursProblem(values.serviceTime);
  valueIn(values.serviceTime, 'serviceTime', problem ?? '', () => problem === undefined);
  return {
    ...values,
    shopUrl: address('shopUrl'),
    storeServer: address('storeServer'),
    faqWeb: address('faqWeb'),
    shopPaths: checkedPaths(values.shopPaths),
    notice: textIn(values.notice, 'notice', 5_000),
    noticeZh: translationIn(values.noticeZh, 'noticeZh', 5_000),
    shifts: valueIn(values.shifts, 'shifts', '三个不同的时间，如 08:00', areShifts),
    invoiceSeller: textIn(values.invoiceSeller, 'invoiceSeller', 200),
    trackingPatterns: values.trackingPatterns.map(({ area, carrier, url }, at) => {
      const field = `trackingPatterns[${at}]`;
      const isPage = (text: string) => text !== '' && isWebAddress(text);
      return {
        area: textIn(area, `${field}.area`, 50),
        carrier: lineIn(carrier, `${field}.carrier`, 200),
        url: valueIn(textIn(url, `${field}.url`, 2_000), `${field}.url`, 'https://…', isPage),
      };
    }),
  };
}

/** An empty path means the usual one. */
function checkedPaths(paths: SettingValues['shopPaths']): SettingValues['shopPaths'] {
  const isPath = (path: string) => /^\/(?!\/)\S*$/.test(path);
  return Object.fromEntries(
    Object.entries(paths)
      .map(([page, path]) => [page, path.trim()] as const)
      .filter(([, path]) => path !== '')
      .map(([page, path]) => [page, valueIn(path, `shopPaths.${page}`, '/…', isPath)]),
  );
}
