import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import type { Analysis, SegmentStats } from '#analysis/analysis.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);

/**
 * Sessions whose laps, pressed or planned, are their truth: how many repetitions, and of how many
 * seconds.
 */
const TRUTH: Readonly<Record<string, { readonly work: number; readonly seconds: number }>> = {
  'activities/indoor-edge800-no-distance.fit': { work: 2, seconds: 601 },
  'activities/vride-tpv-duplicate-timestamps.fit': { work: 12, seconds: 60 },
  'activities/run-ipbike-bigendian-power.fit': { work: 4, seconds: 360 },
  'activities/run-fr965-native-power.fit': { work: 5, seconds: 181 },
};

const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

function withoutLaps(name: string): Analysis {
  return analyse({ ...readFit(corpusBytes(name), NOW), laps: [] }, { ...ATHLETE, weightKg: null });
}

function repetitions(intervals: readonly SegmentStats[], seconds: number): SegmentStats[] {
  return intervals.filter(
    ({ kind, elapsedS }) => kind === 'work' && Math.abs(elapsedS - seconds) <= 0.08 * seconds,
  );
}

describe('intervals of real sessions, their laps taken away', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(Object.entries(TRUTH))(
    'are found in %s, where its laps say',
    (name, { work, seconds }) => {
      const laps = analyse(readFit(corpusBytes(name), NOW), ATHLETE).laps;
      const { intervals, intervalSummary } = withoutLaps(name);
      const found = repetitions(intervals, seconds);
      expect(intervalSummary?.source).toBe('detected');
      expect(found).toHaveLength(work);
      for (const rep of found)
        expect(Math.min(...laps.map(({ from }) => Math.abs(from - rep.from)))).toBeLessThanOrEqual(
          10,
        );
    },
  );

  it('are found in no other session', () => {
    const detected = accepted
      .filter(({ name }) => withoutLaps(name).intervals.length > 0)
      .map(({ name }) => name);
    expect(detected.sort()).toEqual(Object.keys(TRUTH).sort());
  });
});
