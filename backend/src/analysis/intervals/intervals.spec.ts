import { describe, expect, it } from '@jest/globals';
import {
  ATHLETE,
  lapsOf,
  NOBODY,
  profileThreshold,
  recordingOf,
  steps,
} from '#test/builders/recording.builder.js';
import {
  driftingRide,
  intervalRide,
  runWithPauses,
  steadyRide,
  steadyRun,
} from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

function kinds(recording: Parameters<typeof analyse>[0]): string[] {
  return analyse(recording, ATHLETE).intervals.map(({ kind }) => kind);
}

describe('laps', () => {
  it('are measured by ourselves, each by the rules of the whole', () => {
    const { laps } = analyse(intervalRide(), ATHLETE);
    expect(laps).toHaveLength(12);
    expect(laps[1]).toMatchObject({
      index: 1,
      kind: 'lap',
      trigger: 'manual',
      from: 300,
      to: 540,
      elapsedS: 240,
      movingS: 240,
      avgPowerW: 300,
      normalizedPowerW: 300,
      avgHr: 140,
    });
    expect(laps[1]?.distanceM).toBeCloseTo(240 * 9, 6);
    expect(laps[1]?.avgSpeedMps).toBeCloseTo(9, 6);
  });

  it('sum to the session, stops and all', () => {
    const run = runWithPauses();
    const laps = lapsOf([{ seconds: 630 }, { seconds: 900 }, { seconds: 869 }]).map((lap) => ({
      trigger: 'manual' as const,
      timerS: null,
      distanceM: null,
      intensity: null,
      from: 0,
      to: 0,
      ...lap,
    }));
    const analysis = analyse({ ...run, laps }, ATHLETE);
    const sum = (pick: 'movingS' | 'distanceM' | 'elapsedS'): number =>
      analysis.laps.reduce((total, lap) => total + (lap[pick] ?? 0), 0);
    expect(sum('elapsedS')).toBe(analysis.metrics['elapsedTime']?.value);
    expect(sum('movingS')).toBe(analysis.metrics['movingTime']?.value);
    expect(sum('distanceM')).toBeCloseTo(analysis.metrics['distance']?.value ?? 0, 6);
  });

  it('outside the recording are left out, and those that reach out of it are cut', () => {
    const ride = steadyRide(100, {
      laps: [
        { from: -50, to: 40 },
        { from: 40, to: 500 },
        { from: 500, to: 900 },
      ],
    });
    expect(analyse(ride, ATHLETE).laps.map(({ from, to }) => [from, to])).toEqual([
      [0, 40],
      [40, 99],
    ]);
  });
});

