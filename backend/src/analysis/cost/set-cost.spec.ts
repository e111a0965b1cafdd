import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, steps, type OverTime } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { ChannelName, Recording } from '../recording/recording.js';
import type { Cost, SetCost } from './cost.types.js';

interface Rep {
  readonly watts: number;
  /** Heart rate at its end. */
  readonly bpm: number;
  readonly cadence?: OverTime;
}

const WARM_UP_S = 900;
const REP_S = 300;
const REST_S = 180;

/** A warm-up, repetitions of 5 min with 3 min between them, and a cool-down; laps by hand. */
function setOf(reps: readonly Rep[], lowest: (rep: number) => number = () => 110): Recording {
  const watts: [number, number][] = [[WARM_UP_S, 120]];
  for (const rep of reps) watts.push([REP_S, rep.watts], [REST_S, 90]);
  const repAt = (second: number): number =>
    Math.min(reps.length - 1, Math.max(0, Math.floor((second - WARM_UP_S) / (REP_S + REST_S))));
  const into = (second: number): number => second - WARM_UP_S - repAt(second) * (REP_S + REST_S);
  const heartRate: OverTime = (second) => {
    if (second < WARM_UP_S) return 110;
    const at = repAt(second);
    const { bpm } = reps[at] as Rep;
    const low = lowest(at);
    if (into(second) < REP_S) {
      const from = at === 0 ? 110 : lowest(at - 1);
      return bpm - (bpm - from) * Math.exp(-into(second) / 40);
    }
    return low + (bpm - low) * Math.exp(-(into(second) - REP_S) / 40);
  };
  const cadence: OverTime = (second) => {
    const own = (reps[repAt(second)] as Rep).cadence;
    return second >= WARM_UP_S && into(second) < REP_S && own ? own(into(second)) : 85;
  };
  return steadyRide(WARM_UP_S + reps.length * (REP_S + REST_S), {
    channels: { power: steps(watts), heartRate, cadence },
    laps: lapsOf(watts.map(([seconds]) => ({ seconds }))),
  });
}

function costIn(recording: Recording): Cost {
  const { cost } = analyse(recording, ATHLETE);
  if (cost === undefined) throw new Error('no cost');
  return cost;
}

function onlySet(recording: Recording): SetCost {
  const [set, ...others] = costIn(recording).sets;
  if (set === undefined) throw new Error('no set');
  expect(others).toEqual([]);
  return set;
}

function cadencesIn(recording: Recording): (string | undefined)[] {
  return onlySet(recording).repetitions.map(({ rise }) => rise?.cadence?.verdict);
}

function withChannel(
  recording: Recording,
  name: ChannelName,
  change: (value: number, second: number) => number,
): Recording {
  const values = recording.channels[name]?.values.map(change) ?? new Float64Array();
  return {
    ...recording,
    channels: { ...recording.channels, [name]: { values, source: 'measured' } },
  };
}

const EVEN: readonly Rep[] = [160, 160, 160, 160, 160].map((bpm) => ({ watts: 280, bpm }));

