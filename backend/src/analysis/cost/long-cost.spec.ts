import { describe, expect, it } from '@jest/globals';
import { ATHLETE, steps, type OverTime } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Recording } from '../recording/recording.js';
import type { Cost, Durability } from './cost.types.js';

const HOUR = 3600;

function costIn(recording: Recording): Cost {
  const { cost } = analyse(recording, ATHLETE);
  if (cost === undefined) throw new Error('no cost');
  return cost;
}

function durabilityIn(recording: Recording): Durability {
  const { durability } = costIn(recording);
  if ('reason' in durability) throw new Error(durability.reason);
  return durability;
}

/** Easy riding with one effort of 5 min. */
function withEffort(atS: number, watts: number): Recording {
  const power: OverTime = (second) => (second >= atS && second < atS + 300 ? watts : 150);
  return steadyRide(2 * HOUR, { channels: { power } });
}

describe('minutes of constant output', () => {
  const trainer = (bpm: OverTime): Recording =>
    steadyRide(1800, {
      indoor: true,
      channels: {
        power: steps([
          [300, 120],
          [300, 140],
          [300, 165],
          [600, 200],
          [300, 120],
        ]),
        heartRate: bpm,
      },
    });

  it('show how far heart rate rose over them', () => {
    const { holds } = costIn(
      trainer((second) => (second < 900 ? 130 : 150 + Math.max(0, (second - 960) / 40))),
    );
    const hold = holds.find(({ output }) => Math.round(output ?? 0) === 200);
    expect(hold).toMatchObject({ from: 900, to: 1500 });
    expect(hold?.rise?.verdict).toBe('higher');
    expect(hold?.rise?.from).toBeCloseTo(151.5, 0);
    expect(hold?.rise?.to).toBeCloseTo(162.7, 0);
  });

  it('show none where heart rate kept still', () => {
    const { holds } = costIn(trainer((second) => (second < 960 ? 130 : 150)));
    expect(holds.map(({ rise }) => rise?.verdict)).toContain('same');
  });

  it('do not begin after harder minutes, from which heart rate is coming down', () => {
    const power = steps([
      [900, 120],
      [600, 280],
      [900, 150],
    ]);
    const recording = steadyRide(2400, {
      indoor: true,
      channels: { power, heartRate: (second) => (second < 1500 ? 165 : 140) },
    });
    for (const { from } of costIn(recording).holds) expect(from).not.toBe(1500);
  });

  it('are not searched in rides without power', () => {
    const { power: _power, ...channels } = steadyRide(HOUR).channels;
    expect(costIn({ ...steadyRide(HOUR), channels }).holds).toEqual([]);
  });
});

describe('durability of power', () => {
  it('sees that the best came late, with the work done before it', () => {
    const { bests, heldS } = durabilityIn(withEffort(6300, 290));
    const best = bests.find(({ seconds }) => seconds === 300);
    expect(best).toMatchObject({ watts: 290, startS: 6300, late: true });
    expect(best?.workBeforeKj).toBeCloseTo(6300 * 0.15, 6);
    expect(best?.workBeforeKjPerKg).toBeCloseTo((6300 * 0.15) / 70, 6);
    expect(heldS).toContain(300);
  });

  it('makes no fade of a best that came early', () => {
    const { bests, heldS } = durabilityIn(withEffort(900, 290));
    expect(bests.find(({ seconds }) => seconds === 300)).toMatchObject({ late: false });
    expect(heldS).not.toContain(300);
  });

  it('is judged on rides of an hour with power alone', () => {
    expect(costIn(steadyRide(3000)).durability).toMatchObject({
      reason: expect.stringContaining('an hour or more') as unknown,
    });
    expect(costIn(steadyRun(2 * HOUR)).durability).toHaveProperty('reason');
    const { power: _power, ...channels } = steadyRide(2 * HOUR).channels;
    expect(costIn({ ...steadyRide(2 * HOUR), channels }).durability).toHaveProperty('reason');
  });
});

describe('hours of a long session', () => {
  /** Eight hours without power: speed and heart rate by the hour. */
  function longRide(speeds: readonly number[], beats: readonly number[]): Recording {
    const seconds = speeds.length * HOUR;
    const of = (values: readonly number[]): OverTime => {
      return (second) => values[Math.min(values.length - 1, Math.floor(second / HOUR))] as number;
    };
    const metres = [0];
    for (let second = 1; second < seconds; second++)
      metres.push((metres.at(-1) as number) + of(speeds)(second));
    const { power: _power, ...channels } = steadyRide(seconds, {
      channels: {
        speed: of(speeds),
        heartRate: of(beats),
        distance: (second) => metres[second] as number,
      },
    }).channels;
    return { ...steadyRide(seconds), channels };
  }

  it('add up to the whole, with their means', () => {
    const { hours } = costIn(longRide([8, 8.2, 8.1], [140, 141, 142]));
    expect(hours?.blocks).toHaveLength(3);
    expect(hours?.blocks[1]?.speedMps).toBeCloseTo(8.2, 1);
    expect(hours?.blocks[1]?.heartRate).toBeCloseTo(141, 0);
    const timer = (hours?.blocks ?? []).reduce((sum, { timerS }) => sum + timerS, 0);
    expect(timer).toBe(3 * HOUR - 1);
  });

  it('show where output and heart rate fell together to the end', () => {
    const { hours } = costIn(longRide([8.5, 8.6, 8.5, 8.8, 8, 7], [146, 147, 148, 150, 146, 138]));
    expect(hours?.fellTogether).toEqual({ from: 3, to: 5 });
  });

  it('do not where heart rate kept up, or the fall was small or early', () => {
    const speeds = [8.5, 8.6, 8.5, 8.8, 8, 7];
    const beats = [146, 147, 148, 150, 146, 138];
    for (const recording of [
      longRide(speeds, [146, 147, 148, 150, 151, 152]),
      longRide(speeds, [146, 147, 148, 150, 152, 138]),
      longRide([8.5, 8.6, 8.5, 8.8, 8.7, 8.6], beats),
      longRide([8.8, 8, 7], [150, 146, 138]),
    ])
      expect(costIn(recording).hours).not.toHaveProperty('fellTogether');
    expect(costIn(longRide(speeds, beats)).hours).toHaveProperty('fellTogether');
  });

  it('are absent under two hours', () => {
    expect(costIn(steadyRide(7000)).hours).toBeUndefined();
  });
});
