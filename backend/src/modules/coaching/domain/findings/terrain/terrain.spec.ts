import { describe, expect, it } from '@jest/globals';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import { ATHLETE, type RecordingPlan } from '#test/builders/recording.builder.js';
import { run, RUNNER } from '#test/builders/coached-samples.js';
import { METRIC_UNITS } from '#kernel/units.js';
import type { Recording } from '#analysis/recording/recording.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { findingsOf } from '../find.js';
import type { Finding } from '../finding.js';

const OF_GROUND = /^(?:terrain|structure)\./;

function findings(recording: Recording, athlete = ATHLETE): readonly Finding[] {
  const workout = coachedWorkout(recording, athlete);
  const sheet = buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
  const found = findingsOf(sheet).filter(({ kind }) => OF_GROUND.test(kind));
  const lines = found.flatMap(({ statement, because, action }) =>
    [`${statement}.`, ...because, action ?? null].filter((line) => line !== null),
  );
  const dropped = lines.filter((line) => new Verifier(sheet, '').judge(line).problems.length > 0);
  expect(dropped).toEqual([]);
  return found;
}

function kinds(recording: Recording, athlete = ATHLETE): readonly string[] {
  return findings(recording, athlete).map(({ kind }) => kind);
}

function said(kind: string, all: readonly Finding[]): string {
  return withoutMarks(all.find((one) => one.kind === kind)?.statement ?? '');
}

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
    expect(said('structure.long-climb', findings(even))).toMatch(
      /300 m up in .*, then 300 m of descent, \d+% of it without pedalling/,
    );
  });

  it('has no fade at its end: that is the descent', () => {
    expect(kinds(even)).toContain('terrain.easy-end');
    expect(kinds(overOneClimb(() => 240))).not.toContain('terrain.easy-end');
  });

  it.each([
    ['started too hard', 'started-hard', (share: number) => 280 - 70 * share],
    ['paced upwards', 'upwards', (share: number) => 210 + 60 * share],
    ['paced evenly', 'even', () => 240],
  ])('is %s by the power of its quarters', (_what, kind, watts) => {
    const paced = overOneClimb((second) =>
      onClimb(second) ? watts((second - FOOT) / CLIMB_S) : 140,
    );
    const found = kinds(paced).filter((one) => one.startsWith('terrain.climb-paced'));
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
    const found = findings(repeats((time) => 4 - 0.25 * time));
    expect(said('terrain.hill-again.slower', found)).toContain('six');
    expect(found.map(({ kind }) => kind)).toContain('structure.hill-repeats');
  });

  it('does not fade', () => {
    const found = kinds(repeats(() => 4));
    expect(found).toContain('terrain.hill-again.held');
    expect(found).not.toContain('terrain.hill-again.slower');
    expect(found).toContain('terrain.descents.even');
  });
});

describe('a run, kilometre by kilometre', () => {
  const level = { channels: { altitude: () => 120 } };

  it('is even', () => {
    const found = kinds(
      run(
        () => 4,
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.even-splits.even');
    expect(found).not.toContain('terrain.fast-start');
  });

  it('begins too fast, and is even behind that', () => {
    const found = kinds(
      run(
        (second) => (second < 240 ? 4.3 : 4),
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.fast-start');
  });

  it('gets a little faster all the way', () => {
    const found = kinds(
      run(
        (second) => 3.9 + second / 12_000,
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.even-splits.progressive');
  });

  it('is called neither where it fades', () => {
    const found = kinds(
      run(
        (second) => 4.4 - second / 2500,
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found.filter((kind) => kind.startsWith('terrain.even-splits'))).toEqual([]);
  });

  it('finishes fast, behind a slow start', () => {
    const quick = run(
      (second) => (second < 1400 ? 2.2 : 4.4),
      () => 160,
      {
        ...level,
        seconds: 2700,
      },
    );
    expect(kinds(quick, RUNNER)).toEqual(
      expect.arrayContaining(['terrain.fast-end', 'terrain.slow-start']),
    );
  });
});
