/*
 * What the shop itself knows, as far as it tells us. A shop with an interface of its own gets a connector of
 * its own here; the local one reads a file that the shop puts down.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A product as the shop lists it. */
export interface ListedProduct {
  /** The shop's own id of it. */
  readonly key: string;
  readonly name: string;
  /** Name of the category. */
  readonly type: string;
  /** HTML; taken over once, when the product is new. */
  readonly description?: string | undefined;
  /** 0: no longer sold. Absent: as it was, 1 for a new one. */
  readonly enable?: 0 | 1 | undefined;
  /** Absent: as it was. */
  readonly pictureUrl?: string | undefined;
}

export interface ShopConnector {
  /**
   * The whole product list; undefined where the shop tells none.
   * @throws ProductListError when it cannot be understood
   */
  listProducts(): Promise<ListedProduct[] | undefined>;
}

/** The product list cannot be understood; the message says where, in one sentence. */
export class ProductListError extends Error {
  override name = 'ProductListError';
}

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'contains a NUL character');

const pictureAddress = z
  .string()
  .max(2_000)
  .regex(/^(?:$|https:\/\/\S+$|\/(?:static|ipfs)\/[\w.-]+$)/, 'must be https, /static or empty');

const listSchema = z
  .array(
    z.strictObject({
      key: line(200),
      name: line(200),
      type: line(200),
      description: z.string().max(900_000).optional(),
      enable: z.union([z.literal(0), z.literal(1)]).optional(),
      pictureUrl: pictureAddress.optional(),
    }),
  )
  .max(5_000);

/** As people know it, below DATA_DIR. */
const file = 'shop/products.json';

/** Reads DATA_DIR/shop/products.json, a JSON list of {@link ListedProduct}. */
export function createLocalConnector(dataDir: string): ShopConnector {
  return {
    async listProducts() {
      const text = await readFile(join(dataDir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw new ProductListError(`${file} cannot be read (${error.code ?? error.message}).`);
      });
      return text === undefined ? undefined : parseList(text);
    },
  };
}

function parseList(text: string): ListedProduct[] {
  const parsed = listSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ProductListError(`${file}: ${pathText(issue?.path ?? [])} ${issue?.message ?? 'is wrong'}.`);
  }
  const keys = new Set<string>();
  for (const { key } of parsed.data) {
    if (keys.has(key)) throw new ProductListError(`${file}: the key "${key}" stands there twice.`);
    keys.add(key);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ProductListError(`${file} is not JSON: ${(error as Error).message}.`);
  }
}

function pathText(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the whole:' : `${path.map(String).join('.')}:`;
}
