// The search: a published question by words of its title, for a visitor; staff find the SOP tree as well.
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, that } from '../expect';
import type { World } from '../world';
import { readTypes } from './catalogue';

const call = 'GET /java/front/search';

interface Hit {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly snippet: string;
  readonly marks: readonly (readonly [number, number])[];
}

export async function search(world: World): Promise<void> {
  const visitor = world.visitor();
  const amelia = await world.staff('amelia');
  const questions = (await readTypes(visitor)).flatMap(({ element }) => element);
  const { id, title } = found(questions[0], 'a question');
  await act(world, visitor, call, {
    what: 'finds a question by its title, the matched words marked',
    body: { q: title.slice(0, 200), limit: 5 },
    look: ({ list, total }: { list: Hit[]; total: number }) => {
      that(
        list.some((hit) => hit.kind === 'question' && hit.id === id),
        `not among ${list.length}`,
      );
      that(list.length <= 5 && total >= list.length, `${list.length} of ${total}`);
      that(
        list.every(({ snippet, marks }) =>
          marks.every(([start, end]) => start < end && end <= snippet.length),
        ),
        'a mark beside its snippet',
      );
    },
  });
  await act(world, visitor, call, {
    what: 'what is about nothing finds nothing',
    body: { q: 'zzzz qqqq' },
    look: ({ list, total }: { list: Hit[]; total: number }) => that(list.length + total === 0, 'hits'),
  });
  await isRefused(world, visitor, call, { what: 'an empty text', body: { q: ' ' }, number: 400 });

  const tree = dataOf(await amelia.call('POST /javaplus/admin/sopDirectory/getSopTreeList'));
  const sop = firstQuestion(tree);
  if (sop === undefined) return;
  const finds = async (browser: Browser) =>
    dataOf(await browser.call(call, { q: sop.title.slice(0, 200), limit: 30 })).list.some(
      ({ kind }: Hit) => kind === 'sop',
    );
  await world.check(call, 'staff find the SOP tree, visitors do not', async () => {
    that(await finds(amelia), 'staff do not find it');
    that(!(await finds(visitor)), 'a visitor finds it');
  });
}

interface Directory {
  readonly questionList: readonly { readonly title: string }[];
  readonly children: readonly Directory[];
}

function firstQuestion(nodes: readonly Directory[]): { readonly title: string } | undefined {
  return nodes.flatMap((node) => node.questionList[0] ?? firstQuestion(node.children) ?? [])[0];
}
