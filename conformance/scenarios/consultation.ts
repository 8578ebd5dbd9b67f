// An online consultation of somebody without an account: a ticket that a scenario may do with as it likes.
import { act } from '../act';
import type { Browser } from '../browser';
import { dataOf, found } from '../expect';
import type { World } from '../world';

export interface Consultation {
  readonly visitor: Browser;
  readonly ticket: number;
}

export async function openConsultation(world: World): Promise<Consultation> {
  const visitor = world.visitor();
  const ticket = await act<number>(
    world,
    visitor,
    'POST /javaplus/anonymous/user/recordQuestion/createRecordQuestion',
    {
      what: 'opens a consultation',
      body: {
        questionTypeId: 9999,
        urgencyLevel: 'P1',
        title: 'Online consultation',
        question_id: null,
        directoryId: null,
      },
      look: (data) => found(data.id, 'the id'),
    },
  );
  return { visitor, ticket };
}

/** Solves it, so that it does not wait for anybody. */
export async function closeConsultation({ visitor, ticket }: Consultation): Promise<void> {
  await visitor.call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id: ticket, isSolved: 1 });
}

/** Row of a ticket in the list of staff. */
export async function staffRow(staff: Browser, ticket: number, customerId: number) {
  const key = 'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id';
  const rows = dataOf(await staff.call(key, {}, { id: customerId })) as Record<string, unknown>[];
  return found(
    rows.find((row) => row['id'] === ticket),
    'the row',
  );
}
