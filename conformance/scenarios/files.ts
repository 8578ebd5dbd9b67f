// Uploads: stored, served to whom they belong, kinds checked.
import { act, isRefused } from '../act';
import type { CallKey } from '../browser';
import { same, that } from '../expect';
import type { World } from '../world';

/** The smallest PNG: one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function formOf(
  parts: Readonly<Record<string, { name: string; content: Buffer | string; type: string }>>,
) {
  const form = new FormData();
  for (const [field, { name, content, type }] of Object.entries(parts)) {
    form.append(
      field,
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
      name,
    );
  }
  return form;
}

const picture = { name: 'serial number.png', content: onePixel, type: 'image/png' };

type Person = Awaited<ReturnType<World['customer']>>;

export async function files(world: World): Promise<void> {
  const pilot = await world.customer('pilot@example.com');
  const amelia = await world.staff('amelia');
  const newcomer = await world.customer('newcomer@example.com');

  const mine = await act<string>(world, pilot, 'POST /api/user/ChatBase/uploadFile', {
    what: 'stores a picture',
    sent: { form: formOf({ file: picture }) },
    look: ([{ url, name }]) => {
      same(name, picture.name, 'name');
      return String(url);
    },
  });
  await world.check(
    'GET /static/:name',
    'gives the file back to its uploader and to staff, to nobody else',
    async () => {
      for (const browser of [pilot, amelia]) {
        const { status, bytes } = await browser.fetch(mine);
        that(status === 200 && bytes.equals(onePixel), `HTTP ${status}`);
      }
      const stranger = await newcomer.fetch(mine);
      that(stranger.status === 404, `HTTP ${stranger.status} for a stranger`);
      const byOldName = await pilot.fetch(mine.replace('/static/', '/ipfs/'));
      that(byOldName.status === 200, `HTTP ${byOldName.status} below /ipfs/`);
    },
  );
  const several: [CallKey, typeof pilot][] = [
    ['POST /api/admin/ChatBase/uploadFile', amelia],
    ['POST /api/admin/KnowledgeBase/uploadFile', amelia],
  ];
  for (const [key, browser] of several) {
    await act(world, browser, key, {
      what: 'stores several files',
      sent: {
        form: formOf({ file0: picture, file1: { name: 'log.txt', content: 'a log', type: 'text/plain' } }),
      },
      look: (data) => same(data.length, 2, 'number of files'),
    });
  }
  await act(world, pilot, 'POST /javaplus/user/file/upload', {
    what: 'answers the name below /static/',
    sent: { form: formOf({ file: picture }) },
    look: (name) => that(typeof name === 'string' && !name.includes('/'), `answers ${String(name)}`),
  });
  await inPieces(world, pilot, newcomer);
  await isRefused(world, pilot, 'POST /api/user/ChatBase/uploadFile', {
    what: 'a page that says it is a picture is refused',
    body: { kind: 'image' },
    sent: { form: formOf({ file: { name: 'x.png', content: '<html>', type: 'image/png' } }) },
    number: 1000,
  });
}

/** The picture in two pieces, and one that is given up. */
async function inPieces(world: World, pilot: Person, stranger: Person): Promise<void> {
  const said = { name: picture.name, type: picture.type, size: onePixel.length, kind: 'image' };
  const begin = (what: string) =>
    act<string>(world, pilot, 'POST /javaplus/user/file/beginUpload', {
      what,
      body: said,
      look: ({ uploadId, offset }) => {
        same(offset, 0, 'offset');
        return String(uploadId);
      },
    });
  const uploadId = await begin('begins a file in pieces');
  const middle = 20;
  for (const [from, to] of [
    [0, middle],
    [middle, onePixel.length],
  ] as const) {
    const piece = { ...picture, content: onePixel.subarray(from, to) };
    await act(world, pilot, 'POST /javaplus/user/file/continueUpload', {
      what: `adds the bytes ${from} to ${to}`,
      body: { uploadId, offset: from },
      sent: { form: formOf({ file: piece }) },
      look: ({ offset }) => same(offset, to, 'offset'),
    });
  }
  await act(world, pilot, 'POST /javaplus/user/file/getUpload', {
    what: 'says how much has been kept',
    body: { uploadId },
    look: ({ offset, size }) => same(offset, size, 'offset'),
  });
  await isRefused(world, stranger, 'POST /javaplus/user/file/getUpload', {
    what: 'is nobody else’s',
    body: { uploadId },
    number: 403,
  });
  await act(world, pilot, 'POST /javaplus/user/file/finishUpload', {
    what: 'makes a file of them',
    body: { uploadId },
    look: (name) => that(/^[0-9a-f]{32}\.png$/.test(String(name)), `answers ${String(name)}`),
  });
  const left = await begin('begins another one');
  await act(world, pilot, 'POST /javaplus/user/file/cancelUpload', {
    what: 'gives it up',
    body: { uploadId: left },
  });
}
