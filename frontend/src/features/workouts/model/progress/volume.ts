import { distanceFigure, elevationFigure, figure, type Figure, figureText } from '#lib/format.js';
import { distanceIn, type UnitPreferences } from '#lib/units.js';
import { addDays, type Day, spanText } from './calendar.js';
import { hoursMinutes } from './hours.js';
import type { Progress, ProgressWeek, ZoneMeasure } from './progress.js';

export type Measure = 'time' | 'distance' | 'load';

/** One bar: a week, or four of them where weeks would be too thin to see. */
export interface Bundle extends Omit<ProgressWeek, 'week'> {
  readonly from: Day;
  /** Its last day, which may lie ahead. */
  readonly to: Day;
  readonly weeks: number;
  /** Whether it is not over yet. */
  readonly soFar: boolean;
}

/** More bars than these are no longer told apart on a phone. */
const MOST_BARS = 106;
const WEEKS_TOGETHER = 4;

/** The weeks as bars, oldest first; the last one holds today. */
export function bundlesOf(weeks: readonly ProgressWeek[], today: Day): readonly Bundle[] {
  const size = weeks.length > MOST_BARS ? WEEKS_TOGETHER : 1;
  const first = weeks.length % size;
  const groups = [
    ...(first > 0 ? [weeks.slice(0, first)] : []),
    ...Array.from({ length: Math.floor(weeks.length / size) }, (_, at) =>
      weeks.slice(first + at * size, first + (at + 1) * size),
    ),
  ];
  return groups.flatMap((group) => (group[0] ? [together(group[0].week, group, today)] : []));
}

function together(from: Day, group: readonly ProgressWeek[], today: Day): Bundle {
  const sum = (pick: (week: ProgressWeek) => number): number =>
    group.reduce((total, week) => total + pick(week), 0);
  const to = addDays(from, group.length * 7 - 1);
  return {
    from,
    to,
    weeks: group.length,
    soFar: to >= today,
    workouts: sum(({ workouts }) => workouts),
    movingS: sum(({ movingS }) => movingS),
    distanceM: sum(({ distanceM }) => distanceM),
    elevationGainM: sum(({ elevationGainM }) => elevationGainM),
    load: sum(({ load }) => load),
    unmeasured: sum(({ unmeasured }) => unmeasured),
    zones: {
      power: zonesOf(group, 'power'),
      heartRate: zonesOf(group, 'heartRate'),
      pace: zonesOf(group, 'pace'),
    },
    polarization: group.length === 1 ? (group[0]?.polarization ?? null) : null,
    polarizationReason:
      group.length === 1
        ? group[0]?.polarizationReason
        : 'It is defined for single weeks, and this bar is four of them.',
  };
}

/** Seconds in each zone over weeks; null where none was measured. */
export function zonesOf(
  weeks: readonly Pick<ProgressWeek, 'zones'>[],
  measure: ZoneMeasure,
): readonly number[] | null {
  return weeks.reduce<readonly number[] | null>((sum, { zones }) => {
    const more = zones[measure];
    if (more === null) return sum;
    return sum === null ? more : sum.map((seconds, zone) => seconds + (more[zone] ?? 0));
  }, null);
}

export interface MeasureView {
  readonly name: string;
  /** Beside the values of the axis. */
  readonly unit: string;
  /** As it is drawn: hours, the athlete's kilometres or miles, load. */
  readonly valueOf: (bundle: Pick<Bundle, 'movingS' | 'distanceM' | 'load'>) => number;
  /** A drawn value in words. */
  readonly text: (value: number) => Figure;
}

export function measureView(measure: Measure, units: UnitPreferences): MeasureView {
  switch (measure) {
    case 'time':
      return {
        name: 'Time',
        unit: 'h',
        valueOf: ({ movingS }) => movingS / 3600,
        text: (value) => ({ value: hoursMinutes(value * 3600), unit: 'h' }),
      };
    case 'distance':
      return {
        name: 'Distance',
        unit: units.distanceUnit,
        valueOf: ({ distanceM }) => distanceIn(distanceM, units),
        text: (value) => figure(value, units.distanceUnit, value < 10 ? 1 : 0),
      };
    case 'load':
      return {
        name: 'Load',
        unit: '',
        valueOf: ({ load }) => load,
        text: (value) => figure(value, ''),
      };
  }
}

/** `16–22 Nov 2026`, with what it holds when it is not over. */
export function bundleName({ from, to, soFar }: Pick<Bundle, 'from' | 'to' | 'soFar'>): string {
  return soFar ? `${spanText(from, to)}, so far` : spanText(from, to);
}

export function workoutCount(count: number): string {
  return `${count} ${count === 1 ? 'workout' : 'workouts'}`;
}

/** Everything that one bar stands for, label first. */
export function bundleFigures(
  bundle: Bundle,
  units: UnitPreferences,
): readonly (readonly [label: string, text: string])[] {
  return [
    ['Time', figureText({ value: hoursMinutes(bundle.movingS), unit: 'h' })],
    ['Distance', figureText(distanceFigure(bundle.distanceM, units))],
    ['Climbing', figureText(elevationFigure(bundle.elevationGainM, units))],
    ['Load', figureText(figure(bundle.load, ''))],
    [
      'Workouts',
      bundle.unmeasured > 0
        ? `${bundle.workouts}, ${bundle.unmeasured} without a load`
        : String(bundle.workouts),
    ],
  ];
}

/** What must be known to read sums of load, in sentences; none where they are exact. */
export function loadWords(mixed: boolean, unmeasured: number): readonly string[] {
  return [
    ...(mixed
      ? [
          'Loads taken from power, pace and heart rate are added up here, which makes the ' +
            'sums less exact.',
        ]
      : []),
    ...(unmeasured > 0
      ? [
          `${workoutCount(unmeasured)} ${unmeasured === 1 ? 'has' : 'have'} no load, for ` +
            `want of a sensor or of your thresholds, and ${unmeasured === 1 ? 'is' : 'are'} ` +
            'missing from the sums.',
        ]
      : []),
  ];
}

export function unmeasuredIn(
  parts: readonly Pick<Progress['weeks'][number], 'unmeasured'>[],
): number {
  return parts.reduce((sum, { unmeasured }) => sum + unmeasured, 0);
}
