// Ratings: by stars on request, taken back, and the older way by levels.
import { act, isRefused } from '../act';
import { found, same, that } from '../expect';
import { openChannel } from '../socket';
import type { World } from '../world';
import { closeConsultation, openConsultation, type Consultation } from './consultation';

const record = 'POST /javaplus/user/scoreQuestionRecord/getScoreQuestionRecord/:id';
const request = 'POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord';
const rate = 'POST /javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord';

interface Option {
  id: number;
  points: number;
}

export async function ratings(world: World): Promise<void> {
  const stars = await openConsultation(world);
  await byStars(world, stars);
  const levels = await openConsultation(world);
  try {
    await byLevels(world, levels);
  } finally {
    await closeConsultation(levels);
    await closeConsultation(stars);
  }
}

async function byStars(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const amelia = await world.staff('amelia');
  const options = await act<Option[]>(
    world,
    visitor,
    'POST /javaplus/user/scoreQuestionOption/getIsEnableList',
    {
      what: 'the three options',
      look: (data: Option[]) => {
        that(data.length >= 3 && data.every(({ points }) => points > 0), 'others');
        return data;
      },
    },
  );
  await act(world, amelia, 'POST /javaplus/admin/scoreQuestionOption/getIsEnableList', {
    what: 'those and disabled ones for staff',
    look: (data: Option[]) => {
      const ids = data.map(({ id }) => id);
      that(
        options.every(({ id }) => ids.includes(id)),
        'one is missing',
      );
    },
  });
  const customer = await openChannel(visitor, '/javaplus/user/webSocketServer');
  try {
    await act(world, amelia, request, {
      what: 'asks the customer',
      body: { recordQuestionId: ticket },
      look: async () => customer.waitFor('frame 5', ({ msgType }) => msgType === 5),
    });
  } finally {
    customer.close();
  }
  await isRefused(world, amelia, request, {
    what: 'not twice',
    body: { recordQuestionId: ticket },
    number: 500,
    text: '正在申请评价',
  });
  const stateIs = (wanted: number) =>
    act(world, visitor, 'GET /java/front/getFAQAppraiseStatus', {
      what: `state ${wanted}`,
      body: { questionRescordId: ticket },
      look: (data) => same(data, wanted, 'state'),
    });
  await stateIs(1);
  const scores = options.map(({ id }) => ({ scoreQuestionOptionId: id, score: 4 }));
  const body = {
    recordQuestionId: ticket,
    customerId: null,
    suggest: 'Kind and quick',
    scoreRelationDTOList: scores,
  };
  await isRefused(world, visitor, rate, {
    what: 'more stars than there are',
    body: { ...body, scoreRelationDTOList: scores.map((one) => ({ ...one, score: 9 })) },
    number: 500,
  });
  await act(world, visitor, rate, {
    what: 'rates',
    body,
    look: (data) => same(data.scoreNum, 4, 'scoreNum'),
  });
  await act(world, visitor, record, {
    what: 'the stored rating',
    sent: { id: ticket },
    look: (data) => same([data.suggest, data.scoreRelationDTOList], [body.suggest, scores], 'rating'),
  });
  await act(world, amelia, 'POST /javaplus/admin/scoreQuestionRecord/getScoreQuestionRecord/:id', {
    what: 'the same for staff',
    sent: { id: ticket },
    look: (data) => same(data.suggest, body.suggest, 'suggest'),
  });
  await stateIs(3);
  await isRefused(world, visitor, rate, { what: 'not twice', body, number: 500 });
  await act(world, visitor, 'POST /javaplus/user/scoreQuestionRecord/cancelScore/:id', {
    what: 'takes it back',
    sent: { id: ticket },
  });
  await stateIs(0);
  await act(world, visitor, record, {
    what: 'none any more',
    sent: { id: ticket },
    look: (data) => same(data, null, 'rating'),
  });
}

async function byLevels(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const channel = await openChannel(visitor, '/ws_js');
  try {
    const level = await world.step('/ws_js', 'brings the levels of ratings', async () => {
      channel.send({ event: 'updateTable', data: { table: 'score' } });
      const frame = await channel.waitFor(
        'the table',
        ({ event, data }) => event === 'updateTable' && data?.table === 'score',
      );
      return found(frame.data.rows[0], 'a level').id as number;
    });
    await act(world, visitor, 'POST /api/user/ChatBase/addScore', {
      what: 'rates by a level, solves the ticket',
      body: { question_record_id: ticket, score_id: level, score_option_id_array: [], suggest: '' },
      look: async () => {
        const { data } = await visitor.call('GET /java/front/getFAQAppraiseStatus', {
          questionRescordId: ticket,
        });
        same(data, 3, 'state');
      },
    });
  } finally {
    channel.close();
  }
}
