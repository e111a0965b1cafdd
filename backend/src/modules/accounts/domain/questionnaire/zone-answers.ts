import { PACE_KM_PER_MILE } from '#analysis/zones/base-pace.js';
import type { OwnTable, ZoneRange } from '../thresholds/own-zones.js';
import { ZONE_NUMBERS, type Answers, type ZoneField, type ZoneSet } from './answers.js';
import { minutesAndSeconds, secondsOf } from './clock-times.js';
import { stepsFor } from './steps.js';

/** Which table of zones a set of answers is, and what the athlete calls it. */
export const ZONE_SETS: readonly {
  readonly set: ZoneSet;
  readonly table: OwnTable;
  readonly name: string;
}[] = [
  { set: 'power', table: 'power', name: 'Power' },
  { set: 'pace', table: 'pace', name: 'Pace' },
  { set: 'cyclingHR', table: 'cyclingHeartRate', name: 'Cycling heart rate' },
  { set: 'runningHR', table: 'runningHeartRate', name: 'Running heart rate' },
];

/** Whether the wizard asks for these zones; what it does not ask for is neither judged nor used. */
export function asksForZones(answers: Answers, set: ZoneSet): boolean {
  const activities = answers.activityTypes ?? [];
  if (set === 'power') return stepsFor(answers).includes('Power Zones');
  if (set === 'pace') return stepsFor(answers).includes('Running Pace Zones');
  return (
    activities.length === 0 || activities.includes(set === 'cyclingHR' ? 'CYCLING' : 'RUNNING')
  );
}

/** A border of a zone as it was answered. */
export interface Border {
  readonly field: ZoneField;
  /**
   * W, bpm, or seconds for a km or a mile as the athlete reads paces; null where it was left out or
   * is no time.
   */
  readonly value: number | null;
  readonly answered: boolean;
}

/** The ten borders of a set: from and to of zone 1, then of zone 2, up to zone 5. */
export function bordersOf(answers: Answers, set: ZoneSet): readonly Border[] {
  return ZONE_NUMBERS.flatMap((zone) =>
    (['Min', 'Max'] as const).map((end) => {
      const field: ZoneField = `${set}Zone${zone}${end}`;
      const answer = answers[field];
      return {
        field,
        value: typeof answer === 'string' ? secondsOf(answer) : (answer ?? null),
        answered: answer !== undefined && answer !== '',
      };
    }),
  );
}

/** The set as ranges, paces still in the unit of the answers; null where a border is missing. */
export function rangesOf(answers: Answers, set: ZoneSet): readonly ZoneRange[] | null {
  const values = bordersOf(answers, set).map(({ value }) => value);
  if (!values.every((value) => value !== null)) return null;
  return ZONE_NUMBERS.map((zone) => [
    values[2 * zone - 2] as number,
    values[2 * zone - 1] as number,
  ]);
}

/** The answers that say these ranges (W, bpm, s/km), rounded as the wizard shows them. */
export function answersOf(
  set: ZoneSet,
  ranges: readonly ZoneRange[],
  unit: Answers['runningPaceUnit'],
): Answers {
  const shown = (value: number) =>
    set === 'pace' ? minutesAndSeconds(value * unitsPerKm(unit)) : Math.round(value);
  return Object.fromEntries(
    ranges.flatMap(([from, to], at) => [
      [`${set}Zone${at + 1}Min`, shown(from)],
      [`${set}Zone${at + 1}Max`, shown(to)],
    ]),
  );
}

/**
 * Seconds for a mile or a km, as answered, to seconds for a km: to the hundredth, which shows as
 * the same m:ss again.
 */
export function perKm(
  ranges: readonly ZoneRange[],
  unit: Answers['runningPaceUnit'],
): readonly ZoneRange[] {
  const convert = (value: number) => Math.round((value / unitsPerKm(unit)) * 100) / 100;
  return ranges.map(([from, to]) => [convert(from), convert(to)]);
}

export function unitsPerKm(unit: Answers['runningPaceUnit']): number {
  return unit === 'min/mi' ? PACE_KM_PER_MILE : 1;
}