describe('intervals', () => {
  const REPEATS = [
    'work',
    'recovery',
    'work',
    'recovery',
    'work',
    'recovery',
    'work',
    'recovery',
    'work',
    'recovery',
  ];

  it('are told from laps pressed by hand, warm-up and cool-down among them', () => {
    expect(kinds(intervalRide())).toEqual(['warmup', ...REPEATS, 'cooldown']);
  });

  it('follow the intensity that a planned workout names, whatever triggered its laps', () => {
    const parts = [
      { seconds: 600, intensity: 'warmup' },
      { seconds: 300, intensity: 'active' },
      { seconds: 200, intensity: 'rest' },
      { seconds: 300, intensity: 'active' },
      { seconds: 400, intensity: 'cooldown' },
    ] as const;
    const planned = steadyRide(1801, {
      laps: lapsOf(parts.map((part) => ({ ...part, trigger: 'time' as const }))),
    });
    expect(kinds(planned)).toEqual(['warmup', 'work', 'recovery', 'work', 'cooldown']);
  });

  it('are none where laps came by time or distance alone: those are splits, and the output decides', () => {
    const autoLaps = lapsOf(
      Array.from({ length: 8 }, () => ({ seconds: 450, trigger: 'distance' as const })),
    );
    expect(analyse(steadyRide(3600, { laps: autoLaps }), ATHLETE).intervalSummary).toMatchObject({
      source: 'none',
      groups: [],
      work: null,
      recovery: null,
    });
    for (const lap of [
      { trigger: 'distance' },
      { trigger: 'time', intensity: 'active' },
    ] as const) {
      expect(analyse(intervalRide(lap), ATHLETE).intervalSummary?.source).toBe('detected');
    }
  });

  it('are none in an even session, however often the button was pressed', () => {
    expect(
      kinds(
        steadyRun(3000, 3, { laps: lapsOf(Array.from({ length: 9 }, () => ({ seconds: 333 }))) }),
      ),
    ).toEqual([]);
    const slowing = steadyRide(4000, {
      channels: { power: (second) => 220 - second / 100 },
      laps: lapsOf([{ seconds: 1300 }, { seconds: 1300 }, { seconds: 1399 }]),
    });
    expect(kinds(slowing)).toEqual([]);
  });

  it('do not come from laps of a length that devices count by themselves, whatever trigger they write', () => {
    const onOff = {
      channels: { power: (second: number) => (Math.floor(second / 300) % 2 === 0 ? 280 : 120) },
    };
    const fiveMinutes = lapsOf(Array.from({ length: 8 }, () => ({ seconds: 300 })));
    expect(
      analyse(steadyRide(2401, { ...onOff, laps: fiveMinutes }), ATHLETE).intervalSummary?.source,
    ).toBe('detected');
    const pressed = lapsOf(
      [305, 297, 303, 296, 304, 299, 302, 294].map((seconds) => ({ seconds })),
    );
    expect(
      analyse(steadyRide(2401, { ...onOff, laps: pressed }), ATHLETE).intervalSummary?.source,
    ).toBe('manual_laps');
  });

  it('take the steps of a planned workout before anything else, and demote active steps where no rest is named', () => {
    const parts = [
      [600, 150],
      [300, 290],
      [200, 120],
      [300, 290],
      [400, 130],
    ] as const;
    const planned = (named: boolean) =>
      steadyRide(1801, {
        channels: { power: steps([...parts]) },
        laps: lapsOf(
          parts.map(([seconds], at) => ({
            seconds,
            trigger: 'distance' as const,
            workoutStepIndex: at,
            intensity: named && at === 2 ? ('rest' as const) : ('active' as const),
          })),
        ),
      });
    expect(kinds(planned(false))).toEqual(['warmup', 'work', 'recovery', 'work', 'cooldown']);
    expect(kinds(planned(true))).toEqual(['work', 'work', 'recovery', 'work', 'work']);
    expect(analyse(planned(true), ATHLETE).intervalSummary).toMatchObject({
      source: 'workout_steps',
      confidence: 1,
    });
  });

  it('begin with a warm-up and end with a cool-down, in however many laps', () => {
    const parts = [
      [600, 150],
      [300, 160],
      [300, 290],
      [200, 120],
      [310, 290],
      [400, 130],
      [300, 120],
    ] as const;
    const pressed = steadyRide(2411, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    expect(kinds(pressed)).toEqual([
      'warmup',
      'warmup',
      'work',
      'recovery',
      'work',
      'cooldown',
      'cooldown',
    ]);
    const planned = steadyRide(2411, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(
        parts.map(([seconds], at) => ({
          seconds,
          workoutStepIndex: at,
          intensity: 'active' as const,
        })),
      ),
    });
    expect(kinds(planned)).toEqual([
      'warmup',
      'warmup',
      'work',
      'recovery',
      'work',
      'cooldown',
      'cooldown',
    ]);
  });

  it('are told from the output where laps frame all the work in one piece', () => {
    const framed = lapsOf([{ seconds: 300 }, { seconds: 1680 }, { seconds: 420 }]);
    const { intervals, intervalSummary } = analyse(
      { ...intervalRide(), laps: recordingOf({ laps: framed }).laps },
      ATHLETE,
    );
    expect(intervalSummary?.source).toBe('detected');
    expect(intervals.filter(({ kind }) => kind === 'work')).toHaveLength(5);
  });

  it('are rests where the watch was stopped between repetitions', () => {
    const pauses = [0, 1, 2, 3, 4].map((rep) => ({ from: 900 + rep * 270, to: 990 + rep * 270 }));
    const time = Array.from({ length: 2700 }, (_, second) => second).filter(
      (second) => !pauses.some(({ from, to }) => second > from && second < to),
    );
    const track = steadyRun(2700, 3, {
      time,
      pauses,
      channels: { speed: (second) => (second > 720 && second < 2160 ? 4.6 : 2.8) },
    });
    const { intervals, intervalSummary } = analyse(track, ATHLETE);
    expect(intervalSummary).toMatchObject({
      source: 'detected',
      work: { count: 6 },
      recovery: { count: 5 },
    });
    expect(intervals[2]).toMatchObject({ kind: 'recovery', to: 990, movingS: 0 });
    expect(Math.abs((intervals[2]?.from ?? 0) - 900)).toBeLessThanOrEqual(1);
  });
});

