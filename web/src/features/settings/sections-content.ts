/* The sections of what is sold, reported, rated and said. */
import { section, textOf } from './section.types';

/** Fields that most sections have. */
const nameField = {
  kind: 'pair',
  key: 'name',
  keyZh: 'nameZh',
  as: 'line',
  label: 'set.f.name',
  isRequired: true,
} as const;
const orderField = {
  kind: 'count',
  key: 'orderNo',
  label: 'set.f.orderNo',
  hint: 'set.f.orderNo.hint',
  min: -1e6,
  max: 1e6,
} as const;

export const productTypesSection = section<'productTypes'>({
  name: 'productTypes',
  title: 'set.productTypes',
  about: 'set.productTypes.about',
  add: 'set.productTypes.add',
  onDelete: 'set.productTypes.onDelete',
  columns: [
    { key: 'name', keyZh: 'nameZh', label: 'set.f.name' },
    { key: 'orderNo', label: 'set.f.orderNo', as: 'number' },
  ],
  fields: [nameField, orderField],
  blank: { name: '', nameZh: null, orderNo: 0 },
  titleOf: (row) => textOf(row['name']),
});

export const productsSection = section<'products'>({
  name: 'products',
  title: 'set.products',
  about: 'set.products.about',
  add: 'set.products.add',
  onDelete: 'set.products.onDelete',
  isWide: true,
  columns: [
    { key: 'pictureUrl', label: 'set.f.picture', as: 'picture' },
    { key: 'name', label: 'set.f.name' },
    { key: 'typeId', label: 'set.f.type', section: 'productTypes' },
    { key: 'childIds', label: 'set.f.children', as: 'count' },
    { key: 'shopNames', label: 'set.f.shopNames', as: 'count' },
    { key: 'enable', label: 'set.f.enable', as: 'enabled' },
  ],
  fields: [
    { kind: 'line', key: 'name', label: 'set.f.name', isRequired: true },
    { kind: 'reference', key: 'typeId', label: 'set.f.type', section: 'productTypes', isRequired: true },
    { kind: 'line', key: 'key', label: 'set.f.key', hint: 'set.f.key.hint', isMono: true },
    { kind: 'flag', key: 'enable', label: 'set.f.enable', hint: 'set.f.enable.product' },
    { kind: 'picture', key: 'pictureUrl', label: 'set.f.picture' },
    {
      kind: 'references',
      key: 'childIds',
      label: 'set.f.children',
      hint: 'set.f.children.hint',
      section: 'products',
    },
    { kind: 'lines', key: 'shopNames', label: 'set.f.shopNames', hint: 'set.f.shopNames.hint' },
    {
      kind: 'pair',
      key: 'description',
      keyZh: 'descriptionZh',
      as: 'html',
      label: 'set.f.description',
    },
  ],
  blank: {
    key: null,
    name: '',
    description: '',
    descriptionZh: null,
    enable: 1,
    pictureUrl: '',
    childIds: [],
    shopNames: [],
  },
  titleOf: (row) => textOf(row['name']),
});

export const reportSopsSection = section<'reportSops'>({
  name: 'reportSops',
  title: 'set.reportSops',
  about: 'set.reportSops.about',
  add: 'set.reportSops.add',
  onDelete: 'set.reportSops.onDelete',
  columns: [
    { key: 'name', keyZh: 'nameZh', label: 'set.f.name' },
    { key: 'orderNo', label: 'set.f.orderNo', as: 'number' },
    { key: 'enable', label: 'set.f.enable', as: 'enabled' },
  ],
  fields: [
    nameField,
    { kind: 'flag', key: 'enable', label: 'set.f.enable', hint: 'set.f.enable.sop' },
    orderField,
  ],
  blank: { name: '', nameZh: null, enable: 1, orderNo: 0 },
  titleOf: (row) => textOf(row['name']),
});

export const reportTemplatesSection = section<'reportTemplates'>({
  name: 'reportTemplates',
  title: 'set.templates',
  about: 'set.templates.about',
  add: 'set.templates.add',
  onDelete: 'set.templates.onDelete',
  isWide: true,
  columns: [
    { key: 'name', keyZh: 'nameZh', label: 'set.f.name' },
    { key: 'sopId', label: 'set.f.sop', section: 'reportSops' },
    { key: 'items', label: 'set.f.questions', as: 'count' },
    { key: 'productIds', label: 'set.f.products', as: 'count' },
    { key: 'orderNo', label: 'set.f.orderNo', as: 'number' },
    { key: 'enable', label: 'set.f.enable', as: 'enabled' },
  ],
  fields: [
    nameField,
    { kind: 'reference', key: 'sopId', label: 'set.f.sop', section: 'reportSops', isRequired: true },
    orderField,
    { kind: 'flag', key: 'enable', label: 'set.f.enable', hint: 'set.f.enable.template' },
    {
      kind: 'references',
      key: 'productIds',
      label: 'set.f.products',
      hint: 'set.f.products.hint',
      section: 'products',
    },
    { kind: 'questions', key: 'items', label: 'set.f.questions' },
  ],
  blank: { name: '', nameZh: null, enable: 1, orderNo: 0, productIds: [], items: [] },
  titleOf: (row) => textOf(row['name']),
});