describe('the cost of a set', () => {
  it('is level where every repetition cost the same', () => {
    const { trends, repetitions, last } = onlySet(setOf(EVEN));
    expect(repetitions).toHaveLength(5);
    for (const name of ['output', 'heartRate', 'peakHeartRate', 'cadence', 'lowest'] as const)
      expect(trends[name]?.verdict).toBe('level');
    expect(last?.standsOut).toBe(false);
  });

  it('rises where each repetition cost more beats at the same power', () => {
    const { trends } = onlySet(setOf(EVEN.map((rep, at) => ({ ...rep, bpm: 155 + 3 * at }))));
    expect(trends.output?.verdict).toBe('level');
    expect(trends.peakHeartRate).toMatchObject({ verdict: 'rises' });
    expect(trends.peakHeartRate?.perRepetition).toBeCloseTo(3, 1);
  });

  it('sees no trend in a single odd repetition', () => {
    const odd = EVEN.map((rep, at) => (at === 3 ? { ...rep, bpm: 172 } : rep));
    expect(onlySet(setOf(odd)).trends.peakHeartRate?.verdict).not.toBe('rises');
  });

  it('shows the price of the last repetition against the others', () => {
    const paid = EVEN.map((rep, at) => (at === 4 ? { watts: 262, bpm: 172 } : rep));
    const { last } = onlySet(setOf(paid));
    expect(last?.standsOut).toBe(true);
    expect(last?.outputPercent).toBeCloseTo((262 / 280 - 1) * 100, 0);
    expect(last?.heartRate).toBeGreaterThan(8);
  });

  it('has the fall of heart rate after each repetition, and its trend', () => {
    const { falls, trends } = onlySet(setOf(EVEN, (rep) => 105 + 6 * rep));
    expect(falls).toHaveLength(5);
    expect(falls[0]?.end).toBeCloseTo(160, 0);
    expect(falls[0]?.after60).toBeCloseTo(105 + 55 * Math.exp(-1.5), -0.5);
    expect(falls[0]?.lowest).toBeLessThan(107);
    expect(trends.lowest?.verdict).toBe('rises');
    expect(trends.after60?.verdict).toBe('rises');
  });

  it('has no fall where output hardly fell', () => {
    const floating = (rest: number): Recording => {
      const parts: [number, number][] = [[WARM_UP_S, 120]];
      for (let rep = 0; rep < 4; rep++) parts.push([REP_S, 280], [REST_S, rest]);
      return steadyRide(WARM_UP_S + 4 * (REP_S + REST_S), {
        channels: { power: steps(parts) },
        laps: lapsOf(
          parts.map(([seconds, watts], step) => ({
            seconds,
            intensity: watts === 280 ? 'active' : 'rest',
            workoutStepIndex: step,
          })),
        ),
      });
    };
    expect(onlySet(floating(90)).falls.length).toBeGreaterThan(2);
    expect(onlySet(floating(240)).falls).toEqual([]);
  });

  it('names a collapse of cadence at the same power only with a rise of heart rate', () => {
    const sinking = (into: number): number => 80 - (into / REP_S) * 30;
    const calm = setOf([
      { watts: 230, bpm: 150 },
      { watts: 230, bpm: 150, cadence: sinking },
    ]);
    expect(cadencesIn(calm)).toEqual(['held', 'held']);
    const begin = WARM_UP_S + REP_S + REST_S;
    const laboured = withChannel(
      calm,
      'heartRate',
      (bpm, second) => bpm + Math.min(Math.max(second - begin, 0), REP_S) / 30,
    );
    expect(cadencesIn(laboured)).toEqual(['held', 'collapsed']);
  });

  it('has quarters and a rise only of repetitions of 4 min and longer', () => {
    const parts: [number, number][] = [[900, 120]];
    for (let rep = 0; rep < 6; rep++) parts.push([60, 330], [60, 100]);
    const short = steadyRide(1620, {
      channels: { power: steps(parts) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    for (const rep of onlySet(short).repetitions) {
      expect(rep.quarters).toBeUndefined();
      expect(rep.rise).toBeUndefined();
    }
    for (const rep of onlySet(setOf(EVEN)).repetitions) expect(rep.quarters).toHaveLength(4);
  });

  it('has no rise within a repetition whose power was not the same at its end', () => {
    const fading = withChannel(setOf(EVEN), 'power', (watts, second) =>
      watts === 280 ? 300 - (((second - WARM_UP_S) % (REP_S + REST_S)) / REP_S) * 60 : watts,
    );
    const { repetitions } = onlySet(fading);
    for (const rep of repetitions) expect(rep.rise).toBeUndefined();
    const quarters = repetitions[0]?.quarters?.map(({ output }) => Math.round(output ?? 0));
    expect(quarters).toEqual([293, 278, 263, 248]);
  });
});
