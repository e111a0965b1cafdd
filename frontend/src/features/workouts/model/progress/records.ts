import {
  distanceDecimals,
  distanceFigure,
  elevationFigure,
  figure,
  figureText,
  formatDuration,
  paceFigure,
} from '#lib/format.js';
import { distanceIn, type UnitPreferences } from '#lib/units.js';
import { effortName } from '../power/efforts.js';
import { daysBetween, type Day } from './calendar.js';
import { hoursText } from './hours.js';
import type { PersonalRecord, RecordKind } from './progress.js';

export interface RecordRow {
  readonly key: string;
  readonly name: string;
  readonly best: string;
  /** What a time is as a pace; empty for others. */
  readonly aside: string;
  readonly day: Day;
  readonly workoutId: string;
  readonly previous: string | null;
  /** How much better it is than the one before. */
  readonly gain: string | null;
  /** Whether it was set in the last six weeks. */
  readonly fresh: boolean;
}

const FRESH_DAYS = 42;
const MINUS = '\u2212';

const WHOLE: Readonly<Partial<Record<RecordKind, string>>> = {
  distance: 'Farthest',
  duration: 'Longest',
  climbing: 'Most climbing',
};

/** `5 s`, `20 min`, `1 h`; `6:32` where it is no round one. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 && seconds < 3600 ? `${seconds / 60} min` : formatDuration(seconds);
}

/** A performance in the athlete's units. */
export function markText(kind: RecordKind, value: number, units: UnitPreferences): string {
  switch (kind) {
    case 'power':
      return figureText(figure(value, 'W'));
    case 'time':
      return formatDuration(value);
    case 'distance':
      return figureText(distanceFigure(value, units));
    case 'duration':
      return hoursText(value);
    case 'climbing':
      return figureText(elevationFigure(value, units));
  }
}

export function markName(kind: RecordKind, over: number | null, units: UnitPreferences): string {
  if (kind === 'power') return durationText(over ?? 0);
  if (kind === 'time') return effortName(over ?? 0) ?? figureText(distanceFigure(over, units));
  return WHOLE[kind] ?? '';
}

/** `today` decides what is new. */
export function recordRows(
  records: readonly PersonalRecord[],
  units: UnitPreferences,
  today: Day,
): readonly RecordRow[] {
  return records.map(({ kind, over, value, day, workoutId, previous }) => ({
    key: `${kind}-${over ?? 'whole'}`,
    name: markName(kind, over, units),
    best: markText(kind, value, units),
    aside: kind === 'time' && over !== null ? figureText(paceFigure(over / value, units)) : '',
    day,
    workoutId,
    previous: previous === null ? null : markText(kind, previous, units),
    gain: previous === null ? null : gainText(kind, value, previous, units),
    fresh: daysBetween(day, today) < FRESH_DAYS,
  }));
}

const distanceText = (metres: number, units: UnitPreferences, decimals: number): string =>
  figureText(distanceFigure(metres, units, decimals));

/** As exact as the record itself; null where it is too small to be seen. */
function gainText(
  kind: RecordKind,
  value: number,
  previous: number,
  units: UnitPreferences,
): string | null {
  if (markText(kind, value, units) === markText(kind, previous, units)) return null;
  const [sign, gain] = value < previous ? [MINUS, previous - value] : ['+', value - previous];
  if (kind === 'duration') return `${sign}${hoursText(gain)}`;
  // Of the seconds that are shown, so that the row adds up.
  if (kind === 'time')
    return `${sign}${formatDuration(Math.abs(Math.round(previous) - Math.round(value)))}`;
  if (kind === 'distance')
    return `${sign}${distanceText(gain, units, distanceDecimals(distanceIn(value, units)))}`;
  return `${sign}${markText(kind, gain, units)}`;
}

/** Those of single efforts, and those of whole workouts. */
export function recordGroups(records: readonly PersonalRecord[]): {
  readonly efforts: readonly PersonalRecord[];
  readonly whole: readonly PersonalRecord[];
} {
  return {
    efforts: records.filter(({ over }) => over !== null),
    whole: records.filter(({ over }) => over === null),
  };
}
