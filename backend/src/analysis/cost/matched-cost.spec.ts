import { describe, expect, it } from '@jest/globals';
import { ATHLETE, recordingOf, type OverTime } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Recording } from '../recording/recording.js';
import { minettiCostRatio } from '../session/grade-adjusted-speed.js';
import { groundOf } from '../session/ground-of.js';
import type { MatchedCost } from './cost.types.js';
import { likeBlocks } from './like-blocks.js';

const HOUR = 3600;

/** Heart rate that answers to power with a lag, drifts, and wavers by a beat or two. */
function answering(power: OverTime, bpmPerHour: number, seconds: number): OverTime {
  const beats: number[] = [];
  let level = 0;
  for (let second = 0; second < seconds; second++) {
    level += (power(second) - level) / 45;
    const waver = Math.sin(second / 71) + Math.sin(second / 237);
    beats.push(Math.round(80 + 0.3 * level + (bpmPerHour * second) / HOUR + waver));
  }
  return (second) => beats[second] as number;
}

/** Power that wavers as on the road. */
function wavering(watts: OverTime): OverTime {
  return (second) => watts(second) + 12 * Math.sin(second / 13) + 9 * Math.sin(second / 101);
}

function ride(watts: OverTime, bpmPerHour: number, seconds = 2 * HOUR): Recording {
  const power = wavering(watts);
  return steadyRide(seconds, {
    channels: { power, heartRate: answering(power, bpmPerHour, seconds) },
  });
}

function matchedIn(recording: Recording): MatchedCost {
  const matched = analyse(recording, ATHLETE).cost?.matched;
  if (matched === undefined || 'reason' in matched)
    throw new Error(matched?.reason ?? 'nothing was matched');
  return matched;
}

function reasonFor(recording: Recording): string {
  const matched = analyse(recording, ATHLETE).cost?.matched;
  return matched !== undefined && 'reason' in matched ? matched.reason : '';
}

