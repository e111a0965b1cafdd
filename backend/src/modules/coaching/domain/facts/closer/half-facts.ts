import { lengthOf, secondAt } from '#analysis/session/distance-track.js';
import { FOLDED_GAP_S } from '#analysis/recording/grid-axis.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { paceChange, percentChange, timeChange } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { splitUnit } from './split-facts.js';
import { stretchOf, type Stretch } from './stretch.js';
import { stretchFacts } from './stretch-facts.js';

const METHOD = 'engine grid by distance';

/** Halves are set against each other only where the session was meant to be even. */
const EVEN_SHAPES = ['steady', 'rolling', 'race'];

/**
 * The halves of a run by distance, by the clock (stops and all) and with hills taken out, and its
 * first kilometre or mile against the rest. Only even sessions have a comparison of their halves.
 */
export function halfFacts(
  workout: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const whole = lengthOf(ground);
  const unit = splitUnit(units);
  const end = ground.grid.time[ground.grid.length - 1];
  if (workout.family !== 'running' || whole === null || end === undefined) return [];
  const [middle, first] = [secondAt(ground, whole / 2), secondAt(ground, unit.metres)];
  const even = EVEN_SHAPES.includes(workout.analysis.sessionShape);
  const facts: (FactDraft | null)[] = [];
  if (middle !== null && whole >= 2 * unit.metres) {
    const [one, two] = [
      stretchOf(ground, { from: 0, to: middle }),
      stretchOf(ground, { from: middle, to: end }),
    ];
    facts.push(
      ...half(one, 1, units),
      ...half(two, 2, units),
      ...(even ? halvesApart(one, two, units) : []),
    );
  }
  if (first !== null && even && whole >= 3 * unit.metres)
    facts.push(
      ...start(
        stretchOf(ground, { from: 0, to: first }),
        stretchOf(ground, { from: first, to: end }),
        unit.name,
        units,
      ),
    );
  return facts;
}

/** By the clock, as a race; a break of over an hour parts two sessions, and is in neither half. */
function timed({ timerS, elapsedS }: Stretch): number {
  return timerS !== undefined && elapsedS - timerS > FOLDED_GAP_S ? timerS : elapsedS;
}

function half(stretch: Stretch, number: 1 | 2, units: UnitPreferences): (FactDraft | null)[] {
  const of = `the ${number === 1 ? 'first' : 'second'} half of the distance`;
  return stretchFacts(
    { ...stretch, elapsedS: timed(stretch) },
    { key: `halves.${number}`, of, method: METHOD },
    ['time', 'graded', 'heartRate'],
    true,
    units,
  );
}

function halvesApart(one: Stretch, two: Stretch, units: UnitPreferences): (FactDraft | null)[] {
  const label = (what: string) => `${what} of the second half of the distance against the first`;
  const at = { from: two.from, to: two.to, channel: 'speed' };
  return [
    timeChange(
      {
        key: 'halves.change.time',
        label: label('Time'),
        about: ['change', 'time'],
        method: 'delta',
        at,
      },
      Math.round(timed(two)) - Math.round(timed(one)),
    ),
    one.gradedSpeedMps && two.gradedSpeedMps
      ? percentChange(
          {
            key: 'halves.change.graded',
            label: label('Grade-adjusted speed'),
            about: ['change', 'speed'],
            method: 'delta',
            at,
          },
          (two.gradedSpeedMps / one.gradedSpeedMps - 1) * 100,
        )
      : null,
    one.gradedSpeedMps && two.gradedSpeedMps
      ? paceChange(
          {
            key: 'halves.change.pace',
            label: label('Grade-adjusted pace'),
            about: ['change', 'speed'],
            method: 'delta',
            at,
          },
          one.gradedSpeedMps,
          two.gradedSpeedMps,
          units,
        )
      : null,
  ];
}

function start(
  first: Stretch,
  rest: Stretch,
  unit: string,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const levels = (stretch: Stretch, key: string, of: string) =>
    stretchFacts(
      stretch,
      { key, of, method: METHOD },
      ['speed', 'graded', 'heartRate'],
      true,
      units,
    );
  const [from, to] = [
    rest.gradedSpeedMps ?? rest.avgSpeedMps,
    first.gradedSpeedMps ?? first.avgSpeedMps,
  ];
  const at = { from: first.from, to: first.to, channel: 'speed' };
  const what = first.gradedSpeedMps === null ? 'Pace' : 'Grade-adjusted pace';
  return [
    ...levels(first, 'start.first', `the first ${unit}`),
    ...levels(rest, 'start.rest', `everything after the first ${unit}`),
    from && to
      ? paceChange(
          {
            key: 'start.change.pace',
            label: `${what} of the first ${unit} against the rest`,
            about: ['change', 'speed'],
            method: 'delta',
            at,
          },
          from,
          to,
          units,
        )
      : null,
  ];
}
