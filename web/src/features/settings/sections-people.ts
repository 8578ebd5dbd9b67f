/* The sections of people and of the shop itself: staff, customers, addresses, hours, notice. */
import { staffRoles } from '#contract/identity/roles';
import { section, textOf } from './section.types';

const roleOptions = staffRoles.map((value) => ({ value, label: `role.${value}` as const }));

export const staffSection = section<'staff'>({
  name: 'staff',
  title: 'set.staff',
  about: 'set.staff.about',
  add: 'set.staff.add',
  onDelete: 'set.staff.onDelete',
  columns: [
    { key: 'name', label: 'set.f.person' },
    { key: 'account', label: 'set.f.account' },
    { key: 'backgroundColor', label: 'set.f.colour', as: 'colour' },
    { key: 'role', label: 'set.f.role', options: roleOptions },
    { key: 'active', label: 'set.f.active', as: 'active' },
    { key: 'createdAt', label: 'set.f.createdAt', as: 'time' },
  ],
  fields: [
    { kind: 'line', key: 'name', label: 'set.f.person', isRequired: true },
    { kind: 'line', key: 'account', label: 'set.f.account', isRequired: true },
    { kind: 'password', key: 'password', label: 'set.f.password', hint: 'set.f.password.hint' },
    { kind: 'colour', key: 'backgroundColor', label: 'set.f.colour', hint: 'set.f.colour.hint' },
    { kind: 'choice', key: 'role', label: 'set.f.role', hint: 'set.f.role.hint', options: roleOptions },
    { kind: 'switch', key: 'active', label: 'set.f.active', hint: 'set.f.active.hint' },
  ],
  blank: { account: '', name: '', role: 'agent', backgroundColor: '#3D4FD1', active: true },
  titleOf: (row) => `${textOf(row['name'])} (${textOf(row['account'])})`,
});

export const customersSection = section<'customers'>({
  name: 'customers',
  title: 'set.customers',
  about: 'set.customers.about',
  add: 'set.customers.add',
  onDelete: 'set.customers.onDelete',
  columns: [
    { key: 'name', label: 'set.f.customer' },
    { key: 'account', label: 'set.f.account' },
    {
      key: 'store',
      label: 'set.f.store',
      options: [
        { value: 'global', label: 'set.store.global' },
        { value: 'cn', label: 'set.store.cn' },
      ],
    },
    { key: 'active', label: 'set.f.active', as: 'active' },
    { key: 'createdAt', label: 'set.f.createdAt', as: 'time' },
  ],
  fields: [
    { kind: 'line', key: 'name', label: 'set.f.customer', isRequired: true },
    { kind: 'line', key: 'account', label: 'set.f.account', isRequired: true },
    {
      kind: 'choice',
      key: 'store',
      label: 'set.f.store',
      options: [
        { value: 'global', label: 'set.store.global' },
        { value: 'cn', label: 'set.store.cn' },
      ],
    },
    { kind: 'password', key: 'password', label: 'set.f.password', hint: 'set.f.password.hintCustomer' },
    { kind: 'switch', key: 'active', label: 'set.f.active', hint: 'set.f.active.hint' },
  ],
  blank: { account: '', store: 'global', name: '', active: true },
  titleOf: (row) => `${textOf(row['name'])} (${textOf(row['account'])})`,
});

export const shopSection = section<'shop'>({
  name: 'shop',
  title: 'set.shop',
  about: 'set.shop.about',
  onDelete: 'set.shop.onDelete',
  columns: [],
  fields: [
    {
      kind: 'choice',
      key: 'locale',
      label: 'set.f.locale',
      hint: 'set.f.locale.hint',
      options: [
        { value: 'en', label: 'set.english' },
        { value: 'zh', label: 'set.chinese' },
      ],
    },
    { kind: 'line', key: 'shopUrl', label: 'set.f.shopUrl', hint: 'set.f.shopUrl.hint', isMono: true },
    {
      kind: 'line',
      key: 'storeServer',
      label: 'set.f.storeServer',
      hint: 'set.f.storeServer.hint',
      isMono: true,
    },
    { kind: 'line', key: 'faqWeb', label: 'set.f.faqWeb', hint: 'set.f.faqWeb.hint', isMono: true },
    { kind: 'paths', key: 'shopPaths', label: 'set.f.shopPaths', hint: 'set.f.shopPaths.hint' },
    { kind: 'line', key: 'invoiceSeller', label: 'set.f.invoiceSeller', hint: 'set.f.invoiceSeller.hint' },
    { kind: 'carriers', key: 'trackingPatterns', label: 'set.f.carriers', hint: 'set.f.carriers.hint' },
  ],
  blank: {},
  titleOf: () => '',
});

export const hoursSection = section<'hours'>({
  name: 'hours',
  title: 'set.hours',
  about: 'set.hours.about',
  onDelete: 'set.hours.onDelete',
  columns: [],
  fields: [
    { kind: 'spans', key: 'serviceTime', label: 'set.f.serviceTime', hint: 'set.f.serviceTime.hint' },
    { kind: 'shifts', key: 'shifts', label: 'set.f.shifts', hint: 'set.f.shifts.hint' },
    {
      kind: 'count',
      key: 'abnormalAfterMinutes',
      label: 'set.f.abnormal',
      hint: 'set.f.abnormal.hint',
      min: 0,
      max: 1_000_000,
      unit: 'set.minutes',
    },
    {
      kind: 'count',
      key: 'ticketRepeatSeconds',
      label: 'set.f.repeat',
      hint: 'set.f.repeat.hint',
      min: 0,
      max: 86_400,
      unit: 'set.seconds',
    },
  ],
  blank: {},
  titleOf: () => '',
});

export const noticeSection = section<'notice'>({
  name: 'notice',
  title: 'set.notice',
  about: 'set.notice.about',
  onDelete: 'set.notice.onDelete',
  columns: [],
  fields: [
    {
      kind: 'pair',
      key: 'notice',
      keyZh: 'noticeZh',
      as: 'area',
      label: 'set.f.notice',
      hint: 'set.f.notice.hint',
    },
  ],
  blank: {},
  titleOf: () => '',
});
