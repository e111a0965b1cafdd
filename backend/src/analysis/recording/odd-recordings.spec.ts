import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Analysis } from '../analysis.js';
import type { Recording } from './recording.js';

const DAYS_20 = 20 * 86_400;

function best(analysis: Analysis, metres: number): number | undefined {
  return analysis.bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds;
}

/** The same recording with its time stamps moved on by so many seconds from one sample on. */
function laterFrom(recording: Recording, second: number, gapS: number): Recording {
  const later = (at: number): number => (at >= second ? at + gapS : at);
  return {
    ...recording,
    time: recording.time.map(later),
    laps: recording.laps.map((lap) => ({ ...lap, from: later(lap.from), to: later(lap.to) })),
  };
}

describe('a first altitude of −500 m', () => {
  const ride = steadyRide(2401, {
    channels: {
      speed: () => 6,
      distance: (second) => second * 6,
      altitude: (second) => (second < 4 ? -500 : 545 + 8 * Math.sin(second / 90)),
    },
    device: { ascentM: 0, descentM: 0 },
    laps: lapsOf([{ seconds: 1200 }, { seconds: 1200 }]),
  });

  it('is no height: there is no climb, and totals, laps and climbs agree [E2]', () => {
    const { climbs, metrics, laps, repairs } = analyse(ride, ATHLETE);
    expect(climbs).toEqual([]);
    const inLaps = laps.reduce((sum, { ascentM }) => sum + (ascentM ?? 0), 0);
    expect(inLaps).toBeGreaterThan(0);
    expect(Math.abs(inLaps - (metrics['elevationGain']?.value ?? 0))).toBeLessThan(12);
    expect(metrics['elevationGain']?.value).toBeLessThan(120);
    expect(repairs.map(({ kind }) => kind)).toContain('impossible-values');
  });

  it('is left out too where the device began at sea level and found its height later [E2]', () => {
    const late = steadyRide(2401, {
      channels: { altitude: (second) => (second < 45 ? 0 : 612 + Math.sin(second / 90)) },
    });
    const { climbs, metrics, repairs } = analyse(late, ATHLETE);
    expect(climbs).toEqual([]);
    expect(metrics['elevationGain']?.value).toBe(0);
    expect(repairs.map(({ kind }) => kind)).toEqual(['first-heights']);
  });
});

describe('a summary that lacks the last lap', () => {
  const run = steadyRun(4962, 3, {
    device: { elapsedS: 4034, timerS: 4034, distanceM: 12_102, maxHr: 150, ascentM: 12 },
  });

  it('gives way to the records, and the difference is named [E4]', () => {
    const { metrics, repairs } = analyse(run, ATHLETE);
    expect(metrics['elapsedTime']?.value).toBe(4961);
    expect(metrics['distance']?.value).toBe(4961 * 3);
    expect(metrics['elevationGain']?.note ?? '').not.toContain('your device measured');
    const named = repairs.find(({ kind }) => kind === 'device-short');
    expect(named?.text).toContain('summed up 1 h 7 min and 12.1 km');
    expect(named?.text).toContain('1 h 22 min');
  });

  it('stays where only one lone time stamp is behind it [E4]', () => {
    const time = [...Array(1800).keys(), 2400];
    const lone = steadyRun(1801, 3, { time, device: { elapsedS: 1800, timerS: 1800 } });
    expect(analyse(lone, ATHLETE).repairs.map(({ kind }) => kind)).not.toContain('device-short');
  });
});

