// CONST-04, CONFLICT-02: the numbers of the specification, where everything reads them.
import { describe, expect, it } from 'vitest';
import { limits, serviceHours } from './limits';

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
