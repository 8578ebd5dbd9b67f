import { expect, it } from 'vitest';
import fc from 'fast-check';
import { payloadsOf } from './notify-transport';

it('cuts events into payloads that fit a NOTIFY, in order and complete', () => {
  const event = fc.record({
    name: fc.constantFrom('tickets.changed', 'chat.message_stored'),
    ids: fc.dictionary(fc.string({ maxLength: 20 }), fc.oneof(fc.nat(), fc.string({ maxLength: 200 }))),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 200 }), (events) => {
      const payloads = payloadsOf('program', events);
      const read = payloads.flatMap((payload) => (JSON.parse(payload) as { events: unknown[] }).events);
      expect(read).toEqual(JSON.parse(JSON.stringify(events)));
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    }),
    { numRuns: 50 },
  );
});
