import { describe, expect, it } from '@jest/globals';
import { SandboxCalendar } from './sandbox-calendar.js';

describe('the calendar of the sandbox', () => {
  it.each([
    ['2026-01-15T08:30:00.000Z', '2026-02-15T08:30:00.000Z'],
    ['2026-01-31T08:30:00.000Z', '2026-02-28T08:30:00.000Z'],
    ['2028-01-31T08:30:00.000Z', '2028-02-29T08:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ])('goes from %s to %s', (from, to) => {
    expect(new SandboxCalendar(null).monthAfter(new Date(from)).toISOString()).toBe(to);
  });

  it('shrinks the retries together with the month, and leaves people their time to pay', () => {
    const at = new Date('2026-05-01T00:00:00Z');
    const quick = new SandboxCalendar(30);
    const seconds = (to: Date) => (to.getTime() - at.getTime()) / 1000;
    expect([
      seconds(quick.monthAfter(at)),
      seconds(quick.retriesUntil(at)),
      seconds(quick.firstPaymentUntil(at)),
    ]).toEqual([30, 7, 23 * 3_600]);
  });
});