describe('heart rate at like output', () => {
  it('is the same early and late in a ride without drift', () => {
    const { change, parts, output } = matchedIn(ride(() => 200, 0));
    expect(change.verdict).toBe('same');
    expect(change.bpm).toBeCloseTo(0, 0);
    expect(parts).toHaveLength(4);
    expect(output).toBeGreaterThan(190);
    expect(output).toBeLessThan(210);
  });

  it('rises by the drift that was put into a ride, within its error', () => {
    const { change } = matchedIn(ride(() => 200, 12));
    // From the middle of the first quarter after the warm-up to that of the last: 75 min.
    expect(Math.abs(change.bpm - 15)).toBeLessThan(2 * change.errorBpm + 1);
    expect(change).toMatchObject({ verdict: 'higher' });
    expect(change.percent).toBeGreaterThan(5);
  });

  it('tells a small rise from a clear one', () => {
    expect(matchedIn(ride(() => 200, 4)).change.verdict).toBe('slightly_higher');
  });

  it('falls where heart rate fell at like power', () => {
    expect(matchedIn(ride(() => 200, -8)).change.verdict).toMatch(/lower$/);
  });

  it('takes no descent for drift and none for recovery', () => {
    // Uphill, then half an hour of coasting and soft pedalling, then uphill again.
    const watts = (second: number): number => {
      if (second > 3000 && second < 4800)
        return Math.sin(second / 7) + Math.sin(second / 19) < 0.4 ? 0 : 120;
      return 220 + 35 * Math.sin(second / 170);
    };
    const { metrics } = analyse(ride(watts, 0), ATHLETE);
    expect(metrics['decoupling']?.applicable).toBe(false);
    const { change, low } = matchedIn(ride(watts, 0));
    expect(change.verdict).toBe('same');
    expect(low).toBeGreaterThan(180);
  });

  it('takes a drop of power with its drop of heart rate for no gain', () => {
    const { change } = matchedIn(ride((second) => (second < 4800 ? 220 : 170), 0));
    expect(Math.abs(change.bpm)).toBeLessThan(3);
  });

  it('compares parts of the band at one output', () => {
    const { change, parts } = matchedIn(ride((second) => (second < 4200 ? 207 : 190), 0));
    expect(parts[0]?.output).toBeGreaterThan((parts.at(-1)?.output ?? 0) + 8);
    expect(Math.abs(change.bpm)).toBeLessThan(1.5);
  });

  it('leaves out what follows harder minutes, which heart rate remembers', () => {
    const power = wavering((second) => (second >= 4500 && second < 4800 ? 320 : 190));
    const recording = steadyRide(2 * HOUR, {
      channels: { power, heartRate: answering(power, 0, 2 * HOUR) },
    });
    const rows = [...likeBlocks(groundOf(recording)).rows];
    expect(rows.filter((row) => row >= 4800 && row < 4960)).toEqual([]);
    expect(rows.filter((row) => row >= 4960 && row < 5120).length).toBeGreaterThan(3);
  });

  it('leaves a warm-up out in which heart rate was still on its way up', () => {
    const power = wavering(() => 150);
    const settled = answering(power, 0, 4000);
    const recording = steadyRide(4000, {
      channels: {
        power,
        heartRate: (second) => settled(second) - Math.max(0, 14 - second / 70),
      },
    });
    expect(matchedIn(recording).change.verdict).toBe('same');
  });

  it('is compared on flat ground alone on foot', () => {
    const slope = 0.08;
    const uphill = (second: number): boolean => second > 3300 && second < 4800;
    const speed: OverTime = (second) => (uphill(second) ? 3 / minettiCostRatio(slope) : 3);
    const [metres, height] = [[0], [400]];
    for (let second = 1; second < 5400; second++) {
      metres.push((metres.at(-1) as number) + speed(second));
      height.push((height.at(-1) as number) + (uphill(second) ? slope * speed(second) : 0));
    }
    const recording = steadyRun(5400, 3, {
      device: { ascentM: 160 },
      channels: {
        speed,
        distance: (second) => metres[second] as number,
        altitude: (second) => height[second] as number,
        heartRate: (second) => (uphill(second) ? 170 : 150) + Math.round(Math.sin(second / 50)),
      },
    });
    const { change, channel, parts } = matchedIn(recording);
    expect(channel).toBe('speed');
    expect(change.verdict).toBe('same');
    for (const { heartRate } of parts) expect(heartRate).toBeLessThan(152);
  });

  it('is not judged over intervals, without power, without heart rate, or in a short session', () => {
    expect(reasonFor(intervalRide())).toContain('interval session');
    const { power: _power, ...others } = ride(() => 200, 5).channels;
    expect(reasonFor({ ...ride(() => 200, 5), channels: others })).toContain('Without power');
    const { heartRate: _beats, ...silent } = ride(() => 200, 5).channels;
    expect(reasonFor({ ...ride(() => 200, 5), channels: silent })).toContain('heart-rate');
    expect(reasonFor(ride(() => 200, 5, 1200))).toContain('4 minutes or more at like output');
  });

  it('is not judged where early and late have no output in common', () => {
    expect(reasonFor(ride((second) => (second < 4200 ? 130 : 260), 0))).toContain('like output');
  });

  it('stays open where heart rate is too restless for a verdict', () => {
    const power = wavering(() => 200);
    const calm = answering(power, 0, 2 * HOUR);
    const restless = steadyRide(2 * HOUR, {
      channels: {
        power,
        heartRate: (second) => calm(second) + Math.round(14 * Math.sin(second / 190)),
      },
    });
    expect(['unclear', 'not_higher']).toContain(matchedIn(restless).change.verdict);
  });

  it('does not count stops', () => {
    const power = wavering(() => 200);
    const seconds = 2 * HOUR;
    const pauses = [{ from: 4000, to: 4600 }];
    const time = Array.from({ length: seconds }, (_, second) => second).filter(
      (second) => second <= 4000 || second >= 4600,
    );
    const recording = recordingOf({
      time,
      pauses,
      channels: { power, heartRate: answering(power, 0, seconds), cadence: () => 90 },
    });
    expect(matchedIn(recording).change.verdict).toBe('same');
  });
});
