/* The drawings of the demo shop, stored like any upload that stands in published content. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../src/app';
import { projectFolder } from '../src/platform/paths';
import type { Db } from '../src/schema';

/** Addresses by file name. */
export async function fillPictures({ modules }: App, tx: Db): Promise<Map<string, string>> {
  const folder = join(projectFolder(), 'server', 'demo', 'pictures');
  const addresses = new Map<string, string>();
  for (const originalName of (await readdir(folder)).toSorted()) {
    const drawing = await readFile(join(folder, originalName));
    const stored = await modules.files.store(tx, drawing, {
      originalName,
      kind: 'image',
      uploader: null,
      place: { place: 'public' },
    });
    addresses.set(originalName, stored.url);
  }
  return addresses;
}

/** The content names drawings as /static/demo/<file>; the shop serves them under their stored names. */
export function withPictures(html: string, addresses: ReadonlyMap<string, string>): string {
  return html.replaceAll(/\/static\/demo\/([\w.-]+)/g, (_, file: string) => {
    const address = addresses.get(file);
    if (address === undefined) throw new Error(`The demo content shows "${file}", which does not exist.`);
    return address;
  });
}
