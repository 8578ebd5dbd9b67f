// The numbers of the specification, where everything reads them.
import { describe, expect, it } from 'vitest';
import { counts, limits, onlineConsultation, serviceHours, timers } from './limits';

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

describe('the longest texts', () => {
  it('CONST-04: 100 for questions, tickets, suggestions and phenomena; 300 for a message', () => {
    const { ticketTitle, questionText, ratingSuggestion, problemPhenomenon, chatMessage } = limits;
    expect({ ticketTitle, questionText, ratingSuggestion, problemPhenomenon, chatMessage }).toEqual({
      ticketTitle: 100,
      questionText: 100,
      ratingSuggestion: 100,
      problemPhenomenon: 100,
      chatMessage: 300,
    });
  });
});

describe('the service hours', () => {
  it('CONFLICT-02: the two spans bind, 15.5 hours, whatever their sum is called', () => {
    expect(serviceHours).toEqual([
      ['08:00', '12:00'],
      ['13:00', '00:30'],
    ]);
    const day = 24 * 60;
    const open = serviceHours.map(([from, to]) => (minutesOf(to) - minutesOf(from) + day) % day);
    expect(open.reduce((sum, minutes) => sum + minutes, 0)).toBe(15.5 * 60);
  });
});

describe('sizes and counts', () => {
  it('CONST-05, CONST-06: two degrees of the tree, four questions of a type, pages of 50 tickets', () => {
    const { treeUnfoldDegree, homeLatestQuestions, ticketPage } = counts;
    expect({ treeUnfoldDegree, homeLatestQuestions, ticketPage }).toEqual({
      treeUnfoldDegree: 2,
      homeLatestQuestions: 4,
      ticketPage: 50,
    });
  });

  it('CONST-14: the online consultation is of type 9999 and urgent', () => {
    expect(onlineConsultation).toEqual({ typeId: 9999, urgency: 'P1' });
  });
});

describe('timers', () => {
  it('CONST-10: those of the sockets', () => {
    const { heartbeat, pongTimeout, reconnectDelay, closeCounterReset, onlineCheck } = timers;
    expect({ heartbeat, pongTimeout, reconnectDelay, closeCounterReset, onlineCheck }).toEqual({
      heartbeat: 10_000,
      pongTimeout: 30_000,
      reconnectDelay: 3_000,
      closeCounterReset: 20_000,
      onlineCheck: 6_000,
    });
    expect(counts.reloadAfterCloses).toBe(10);
  });

  it('CONST-11: those of the other channels, of uploads and of the title of the tab', () => {
    const { pongCheck, mainChannelOpenCheck, mainChannelRetry, initFollowUp } = timers;
    const { uploadRetryWait, tabTitleToggle } = timers;
    expect({ pongCheck, mainChannelOpenCheck, mainChannelRetry }).toEqual({
      pongCheck: 2_000,
      mainChannelOpenCheck: 5_000,
      mainChannelRetry: 1_000,
    });
    expect({ initFollowUp, uploadRetryWait, tabTitleToggle }).toEqual({
      initFollowUp: 2_000,
      uploadRetryWait: 3_000,
      tabTitleToggle: 1_500,
    });
  });

  it('CONST-09, CONST-13: a tip after half a second, an error for eight', () => {
    expect([timers.tooltipDelay, timers.errorNotice]).toEqual([500, 8_000]);
  });
});
