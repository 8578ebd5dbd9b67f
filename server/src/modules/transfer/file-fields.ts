/* Building blocks of the rows of an import file. Messages are keys of issue-texts.ts. */
import { z } from 'zod';
import { missingOf } from './issue-texts';

export const line = (max = 500) =>
  z
    .string()
    .trim()
    .min(1, 'empty')
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'nul');
/** May be empty. */
export const text = (max = 500) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'nul');
export const html = text(900_000);
export const chinese = line().nullable().optional();
export const flag = z.union([z.literal(0), z.literal(1)]);
export const orderNo = z.number().int().min(-1_000_000).max(1_000_000).optional();
export const count = z.number().int().min(0).max(1_000_000);
export const money = z
  .number()
  .min(-9_999_999_999)
  .max(9_999_999_999)
  .transform((amount) => Math.round(amount * 100) / 100);
export const account = line(320);
export const password = z.string().min(8, 'password').max(200);
export const store = z.enum(['global', 'cn']).default('global');
/** ms since 1970 UTC, or a time such as 2026-11-20T12:00:00+08:00. */
export const time = z.union(
  [
    z.number().int().min(0).max(8_640_000_000_000_000),
    z.iso.datetime({ offset: true }).transform((value) => Date.parse(value)),
  ],
  { error: ({ input }) => missingOf({ input }) ?? 'time' },
);
export const picture = text(2_000).regex(/^(?:$|https:\/\/\S+$|\/static\/[\w.-]+$)/, 'address');

/** Id in the file, by which its other rows name it; the same in this shop where it is free. */
export const id = z.number().int().min(1).max(1_000_000_000);
/** Another row: its name or key, or its id in the file. */
export const ref = z.union([line(500), id], { error: ({ input }) => missingOf({ input }) ?? 'ref' });
/** The account of somebody of staff; null for nobody. */
export const person = account.nullable().optional();
