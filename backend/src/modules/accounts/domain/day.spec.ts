import { describe, expect, it } from '@jest/globals';
import { athletesDay } from './day.js';

describe('the athlete’s own day', () => {
  /** 25 November, 17:00 in Los Angeles; 26 November, 14:00 on Kiritimati. */
  const evening = new Date('2026-11-26T01:00:00Z');

  it.each([
    ['Los Angeles', '2026-11-25'],
    ['London', '2026-11-26'],
    ['a client ahead of UTC', '2026-11-27'],
  ])('is what the client says in %s', (_where, said) => {
    expect(athletesDay(evening, said)).toBe(said);
  });

  it.each([null, '', '2026-11-24', '2026-11-28', '1999-01-01', 'yesterday', '2026-11-25T00:00'])(
    'is that of UTC if the client says %j',
    (said) => expect(athletesDay(evening, said)).toBe('2026-11-26'),
  );

  it.each(['2026-03-08', '2026-11-01'])('is right late on %s, when clocks change', (day) => {
    // 23:30 in Los Angeles: 06:30 or 07:30 UTC of the next day.
    const late = new Date(Date.parse(day) + 86_400_000 + 7.5 * 3_600_000);
    expect(athletesDay(late, day)).toBe(day);
  });
});
