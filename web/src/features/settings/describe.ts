/*
 * Rows in words: the name of every field, and every text in a row with its place, for the history and for what two
 * people changed at once. Pure.
 */
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import { shopPages } from './fields/shop-pages';
import type { Section } from './section.types';
import { kindWords } from './template/questions';

/** Words of fields, by their names on the wire. */
const words: Readonly<Record<string, StaffMessageKey>> = {
  account: 'set.f.account',
  name: 'set.f.name',
  nameZh: 'set.f.nameZh',
  role: 'set.f.role',
  isReadonly: 'set.f.readonly',
  backgroundColor: 'set.f.colour',
  active: 'set.f.active',
  password: 'set.f.password',
  passwordReset: 'set.f.passwordReset',
  createdAt: 'set.f.createdAt',
  store: 'set.f.store',
  orderNo: 'set.f.orderNo',
  key: 'set.f.key',
  typeId: 'set.f.type',
  description: 'set.f.description',
  descriptionZh: 'set.f.descriptionZh',
  enable: 'set.f.enable',
  pictureUrl: 'set.f.picture',
  childIds: 'set.f.children',
  shopNames: 'set.f.shopNames',
  sopId: 'set.f.sop',
  productIds: 'set.f.products',
  items: 'set.f.question',
  questionType: 'set.f.questionKind',
  title: 'set.f.title',
  titleZh: 'set.f.titleZh',
  content: 'set.f.content',
  contentZh: 'set.f.contentZh',
  isEssential: 'set.f.essential',
  options: 'set.f.option',
  children: 'set.f.nested',
  imageUrls: 'set.f.pictures',
  points: 'set.f.points',
  level: 'set.f.level',
  type: 'set.f.kind',
  value: 'set.f.value',
  label: 'set.f.label',
  labelZh: 'set.f.labelZh',
  fixed: 'set.f.fixed',
  locale: 'set.f.locale',
  shopUrl: 'set.f.shopUrl',
  storeServer: 'set.f.storeServer',
  faqWeb: 'set.f.faqWeb',
  shopPaths: 'set.f.shopPaths',
  invoiceSeller: 'set.f.invoiceSeller',
  trackingPatterns: 'set.f.carriers',
  area: 'set.f.area',
  carrier: 'set.f.carrier',
  url: 'set.f.address',
  serviceTime: 'set.f.serviceTime',
  shifts: 'set.f.shifts',
  day: 'set.shift.day',
  night: 'set.shift.night',
  lateNight: 'set.shift.lateNight',
  abnormalAfterMinutes: 'set.f.abnormal',
  ticketRepeatSeconds: 'set.f.repeat',
  notice: 'set.f.notice',
  noticeZh: 'set.f.noticeZh',
  group: 'set.f.group',
  textEn: 'set.f.textEn',
  textZh: 'set.f.textZh',
  shortcut: 'set.f.shortcut',
  valid: 'set.f.valid',
  steps: 'set.f.step',
  answers: 'set.f.answer',
  parentId: 'set.f.parent',
  directoryId: 'set.f.directory',
  personIds: 'set.f.persons',
  next: 'set.f.next',
  problemPhenomenon: 'set.f.phenomenon',
  language: 'set.f.language',
};

/** A field of a row in words; the name on the wire where there is no word for it. */
function wordOf(key: string): string {
  const word = words[key];
  return word === undefined ? key : s(word);
}

/** A field in the words of the section's own form, where it stands there. */
export function labelIn(section: Pick<Section, 'fields'> | undefined, key: string): string {
  // Both halves of a pair have one label there, and a word each here.
  const field = section?.fields.find((one) => one.key === key && one.kind !== 'pair');
  return field === undefined ? wordOf(key) : s(field.label);
}

/** What a part is called inside of another one. */
function wordIn(parent: string, key: string): string {
  const page = parent === 'shopPaths' ? shopPages[key] : undefined;
  return page === undefined ? wordOf(key) : s(page.label);
}

