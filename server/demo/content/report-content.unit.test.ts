// The damage reports of the demo shop hold together: every key they name exists, every kind of
// question is there, and each status has a report that could have come about that way.
import { describe, expect, it } from 'vitest';
import { demoProducts } from './products';
import { demoReports } from './reports';
import { demoReportSops } from './report-templates';
import { demoTickets } from './tickets';
import type { DemoReportOption } from './types';

const templates = new Map(
  demoReportSops.flatMap((sop) => sop.templates.map((template) => [template.key, template])),
);
const items = [...templates.values()].flatMap((template) => template.items);

function flat(options: readonly DemoReportOption[] = []): DemoReportOption[] {
  return options.flatMap((option) => [option, ...flat(option.children)]);
}

describe('templates', () => {
  it('use all five kinds of questions, nested options and pictures', () => {
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set([11, 12, 21, 31, 32]));
    const options = items.flatMap((item) => flat(item.options));
    expect(options.some(({ children }) => (children ?? []).length > 0)).toBe(true);
    expect(options.some(({ picture }) => picture !== undefined)).toBe(true);
  });

  it('are for products that exist', () => {
    const products = new Set(demoProducts.map(({ key }) => key));
    const named = [...templates.values()].flatMap((template) => template.products);
    expect(named.filter((key) => !products.has(key))).toEqual([]);
  });
});

describe('reports', () => {
  it('of the pilot are five, one in each status', () => {
    const pilots = new Set(
      demoTickets.filter(({ account }) => account === 'pilot@example.com').map(({ key }) => key),
    );
    const statuses = demoReports.filter(({ ticket }) => pilots.has(ticket)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(demoReports.map((report) => [report.key, report] as const))('%s fits its template', (_, report) => {
    const template = templates.get(report.template);
    const ticket = demoTickets.find(({ key }) => key === report.ticket);
    expect(ticket?.handler).toBeTruthy();
    expect(template?.products.length === 0 || template?.products.includes(report.product)).toBe(true);
    for (const [key, answer] of Object.entries(report.answers)) {
      const item = template?.items.find((candidate) => candidate.key === key);
      const known = new Set(flat(item?.options).map((option) => option.key));
      const named = [...(answer.options ?? []), ...Object.keys(answer.files ?? {})];
      expect([key, item !== undefined, named.filter((option) => !known.has(option))]).toEqual([
        key,
        true,
        [],
      ]);
    }
  });

  it.each(demoReports.map((report) => [report.key, report] as const))('%s has come about', (_, report) => {
    const essential = templates.get(report.template)?.items.filter((item) => item.essential) ?? [];
    const isFilledIn = essential.every(({ key }) => report.answers[key] !== undefined);
    expect(isFilledIn).toBe(report.status !== 1);
    expect(report.conclusion !== undefined).toBe(report.status === 3 || report.status === 4);
    expect(report.abandonCause !== undefined).toBe(report.status === 5);
    const checks = Object.values(report.answers).map(({ check }) => check);
    if (report.status === 3) expect(checks).toContain('rejected');
    if (report.status === 4) expect(new Set(checks)).toEqual(new Set(['approved']));
  });
});
