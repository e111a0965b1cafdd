import { describe, expect, it } from '@jest/globals';
import { countInName } from '#test/builders/count-in-name.js';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { setPatterns } from '#test/builders/physics/set-patterns.js';
import { ATHLETE, lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';
import { analyse } from '#analysis/analyse.js';

type Part = readonly [seconds: number, watts: number];
const EASY = 130;
const rest = (seconds: number): Part => [seconds, EASY];
const times = (count: number, part: (at: number) => readonly Part[]): Part[] =>
  Array.from({ length: count }, (_, at) => part(at)).flat();

/** A ride with a press of the button at each change, between a warm-up and a cool-down. */
function named(parts: readonly Part[], altitude?: (second: number) => number) {
  const all: Part[] = [[600, 150], ...parts, [600, 140]];
  const seconds = all.reduce((sum, [length]) => sum + length, 0);
  const recording = recordingOf({
    seconds: seconds + 1,
    channels: {
      power: steps(all),
      heartRate: () => 140,
      speed: () => 8,
      distance: (second) => 8 * second,
      ...(altitude && { altitude }),
    },
    laps: lapsOf(all.map(([length]) => ({ seconds: length }))),
  });
  return analyse(recording, ATHLETE).intervalSummary?.pattern;
}

describe('the name of a set', () => {
  it.each<[string, string, readonly Part[]]>([
    ['repeats', '6 × 4 min', times(6, () => [[240, 300], rest(120)])],
    ['repeats', '2 × 20 min', times(2, () => [[1200, 260], rest(300)])],
    ['repeats', '5 × 3:20 min', times(5, () => [[200, 300], rest(120)])],
    [
      'sets',
      '3 × (4 × 1 min)',
      times(3, (set) => [...times(4, (at) => [[60, 330], rest(at === 3 && set < 2 ? 300 : 60)])]),
    ],
    [
      'on-off',
      '2 × (8 × 30/15 s)',
      times(2, () => [...times(7, () => [[30, 340], rest(15)]), [30, 340], rest(300)]),
    ],
    ['on-off', '10 × 40/20 s', times(10, () => [[40, 340], rest(20)])],
    [
      'pyramid',
      '1-2-3-4-3-2-1 min',
      times(7, (at) => [[60 * (4 - Math.abs(3 - at)), 300], rest(90)]),
    ],
    ['ladder', '5-4-3-2-1 min', times(5, (at) => [[60 * (5 - at), 300], rest(120)])],
    ['rising', '5 × 3 min, each harder', times(5, (at) => [[180, 250 + 10 * at], rest(120)])],
    [
      'over-unders',
      '2 × 3 × (2 min + 1 min) over-unders',
      times(2, () => [
        ...times(3, () => [
          [120, 240],
          [60, 280],
        ]),
        rest(300),
      ]),
    ],
    [
      'mixed',
      '2 × 8 min + 4 × 1 min',
      [...times(2, () => [[480, 270], rest(180)]), ...times(4, () => [[60, 290], rest(60)])],
    ],
  ])('of %s is %s', (kind, text, parts) => {
    expect(named(parts)).toMatchObject({ kind, text });
  });

  it('is repeats uphill where each climbs', () => {
    const lap = 360;
    const climbed = (second: number): number => {
      const at = second < 600 ? 0 : (second - 600) % lap;
      return 300 + 0.05 * 8 * (at < 180 ? at : lap - at);
    };
    expect(
      named(
        times(6, () => [[180, 300], rest(180)]),
        climbed,
      ),
    ).toMatchObject({
      kind: 'hills',
      text: '6 × 3 min uphill',
    });
  });

  it('does not call 24 and 28 minutes by one length', () => {
    const text = named([[1440, 260], rest(300), [1680, 262], rest(60)])?.text;
    expect(text).toBe('1 × 24 min + 1 × 28 min');
  });

  it('counts every work interval where too many lengths are mixed', () => {
    const parts = [300, 60, 400, 90, 600, 30, 200].flatMap((length): Part[] => [
      [length, 300],
      rest(120),
    ]);
    expect(named(parts)).toMatchObject({ kind: 'mixed', text: '7 work intervals', count: 7 });
  });

  it('goes by distance where the repetitions keep to it and not to a time', () => {
    const at = (second: number): number => {
      const within = (second - 600) % 352;
      return second >= 600 && second < 600 + 5 * 352 && within < 232 ? 1000 / 232 : 2.5;
    };
    let metres = 0;
    const run: number[] = [];
    for (let second = 0; second <= 2960; second++)
      run.push((metres += second === 0 ? 0 : at(second)));
    const recording = recordingOf({
      family: 'running',
      seconds: 2961,
      channels: { speed: at, distance: (second) => run[second] ?? 0 },
      laps: lapsOf([
        { seconds: 600 },
        ...Array.from({ length: 5 }, () => [{ seconds: 232 }, { seconds: 120 }]).flat(),
        { seconds: 600 },
      ]),
    });
    expect(analyse(recording, ATHLETE).intervalSummary?.pattern).toMatchObject({
      text: '5 × 1 km',
      kind: 'repeats',
    });
  });

  it('is absent where there is no work', () => {
    expect(named([])).toBeUndefined();
  });

  it('names as many work intervals as the table has, in sixty sessions [E15]', () => {
    const wrong = setPatterns(60, 3001).flatMap(({ name, plan }) => {
      const { recording } = makeSession(plan);
      const { intervals, intervalSummary } = analyse(recording, SIMULATED_ATHLETE);
      const work = intervals.filter(({ kind }) => kind === 'work').length;
      const told = intervalSummary?.pattern;
      const right = told ? told.count === work && countInName(told.text) === work : work === 0;
      return right ? [] : [`${name}: ${told?.text ?? 'nothing'} for ${work}`];
    });
    expect(wrong).toEqual([]);
  });
});
