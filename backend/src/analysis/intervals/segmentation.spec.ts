import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';
import { intervalRide } from '#test/builders/sample-recordings.js';
import type { SegmentStats } from '../analysis.js';
import { analyse } from '../analyse.js';
import { coveringSpans, type KindOfSpan } from './covering-spans.js';
import { areSplits } from './lap-splits.js';
import {
  repetitionGroups,
  SAME_DURATION,
  SAME_INTENSITY,
  type Repetition,
} from './repetition-groups.js';

function span(from: number, to: number, kind: KindOfSpan['kind'] = 'work'): KindOfSpan {
  return { from, to, kind, lapIndex: from, trigger: 'manual' };
}

function ends(
  spans: readonly { readonly from: number; readonly to: number; readonly kind: string }[],
): unknown[] {
  return spans.map(({ from, to, kind }) => [from, to, kind]);
}

describe('spans that cover a recording', () => {
  it('close small holes, fill large ones by where they lie, and cut what overlaps', () => {
    const laps = [span(60, 300), span(302, 400, 'recovery'), span(390, 600), span(700, 800)];
    expect(ends(coveringSpans(laps, { from: 0, to: 1000 }))).toEqual([
      [0, 60, 'warmup'],
      [60, 302, 'work'],
      [302, 400, 'recovery'],
      [400, 600, 'work'],
      [600, 700, 'recovery'],
      [700, 800, 'work'],
      [800, 1000, 'cooldown'],
    ]);
  });

  it('begin and end with the recording where the laps lag by a few seconds', () => {
    expect(ends(coveringSpans([span(3, 97)], { from: 0, to: 100 }))).toEqual([[0, 100, 'work']]);
  });
});

describe('intervals', () => {
  const lap = fc.record({
    from: fc.integer({ min: -50, max: 2500 }),
    length: fc.integer({ min: 0, max: 700 }),
    intensity: fc.constantFrom('active', 'rest', 'warmup', 'cooldown', null),
  });
  const part = fc.tuple(fc.integer({ min: 20, max: 400 }), fc.constantFrom(90, 150, 280, 350));
  const plan = fc.record({
    laps: fc.array(lap, { maxLength: 12 }),
    parts: fc.array(part, { minLength: 1, maxLength: 14 }),
    pauses: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 2400 }),
        length: fc.integer({ min: 1, max: 300 }),
      }),
      { maxLength: 4 },
    ),
    start: fc.integer({ min: 0, max: 50 }),
  });

  it('cover the recording from end to end without overlap, for any laps and stops', () => {
    fc.assert(
      fc.property(plan, ({ laps, parts, pauses, start }) => {
        const recording = recordingOf({
          time: Array.from({ length: 2400 }, (_, second) => start + second),
          channels: { power: steps(parts), heartRate: () => 140 },
          pauses: pauses.map(({ from, length }) => ({ from, to: from + length })),
          laps: laps.map(({ from, length, intensity }) => ({ from, to: from + length, intensity })),
        });
        const { intervals } = analyse(recording, ATHLETE);
        if (intervals.length === 0) return;
        expect([intervals[0]?.from, intervals.at(-1)?.to]).toEqual([start, start + 2399]);
        intervals.slice(1).forEach((interval, at) => expect(interval.from).toBe(intervals[at]?.to));
        expect(intervals.every(({ from, to }) => to > from)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('do not depend on the hour or on the seconds before the start', () => {
    const ride = { ...intervalRide(), laps: [] };
    const later = {
      ...ride,
      startTimeMs: ride.startTimeMs + 86_400_000,
      time: ride.time.map((second) => second + 37),
    };
    const moved = analyse(later, ATHLETE).intervals;
    expect(moved.map(({ from, to, kind }) => [from - 37, to - 37, kind])).toEqual(
      ends(analyse(ride, ATHLETE).intervals),
    );
  });
});

describe('laps as splits', () => {
  const measured = analyse(intervalRide(), ATHLETE).laps[0] as SegmentStats;
  const laps = (
    lengths: readonly (readonly [metres: number | null, seconds: number])[],
  ): SegmentStats[] =>
    lengths.map(([distanceM, elapsedS], index) => ({ ...measured, index, distanceM, elapsedS }));

  it('are laps of one kilometre, one mile or five minutes, but for the last', () => {
    expect(
      areSplits(
        laps([
          [1003, 300],
          [996, 280],
          [1000, 310],
          [420, 130],
        ]),
      ),
    ).toBe(true);
    expect(
      areSplits(
        laps([
          [1609, 500],
          [1611, 480],
          [300, 90],
        ]),
      ),
    ).toBe(true);
    expect(
      areSplits(
        laps([
          [null, 300],
          [null, 301],
          [null, 120],
        ]),
      ),
    ).toBe(true);
  });

  it('are not laps of other or different lengths', () => {
    expect(
      areSplits(
        laps([
          [1000, 240],
          [400, 150],
          [1000, 240],
          [400, 150],
        ]),
      ),
    ).toBe(false);
    expect(
      areSplits(
        laps([
          [800, 200],
          [800, 201],
          [300, 80],
        ]),
      ),
    ).toBe(false);
    expect(areSplits(laps([[1000, 240]]))).toBe(false);
  });
});

describe('groups of repetitions', () => {
  it('contain what is alike within 15 % in length and 8 % in intensity', () => {
    const reps = [
      [60, 300],
      [240, 250],
      [66, 310],
      [58, 345],
      [62, 296],
      [236, 255],
    ].map(([seconds, intensity]) => ({
      seconds: seconds as number,
      intensity: intensity as number,
    }));
    expect(repetitionGroups(reps)).toEqual([[0, 2, 4], [1, 5], [3]]);
  });

  it('take each repetition once, and no more groups than asked for', () => {
    const reps = lapsOf(Array.from({ length: 9 }, (_, at) => ({ seconds: 60 + 7 * at }))).map(
      ({ from = 0, to = 0 }) => ({ seconds: to - from, intensity: 300 }),
    );
    expect(
      repetitionGroups(reps)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([...reps.keys()]);
    expect(repetitionGroups(reps, 1)).toHaveLength(1);
  });

  it('begin with the largest group, of equals with the earliest', () => {
    const repetition = fc.record({
      seconds: fc.integer({ min: 20, max: 60 }),
      intensity: fc.integer({ min: 200, max: 300 }),
    });
    const alike = (one: Repetition, model: Repetition): boolean =>
      Math.abs(one.seconds - model.seconds) <= SAME_DURATION * model.seconds &&
      Math.abs(one.intensity - model.intensity) <= SAME_INTENSITY * model.intensity;
    fc.assert(
      fc.property(fc.array(repetition, { minLength: 1, maxLength: 30 }), (reps) => {
        const gathered = reps.map((model) =>
          [...reps.keys()].filter((at) => alike(reps[at] as Repetition, model)),
        );
        const most = Math.max(...gathered.map(({ length }) => length));
        expect(repetitionGroups(reps)[0]).toEqual(gathered.find(({ length }) => length === most));
      }),
    );
  });
});