export const ratingOptionsSection = section<'ratingOptions'>({
  name: 'ratingOptions',
  title: 'set.ratingOptions',
  about: 'set.ratingOptions.about',
  add: 'set.ratingOptions.add',
  onDelete: 'set.ratingOptions.onDelete',
  columns: [
    { key: 'name', keyZh: 'nameZh', label: 'set.f.name' },
    { key: 'points', label: 'set.f.points', as: 'number' },
    { key: 'orderNo', label: 'set.f.orderNo', as: 'number' },
    { key: 'enable', label: 'set.f.enable', as: 'enabled' },
  ],
  fields: [
    nameField,
    { kind: 'count', key: 'points', label: 'set.f.points', hint: 'set.f.points.hint', min: 1, max: 10 },
    { kind: 'flag', key: 'enable', label: 'set.f.enable', hint: 'set.f.enable.rating' },
    orderField,
  ],
  blank: { name: '', nameZh: null, points: 5, enable: 1, orderNo: 0 },
  titleOf: (row) => textOf(row['name']),
});

export const ratingLevelsSection = section<'ratingLevels'>({
  name: 'ratingLevels',
  title: 'set.ratingLevels',
  about: 'set.ratingLevels.about',
  add: 'set.ratingLevels.add',
  onDelete: 'set.ratingLevels.onDelete',
  columns: [
    { key: 'level', label: 'set.f.level', as: 'number' },
    { key: 'options', label: 'set.f.levelOptions', as: 'count' },
  ],
  fields: [
    { kind: 'count', key: 'level', label: 'set.f.level', hint: 'set.f.level.hint', min: 1, max: 5 },
    { kind: 'levelOptions', key: 'options', label: 'set.f.levelOptions' },
  ],
  blank: { level: 5, options: [] },
  titleOf: (row) => `${String(row['level'])} ★`,
});

export const dictionariesSection = section<'dictionaries'>({
  name: 'dictionaries',
  title: 'set.dictionaries',
  about: 'set.dictionaries.about',
  add: 'set.dictionaries.add',
  onDelete: 'set.dictionaries.onDelete',
  columns: [
    { key: 'label', keyZh: 'labelZh', label: 'set.f.label' },
    { key: 'type', label: 'set.f.dictionary' },
    { key: 'value', label: 'set.f.value' },
    { key: 'orderNo', label: 'set.f.orderNo', as: 'number' },
    { key: 'fixed', label: 'set.f.fixed', as: 'yes' },
  ],
  fields: [
    { kind: 'line', key: 'type', label: 'set.f.dictionary', hint: 'set.f.dictionary.hint', isRequired: true },
    { kind: 'line', key: 'value', label: 'set.f.value', isRequired: true },
    { kind: 'pair', key: 'label', keyZh: 'labelZh', as: 'line', label: 'set.f.label', isRequired: true },
    orderField,
  ],
  blank: { type: '', value: '', label: '', labelZh: null, orderNo: 0 },
  titleOf: (row) => textOf(row['label']),
  fixedKeysOf: (row) => (row['fixed'] === true ? ['type', 'value'] : []),
});

export const cannedRepliesSection = section<'cannedReplies'>({
  name: 'cannedReplies',
  title: 'set.canned',
  about: 'set.canned.about',
  add: 'set.canned.add',
  onDelete: 'set.canned.onDelete',
  isWide: true,
  columns: [
    { key: 'title', label: 'set.f.title' },
    { key: 'group', label: 'set.f.group' },
    { key: 'shortcut', label: 'set.f.shortcut' },
    { key: 'orderNo', label: 'set.f.place', as: 'number' },
  ],
  fields: [
    { kind: 'line', key: 'title', label: 'set.f.title', isRequired: true },
    { kind: 'line', key: 'group', label: 'set.f.group' },
    { kind: 'line', key: 'shortcut', label: 'set.f.shortcut', hint: 'set.f.shortcut.hint' },
    { kind: 'count', key: 'orderNo', label: 'set.f.place', hint: 'set.f.place.hint', min: 1, max: 1e6 },
    {
      kind: 'pair',
      key: 'textEn',
      keyZh: 'textZh',
      as: 'html',
      isMessage: true,
      label: 'set.f.text',
      hint: 'set.f.text.hint',
    },
  ],
  blank: { title: '', group: '', textEn: '', textZh: '', shortcut: '', orderNo: 1_000_000 },
  titleOf: (row) => textOf(row['title']),
});
