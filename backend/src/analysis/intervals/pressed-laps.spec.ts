import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';
import { steadyRun } from '#test/builders/sample-recordings.js';
import type { RecordedLap, Recording } from '../recording/recording.js';
import { analyse } from '../analyse.js';

type Part = readonly [seconds: number, speedMps: number, bpm?: number];

/** A run of parts at even speeds; a lap for each unless other laps are given. */
function runOf(parts: readonly Part[], laps?: readonly Partial<RecordedLap>[]): Recording {
  const seconds = parts.reduce((sum, [length]) => sum + length, 0) + 1;
  const speed = steps(parts.map(([length, mps]) => [length, mps] as const));
  const beats = steps(parts.map(([length, , bpm = 150]) => [length, bpm] as const));
  const metres = [0];
  for (let second = 1; second < seconds; second++)
    metres.push((metres.at(-1) ?? 0) + speed(second - 1));
  return steadyRun(seconds, 3, {
    channels: {
      speed,
      distance: (second) => metres[second] ?? 0,
      heartRate: (second) => beats(second) + Math.round(Math.sin(second / 9)),
    },
    laps: laps ?? lapsOf(parts.map(([length]) => ({ seconds: length }))),
  });
}

const REP = 1000 / 270;
const JOG = 1000 / 356;

