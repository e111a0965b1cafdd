import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf } from '../../../test/builders/recording.builder.js';
import { driftingRide, intervalRide, runWithPauses, steadyRide, steadyRun } from '../../../test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

function kinds(recording: Parameters<typeof analyse>[0]): string[] {
  return analyse(recording, ATHLETE).intervals.map(({ kind }) => kind);
}

describe('laps', () => {
  it('are measured by ourselves, each by the rules of the whole', () => {
    const { laps } = analyse(intervalRide(), ATHLETE);
    expect(laps).toHaveLength(12);
    expect(laps[1]).toMatchObject({ index: 1, kind: 'lap', trigger: 'manual', from: 300, to: 540, elapsedS: 240, movingS: 240, avgPowerW: 300, normalizedPowerW: 300, avgHr: 140 });
    expect(laps[1]?.distanceM).toBeCloseTo(240 * 9, 6);
    expect(laps[1]?.avgSpeedMps).toBeCloseTo(9, 6);
  });

  it('sum to the session, stops and all', () => {
    const run = runWithPauses();
    const laps = lapsOf([{ seconds: 630 }, { seconds: 900 }, { seconds: 869 }]).map((lap) => ({ trigger: 'manual' as const, timerS: null, distanceM: null, intensity: null, from: 0, to: 0, ...lap }));
    const analysis = analyse({ ...run, laps }, ATHLETE);
    const sum = (pick: 'movingS' | 'distanceM' | 'elapsedS'): number => analysis.laps.reduce((total, lap) => total + (lap[pick] ?? 0), 0);
    expect(sum('elapsedS')).toBe(analysis.metrics['elapsedTime']?.value);
    expect(sum('movingS')).toBe(analysis.metrics['movingTime']?.value);
    expect(sum('distanceM')).toBeCloseTo(analysis.metrics['distance']?.value ?? 0, 6);
  });

  it('outside the recording are left out, and those that reach out of it are cut', () => {
    const ride = steadyRide(100, { laps: [{ from: -50, to: 40 }, { from: 40, to: 500 }, { from: 500, to: 900 }] });
    expect(analyse(ride, ATHLETE).laps.map(({ from, to }) => [from, to])).toEqual([
      [0, 40],
      [40, 99],
    ]);
  });
});

describe('intervals', () => {
  const REPEATS = ['work', 'recovery', 'work', 'recovery', 'work', 'recovery', 'work', 'recovery', 'work', 'recovery'];

  it('are told from laps pressed by hand, warm-up and cool-down among them', () => {
    expect(kinds(intervalRide())).toEqual(['warmup', ...REPEATS, 'cooldown']);
  });

  it('follow the intensity that a planned workout names, whatever triggered its laps', () => {
    const parts = [{ seconds: 600, intensity: 'warmup' }, { seconds: 300, intensity: 'active' }, { seconds: 200, intensity: 'rest' }, { seconds: 300, intensity: 'active' }, { seconds: 400, intensity: 'cooldown' }] as const;
    const planned = steadyRide(1801, { laps: lapsOf(parts.map((part) => ({ ...part, trigger: 'time' as const }))) });
    expect(kinds(planned)).toEqual(['warmup', 'work', 'recovery', 'work', 'cooldown']);
  });

  it('are none where laps came by time or distance: those are splits', () => {
    expect(kinds(intervalRide({ trigger: 'distance' }))).toEqual([]);
    expect(kinds(intervalRide({ trigger: 'time', intensity: 'active' }))).toEqual([]);
  });

  it('are none in an even session, however often the button was pressed', () => {
    expect(kinds(steadyRun(3000, 3, { laps: lapsOf(Array.from({ length: 9 }, () => ({ seconds: 333 }))) }))).toEqual([]);
    const slowing = steadyRide(4000, { channels: { power: (second) => 220 - second / 100 }, laps: lapsOf([{ seconds: 1300 }, { seconds: 1300 }, { seconds: 1399 }]) });
    expect(kinds(slowing)).toEqual([]);
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
    const walkBreaks = steadyRun(3000, 3, { channels: { speed: (second) => (second % 300 < 240 ? 3.2 : 1.5) } });
    expect(analyse(walkBreaks, ATHLETE).sessionShape).toBe('intervals');
  });

  it('is rolling with moderate and stochastic with large irregular changes', () => {
    const waves = (depth: number) => (second: number): number =>
      200 + depth * (Math.sin(second / 97) + Math.sin(second / 41) + Math.sin(second / 173)) ;
    expect(analyse(steadyRide(5400, { channels: { power: waves(55) } }), ATHLETE).sessionShape).toBe('rolling');
    expect(analyse(steadyRide(5400, { channels: { power: (second) => Math.max(0, waves(160)(second)) } }), ATHLETE).sessionShape).toBe('stochastic');
  });

  it('is unknown for under ten minutes and without output', () => {
    expect(analyse(steadyRide(599), ATHLETE).sessionShape).toBe('unknown');
    expect(analyse(steadyRide(1200, { channels: { power: () => 0, speed: () => 0, distance: () => 0 } }), ATHLETE).sessionShape).toBe('unknown');
  });
});
