import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

function kinds(recording: Parameters<typeof analyse>[0]): string[] {
  return analyse(recording, ATHLETE).intervals.map(({ kind }) => kind);
}

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

  it('come from laps pressed by hand, warm-up and cool-down among them', () => {
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

  it('come from the output where laps came by time or distance alone', () => {
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

  it('are absent from an even session, however often the button was pressed', () => {
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

  it('do not come from laps of a length that devices count automatically', () => {
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

  it('prefer steps of a planned workout, and demote active steps if no rest is named', () => {
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

  it('come from the output where laps frame all the work in one piece', () => {
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
