/* Dictionaries: the entries of one, in the caller's language. */
import { dictionaryEndpoints, type DictionaryEntry } from '#contract/settings/dictionary-endpoints';
import type { Locale } from '#contract/settings/config-script';
import type { Bind } from '../../platform/http/bind';

export function bindDictionaries(
  bind: Bind,
  listEntries: (type: string, lang: Locale) => Promise<DictionaryEntry[]>,
): void {
  bind(dictionaryEndpoints, {
    'POST /javaplus/admin/sysDictData/getUrgencyLevelList': ({ lang }) =>
      listEntries('faq_urgency_level', lang),
    'POST /javaplus/admin/afterSale/damageReport/getDictListByDictType': ({ body, lang }) =>
      listEntries(body.dictType, lang),
    'POST /api/user/damageReport/getDictListByDictType': ({ body, lang }) => listEntries(body.dictType, lang),
  });
}