describe('the sums of intervals', () => {
  it('hold work and recovery apart, weighted by time', () => {
    const { intervalSummary } = analyse(intervalRide(), ATHLETE);
    expect(intervalSummary?.work).toMatchObject({
      count: 5,
      elapsedS: 1200,
      movingS: 1200,
      avgPowerW: 300,
      avgHr: 140,
      maxHr: 140,
      avgCadence: 88,
    });
    expect(intervalSummary?.recovery).toMatchObject({ count: 5, elapsedS: 600, avgPowerW: 100 });
    expect(intervalSummary?.work?.distanceM).toBeCloseTo(1200 * 9, 6);
    expect(intervalSummary?.work?.avgSpeedMps).toBeCloseTo(9, 6);
  });

  it('weigh a long repetition by its length', () => {
    const parts = [
      [300, 100],
      [300, 300],
      [200, 100],
      [100, 280],
      [200, 100],
      [300, 100],
    ] as const;
    const uneven = steadyRide(1401, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    expect(analyse(uneven, ATHLETE).intervalSummary?.work?.avgPowerW).toBeCloseTo(
      (300 * 300 + 100 * 280) / 400,
      6,
    );
  });

  it('group repetitions of like length and intensity with the recoveries after them', () => {
    const parts = [
      [600, 120],
      [60, 340],
      [60, 110],
      [62, 335],
      [60, 110],
      [300, 270],
      [180, 120],
      [290, 275],
      [180, 120],
      [400, 120],
    ] as const;
    const mixed = steadyRide(2193, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    const groups = analyse(mixed, ATHLETE).intervalSummary?.groups ?? [];
    expect(groups.map(({ members }) => members)).toEqual([
      [1, 3],
      [5, 7],
    ]);
    expect(groups.map(({ work, recovery }) => [work.elapsedS, recovery?.elapsedS])).toEqual([
      [122, 120],
      [590, 360],
    ]);
  });
});

describe('session shape', () => {
  it('is steady where the output hardly changes', () => {
    expect(analyse(driftingRide(5), ATHLETE).sessionShape).toBe('steady');
    expect(analyse(runWithPauses(), ATHLETE).sessionShape).toBe('steady');
  });

  it('is intervals where repetitions are alike, with laps or without', () => {
    expect(analyse(intervalRide(), ATHLETE).sessionShape).toBe('intervals');
    expect(analyse({ ...intervalRide(), laps: [] }, ATHLETE).sessionShape).toBe('intervals');
    const walkBreaks = steadyRun(3000, 3, {
      channels: { speed: (second) => (second % 300 < 240 ? 3.2 : 1.5) },
    });
    expect(analyse(walkBreaks, ATHLETE).sessionShape).toBe('intervals');
  });

  it('is rolling with moderate and stochastic with large irregular changes', () => {
    const waves =
      (depth: number) =>
      (second: number): number =>
        200 + depth * (Math.sin(second / 97) + Math.sin(second / 41) + Math.sin(second / 173));
    expect(
      analyse(steadyRide(5400, { channels: { power: waves(55) } }), ATHLETE).sessionShape,
    ).toBe('rolling');
    expect(
      analyse(
        steadyRide(5400, { channels: { power: (second) => Math.max(0, waves(160)(second)) } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('stochastic');
  });

  it('is race effort where heart rate or output, and neither against the other, stay at what a race asks for', () => {
    const hard = (heartRate: number, power: number) =>
      steadyRide(2000, { channels: { heartRate: () => heartRate, power: () => power } });
    expect(analyse(hard(180, 275), ATHLETE)).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.9,
    });
    expect(analyse(hard(180, 275), { ...ATHLETE, ftpW: null })).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.6,
    });
    expect(analyse(hard(180, 275), NOBODY).sessionShape).toBe('steady');
    expect(analyse(hard(180, 200), ATHLETE).sessionShape).toBe('steady');
    expect(analyse(hard(140, 275), ATHLETE).sessionShape).toBe('steady');
    const run = steadyRun(1500, 1000 / 300, { channels: { heartRate: () => 178 } });
    expect(analyse(run, { ...ATHLETE, basePaceSPerKm: profileThreshold(300) })).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.9,
    });
    expect(analyse(run, { ...ATHLETE, basePaceSPerKm: profileThreshold(240) }).sessionShape).toBe(
      'steady',
    );
  });

  it('is no race where the athlete stood about', () => {
    const pauses = [{ from: 900, to: 1000 }];
    const time = Array.from({ length: 2000 }, (_, second) => second).filter(
      (second) => second <= 900 || second >= 1000,
    );
    expect(
      analyse(
        steadyRide(2000, { time, pauses, channels: { heartRate: () => 180, power: () => 275 } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('steady');
  });

  it('is told with how clear it is: half sure at the edge of two shapes, sure far from any', () => {
    const wavy = (depth: number) =>
      steadyRide(3600, { channels: { power: (second) => 200 + depth * Math.sin(second / 40) } });
    const sureness = (depth: number): number =>
      analyse(wavy(depth), NOBODY).sessionShapeConfidence ?? 0;
    expect(sureness(0)).toBe(1);
    expect(sureness(60)).toBeLessThan(sureness(40));
    expect(sureness(60)).toBeGreaterThanOrEqual(0.5);
  });

  it('is unknown for under ten minutes and without output', () => {
    expect(analyse(steadyRide(599), ATHLETE).sessionShape).toBe('unknown');
    expect(
      analyse(
        steadyRide(1200, { channels: { power: () => 0, speed: () => 0, distance: () => 0 } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('unknown');
  });
});