describe('a clock that leaps by 20 days', () => {
  const parts: (readonly [number, number])[] = [
    [900, 2.8],
    ...[1, 2, 3, 4, 5, 6].flatMap(() => [[180, 4.1] as const, [120, 1.6] as const]),
    [900, 2.7],
  ];
  const seconds = parts.reduce((sum, [length]) => sum + length, 0) + 1;
  const speed = steps(parts);
  const metres = [0];
  for (let second = 1; second < seconds; second++)
    metres.push((metres.at(-1) ?? 0) + speed(second - 1));
  const even = steadyRun(seconds, 3, {
    channels: { speed, distance: (second) => metres[second] ?? 0 },
    laps: lapsOf(parts.map(([length]) => ({ seconds: length }))),
    device: { elapsedS: seconds - 1, timerS: seconds - 1 },
  });
  // In the fourth rest: at a jog, so that speed alone proves nothing.
  const leapt = laterFrom(even, 900 + 3 * 300 + 260, DAYS_20);

  it('makes no best that holds it, where the device knows of it and where not [E5]', () => {
    for (const device of [leapt.device, { ...leapt.device, elapsedS: null, timerS: null }]) {
      const analysis = analyse({ ...leapt, device }, ATHLETE);
      for (const { distanceM, seconds: took } of analysis.bestEfforts) {
        expect(took).toBeLessThan(seconds);
        expect(distanceM / took).toBeLessThan(5);
      }
      expect(best(analysis, 5000)).toBeGreaterThan(5000 / 4.1);
    }
  });

  it('leaves a leap of the counter within it out of every best [E5]', () => {
    const { distance } = leapt.channels;
    const values = distance?.values.map((value, at) => value + (at >= 2060 ? 2200 : 0));
    const further = {
      ...leapt,
      channels: {
        ...leapt.channels,
        distance: { values: values ?? new Float64Array(), source: 'measured' as const },
      },
    };
    const { metrics } = analyse(further, ATHLETE);
    expect(metrics['bestPace']?.value).toBeGreaterThan(1000 / 4.1);
  });

  it('keeps the six reps of the laps that were pressed [E5]', () => {
    const { intervals, intervalSummary } = analyse(leapt, ATHLETE);
    expect(intervalSummary?.source).toBe('manual_laps');
    const work = intervals.filter(({ kind }) => kind === 'work');
    expect(work.map(({ elapsedS }) => elapsedS)).toEqual([180, 180, 180, 180, 180, 180]);
  });

  it('keeps them where the laps still stand on the old clock [E5]', () => {
    const old = { ...leapt, laps: even.laps.map((lap) => ({ ...lap, timerS: lap.to - lap.from })) };
    const { intervals } = analyse(old, ATHLETE);
    expect(intervals.filter(({ kind }) => kind === 'work')).toHaveLength(6);
  });
});

describe('one step of GPS that is too long', () => {
  const step = (metresOff: number): Recording =>
    steadyRun(3601, 3.2, {
      channels: { distance: (second) => second * 3.2 + (second >= 1500 ? metresOff : 0) },
    });

  it('is clipped and voids no best of 5 or 10 km [E7]', () => {
    const [plain, noisy] = [analyse(step(0), ATHLETE), analyse(step(9.5), ATHLETE)];
    for (const metres of [5000, 10_000]) {
      const [was, is] = [best(plain, metres) ?? 0, best(noisy, metres) ?? 0];
      expect(was - is).toBeGreaterThanOrEqual(0);
      expect(was - is).toBeLessThan(3.2);
    }
  });

  it('gives nothing away where it is a leap to another place [E7]', () => {
    const [plain, leapt] = [analyse(step(0), ATHLETE), analyse(step(300), ATHLETE)];
    for (const metres of [400, 1000, 5000, 10_000])
      expect(best(leapt, metres)).toBeCloseTo(best(plain, metres) ?? 0, 0);
  });
});

describe('two sessions in one file, 79 minutes apart', () => {
  const run = steadyRun(2293, 3, {
    device: { elapsedS: 2292 + 4740, timerS: 2292, distanceM: 6876 },
  });
  const parted = {
    ...laterFrom(run, 1200, 4740),
    pauses: [{ from: 1199, to: 1200 + 4740 }],
  };

  it('have a gap that is a stop, and no best longer than the parts [E11]', () => {
    const analysis = analyse(parted, ATHLETE);
    expect(analysis.metrics['elapsedTime']?.value).toBe(2292 + 4740);
    expect(analysis.metrics['timerTime']?.value).toBe(2292);
    for (const { seconds } of analysis.bestEfforts) expect(seconds).toBeLessThan(2292);
    expect(analysis.repairs.map(({ kind }) => kind)).not.toContain('clock-jump');
  });
});

describe('a ride with GPS and no distance', () => {
  it('is as long as its track, not as the sum of a smoothed speed [E12]', () => {
    const { channels } = steadyRide(3601, {
      channels: {
        speed: () => 8.5,
        latitude: (second) => 47 + (second * 9) / 111_195,
        longitude: () => 8,
      },
    });
    const { distance: _none, ...without } = channels;
    const ride = { ...steadyRide(3601), channels: without };
    const { metrics, repairs } = analyse(ride, ATHLETE);
    expect(Math.abs((metrics['distance']?.value ?? 0) - 32_400)).toBeLessThan(40);
    expect(repairs.map(({ kind }) => kind)).toEqual(['distance-from-gps']);
  });
});
