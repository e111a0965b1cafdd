import { describe, expect, it } from '@jest/globals';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import type { RecordingPlan } from '#test/builders/recording.builder.js';
import { groundFindings, groundKinds, statementOf } from '#test/support/coach/ground-findings.js';

/** 5 km of flat, 5 km up at 6 %, 5 km down, 1 km of flat. */
const ONE_CLIMB: readonly Corner[] = [
  [0, 400],
  [5000, 400],
  [10_000, 700],
  [15_000, 400],
  [16_000, 400],
];
const uphillAt5 = (metres: number) => {
  if (metres < 5000 || metres > 15_000) return 8;
  return metres < 10_000 ? 4 : 12;
};
/** When the climb begins, and how long it takes, in seconds. */
const FOOT = 625;
const CLIMB_S = 1250;

const overOneClimb = (watts: (second: number) => number, plan: RecordingPlan = {}) =>
  rideOver(ONE_CLIMB, { speed: uphillAt5, ...plan, channels: { power: watts, ...plan.channels } });

const onClimb = (second: number) => second >= FOOT && second < FOOT + CLIMB_S;

describe('a ride of one climb', () => {
  const even = overOneClimb((second) => {
    if (onClimb(second)) return 240;
    return second < FOOT ? 160 : 0;
  });

  it('is called so, with the descent behind it', () => {
    expect(statementOf('structure.long-climb', groundFindings(even))).toMatch(
      /300 m up in .*, then 300 m of descent, \d+% of it without pedalling/,
    );
  });

  it('has no fade at its end: that is the descent', () => {
    expect(groundKinds(even)).toContain('terrain.easy-end');
    expect(groundKinds(overOneClimb(() => 240))).not.toContain('terrain.easy-end');
  });

  it.each([
    ['started too hard', 'started-hard', (share: number) => 280 - 70 * share],
    ['paced upwards', 'upwards', (share: number) => 210 + 60 * share],
    ['paced evenly', 'even', () => 240],
  ])('is %s by the power of its quarters', (_what, kind, watts) => {
    const paced = overOneClimb((second) =>
      onClimb(second) ? watts((second - FOOT) / CLIMB_S) : 140,
    );
    const found = groundKinds(paced).filter((one) => one.startsWith('terrain.climb-paced'));
    expect(found).toEqual([`terrain.climb-paced.${kind}`]);
  });
});

describe('a hill climbed again', () => {
  const HILL: readonly Corner[] = [
    [300, 0],
    [1000, 80],
    [1000, -80],
  ];
  const repeats = (speedUp: (time: number) => number) =>
    rideOver(laps(6, HILL), {
      speed: (metres) => {
        const [lap, within] = [Math.floor(metres / 2300), metres % 2300];
        return within >= 300 && within < 1300 ? speedUp(lap) : 9;
      },
    });

  it('is slower each time', () => {
    const found = groundFindings(repeats((time) => 4 - 0.25 * time));
    expect(statementOf('terrain.hill-again.slower', found)).toContain('six');
    expect(found.map(({ kind }) => kind)).toContain('structure.hill-repeats');
  });

  it('does not fade', () => {
    const found = groundKinds(repeats(() => 4));
    expect(found).toContain('terrain.hill-again.held');
    expect(found).not.toContain('terrain.hill-again.slower');
    expect(found).toContain('terrain.descents.even');
  });
});