describe('laps pressed by hand', () => {
  const set: Part[] = [
    [720, 2.9, 140],
    ...[1, 2, 3, 4].flatMap((): Part[] => [
      [300, REP, 170],
      [120, JOG, 150],
    ]),
    [300, REP, 172],
    [600, 2.7, 140],
  ];

  /** Rests of 20 s at 0.83 of reps that are all of other lengths: nothing to find without laps. */
  const gentle: Part[] = [
    [720, 2.9, 140],
    ...[40, 56, 72, 88].flatMap((seconds): Part[] => [
      [seconds, 3.6, 162],
      [20, 3, 156],
    ]),
    [40, 3.6, 162],
    [600, 2.7, 140],
  ];

  it('count a jog of 5:56 between reps of 4:30 a kilometre as recovery [E9]', () => {
    const { intervals, intervalSummary } = analyse(runOf(set), ATHLETE);
    expect(intervalSummary?.source).toBe('manual_laps');
    expect(intervals.map(({ kind }) => kind)).toEqual([
      'warmup',
      ...[1, 2, 3, 4].flatMap(() => ['work', 'recovery']),
      'work',
      'cooldown',
    ]);
  });

  it('part work from rest by the gap of the set where no output would show it [E9]', () => {
    const { intervalSummary, intervals } = analyse(runOf(gentle), ATHLETE);
    expect(intervalSummary?.source).toBe('manual_laps');
    expect(intervals.filter(({ kind }) => kind === 'work').map(({ elapsedS }) => elapsedS)).toEqual(
      [40, 56, 72, 88, 40],
    );
    expect(analyse({ ...runOf(gentle), laps: [] }, ATHLETE).intervals).toEqual([]);
  });

  it('are no set where one of them holds long stops', () => {
    const parts = (stop: number): Part[] =>
      [
        [1200, 2.7],
        [900, 4],
        [300, 2],
        [1500, 4.2],
        [900, 2.4],
      ].flatMap(([length = 0, mps = 0], at): Part[] =>
        at === 1
          ? [
              [length / 2, mps],
              [stop, 0],
              [length / 2 - stop, mps],
            ]
          : [[length, mps]],
      );
    const laps = lapsOf([1200, 900, 300, 1500, 900].map((seconds) => ({ seconds })));
    const source = (stop: number) => {
      const run = runOf(parts(stop), laps);
      const { cadence: _, ...channels } = run.channels;
      return analyse({ ...run, channels }, ATHLETE).intervalSummary?.source;
    };
    expect(source(20)).toBe('manual_laps');
    expect(source(150)).not.toBe('manual_laps');
  });

  it('are no set where they are most of the session, without a rest', () => {
    const of = (warm: number) =>
      analyse(
        runOf([
          [warm, 2.6],
          [1500, 3.9],
          [1500, 4.1],
          [300, 2.4],
        ]),
        ATHLETE,
      ).intervalSummary;
    expect(of(300)?.source).not.toBe('manual_laps');
    expect(of(1500)?.source).toBe('manual_laps');
  });

  it('give a rep all the laps up to the next one as its recovery [E9]', () => {
    const parts: Part[] = [
      [600, 2.7],
      [300, 4],
      [60, 1.4],
      [90, 2.4],
      [300, 4],
      [60, 1.4],
      [90, 2.4],
      [300, 4],
      [500, 2.7],
    ];
    const { intervalSummary } = analyse(runOf(parts), ATHLETE);
    expect(intervalSummary?.groups[0]?.recovery).toMatchObject({ count: 4, elapsedS: 300 });
    expect(intervalSummary?.recovery).toMatchObject({ count: 4, elapsedS: 300 });
  });

  it('find all six reps where the device ended laps by distance in between [E3]', () => {
    const parts: Part[] = [
      [700, 2.8],
      ...[1, 2, 3, 4, 5, 6].flatMap((): Part[] => [
        [285, 4],
        [120, 2.4],
      ]),
      [600, 2.7],
    ];
    let from = 0;
    const mixed = parts.flatMap(([length, mps]): Partial<RecordedLap>[] => {
      const end = from + length;
      const kilometre = 1000 / mps;
      const cuts: Partial<RecordedLap>[] = [];
      for (; from + kilometre < end; from += kilometre)
        cuts.push({ from, to: from + kilometre, trigger: 'distance' });
      cuts.push({ from, to: end, trigger: 'manual' });
      from = end;
      return cuts;
    });
    const { intervals, intervalSummary } = analyse(runOf(parts, mixed), ATHLETE);
    const work = intervals.filter(({ kind }) => kind === 'work');
    expect(intervalSummary?.source).toBe('manual_laps');
    expect(work.map(({ from: start, elapsedS }) => [start, elapsedS])).toEqual(
      [0, 1, 2, 3, 4, 5].map((rep) => [700 + rep * 405, 285]),
    );
  });

  it('take easy first laps on a treadmill as the warm-up, whatever speed they show [E14]', () => {
    const parts: Part[] = [
      [420, 3.3, 129],
      [420, 3.5, 140],
      [360, 3.7, 166],
      [120, 2.2, 150],
      [360, 3.75, 170],
      [120, 2.2, 152],
      [360, 3.7, 171],
      [420, 2.4, 140],
    ];
    const { intervals } = analyse({ ...runOf(parts), indoor: true }, ATHLETE);
    expect(intervals.map(({ kind }) => kind)).toEqual([
      'warmup',
      'warmup',
      'work',
      'recovery',
      'work',
      'recovery',
      'work',
      'cooldown',
    ]);
  });

  it('begin where the lap before truly ended, so that laps and intervals agree [E15]', () => {
    const lengths = [600.71, 180.92, 120.4, 181.3, 120.8, 180.5, 400.2];
    let end = 0;
    const laps = lengths.map((length) => {
      const from = Math.floor(end);
      end += length;
      return { from, to: from + length };
    });
    const speeds = [2.6, 4, 2.2, 4, 2.2, 4, 2.5];
    const parts = lengths.map((length, at): Part => [length, speeds[at] as number]);
    const { intervals, laps: told } = analyse(runOf(parts, laps), ATHLETE);
    expect(told.slice(1).map(({ from }) => from)).toEqual(told.slice(0, -1).map(({ to }) => to));
    const bare = (rows: typeof told) => rows.map(({ kind: _kind, ...row }) => row);
    expect(bare(intervals).slice(0, -1)).toEqual(bare(told).slice(0, -1));
  });
});

describe('intervals told from the output', () => {
  it.each([240, 330, 480])(
    'are no waves: a sine of 20 %% with a period of %s s has none [E14]',
    (period) => {
      const wave = (second: number): number => 1 + 0.2 * Math.sin((2 * Math.PI * second) / period);
      const ride = recordingOf({
        seconds: 3300,
        channels: { power: (second) => 200 * wave(second), heartRate: () => 140 },
      });
      expect(analyse(ride, ATHLETE).intervals).toEqual([]);
      const speed = (second: number): number => 3.3 * wave(second);
      const metres = [0];
      for (let second = 1; second < 3300; second++)
        metres.push((metres.at(-1) ?? 0) + speed(second));
      const run = steadyRun(3300, 3, {
        channels: { speed, distance: (second) => metres[second] ?? 0 },
      });
      expect(analyse(run, ATHLETE).intervals).toEqual([]);
    },
  );
});
