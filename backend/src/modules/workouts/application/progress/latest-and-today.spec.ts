import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import type { Day } from '#analysis/load/days.js';
import type { DigestReader } from '#workouts/ports/digest-reader.js';
import { latestAndToday } from './latest-and-today.js';

/** Half past ten in the evening of the 1st in UTC: it is the 2nd in Vienna. */
const CLOCK = new FixedClock('2026-05-01T22:30:00Z');

async function todayOf(said?: Day, trained: Day | null = null): Promise<Day> {
  const latest = trained === null ? null : ({ family: 'cycling', day: trained } as const);
  const digests = { latest: () => Promise.resolve(latest) } as unknown as DigestReader;
  return (await latestAndToday(digests, 'athlete', CLOCK, said)).today;
}

describe('the day where the athlete is', () => {
  it('is the day that the client says', async () => {
    expect(await todayOf('2026-05-02')).toBe('2026-05-02');
    expect(await todayOf('2026-04-30')).toBe('2026-04-30');
  });

  it('is that of UTC where the client says none, or one that it can be nowhere', async () => {
    expect(await todayOf()).toBe('2026-05-01');
    expect(await todayOf('2026-05-03')).toBe('2026-05-01');
    expect(await todayOf('2020-01-01')).toBe('2026-05-01');
  });

  it('is a later one on which there was training already', async () => {
    expect(await todayOf(undefined, '2026-05-02')).toBe('2026-05-02');
    expect(await todayOf('2026-05-01', '2026-05-02')).toBe('2026-05-02');
    expect(await todayOf('2026-05-02', '2026-04-20')).toBe('2026-05-02');
  });
});