/** `items[2].options[0].name` in words; its beginning as `section` calls it. */
export function placeInWords(place: string, section?: Pick<Section, 'fields'>): string {
  const parts = place.split('.').flatMap((part) => {
    const [, key = '', at] = /^([^[]*)(?:\[(\d+)\])?/.exec(part) ?? [];
    return key === '' ? [] : [{ key, at }];
  });
  return parts
    .map(({ key, at }, depth) => {
      const word = depth === 0 ? labelIn(section, key) : wordIn(parts[depth - 1]?.key ?? '', key);
      return at === undefined ? word : `${word} ${Number(at) + 1}`;
    })
    .join(' › ');
}

/** A value in words; '' where there is none. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return s(value ? 'set.yes' : 'set.no');
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  return linesOf(value)
    .map(({ place, text }) => (place === '' ? text : `${place}：${text}`))
    .join('\n');
}

/** Rich text as it reads; other texts as they are. */
function plainText(text: string): string {
  if (!/<[a-z][^>]*>/i.test(text)) return text;
  const { body } = new DOMParser().parseFromString(
    text.replace(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '').trim();
}

interface Line {
  /** In words. */
  readonly place: string;
  readonly text: string;
}

/** What says nothing to people: ids, and who changed it when, which the history says itself. */
const internal = new Set(['id', 'rev', 'key$', 'changeTime', 'changePersonId', 'createPersonId']);
/** Fields whose 0 and 1 are no and yes. */
const flags = new Set(['enable', 'isEssential', 'valid']);

/** Words of values that stand for something. */
const valueWords: Readonly<Record<string, Readonly<Record<string, StaffMessageKey>>>> = {
  questionType: kindWords,
  role: { owner: 'role.owner', lead: 'role.lead', agent: 'role.agent', reader: 'role.reader' },
  store: { global: 'set.store.global', cn: 'set.store.cn' },
  locale: { en: 'set.english', zh: 'set.chinese' },
  language: { CN: 'sop.language.CN', EN: 'sop.language.EN' },
};

/** How a kind of rows is told where the general words do not do. */
export interface Telling {
  /** What a field of the row is called. */
  labelOf?(key: string): string;
  /** What a field of the row holds, such as the name behind an id; undefined where it is told as it is. */
  wordFor?(key: string, value: unknown): string | undefined;
}

/** A way through a row: on the wire, in words, and the field at its end. */
interface Way {
  readonly path: string;
  readonly place: string;
  readonly key: string;
}

/** Every text in a row, however deep, by its place on the wire. Parts that have an id are known by it. */
function leavesOf(value: unknown, way: Way, into: Map<string, Line>, telling: Telling): void {
  const { path, place, key } = way;
  const word = path === key ? telling.wordFor?.(key, value) : undefined;
  if (word !== undefined) into.set(path, { place, text: word });
  else if (Array.isArray(value) && value.some((part) => typeof part === 'object' && part !== null)) {
    for (const [at, part] of value.entries()) {
      const { id } = { id: undefined, ...(part as object) } as { id?: unknown };
      const own = typeof id === 'number' ? `#${id}` : String(at);
      leavesOf(part, { path: `${path}[${own}]`, place: `${place} ${at + 1}`, key }, into, telling);
    }
  } else if (Array.isArray(value)) {
    into.set(path, { place, text: value.map(valueInWords).join('，') });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (internal.has(name)) continue;
      const below =
        path === ''
          ? { path: name, place: telling.labelOf?.(name) ?? wordOf(name), key: name }
          : { path: `${path}.${name}`, place: `${place} › ${wordIn(key, name)}`, key: name };
      leavesOf(part, below, into, telling);
    }
  } else into.set(path, { place, text: textOfLeaf(key, value) });
}

function textOfLeaf(key: string, value: unknown): string {
  const word = valueWords[key]?.[String(value)];
  if (word !== undefined) return s(word);
  return valueInWords(flags.has(key) && typeof value === 'number' ? value !== 0 : value);
}

function leaves(value: unknown, telling: Telling = {}): Map<string, Line> {
  const into = new Map<string, Line>();
  leavesOf(value, { path: '', place: '', key: '' }, into, telling);
  return into;
}

/** The texts of a value with their places in words; empty ones are left out. */
function linesOf(value: unknown): Line[] {
  return [...leaves(value).values()].filter(({ text }) => text !== '');
}

/** A place at which two states of a row differ. */
export interface Difference {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two states; null is a row that is not there. */
export function differencesOf(before: unknown, after: unknown, telling: Telling = {}): Difference[] {
  const [earlier, later] = [leaves(before ?? {}, telling), leaves(after ?? {}, telling)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((path) => {
    const [one, other] = [earlier.get(path), later.get(path)];
    const pair = { before: one?.text ?? '', after: other?.text ?? '' };
    return pair.before === pair.after ? [] : [{ place: (other ?? one)?.place ?? '', ...pair }];
  });
}
