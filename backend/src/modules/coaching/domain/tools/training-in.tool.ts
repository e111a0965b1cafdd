import { addDays, type Day } from '#analysis/load/days.js';
import { monthName, shownDay } from '../display/day.js';
import { shownDistance, shownElevation } from '../display/quantities.js';
import { count, decimal, duration, quantity, text, type FactName } from '../facts/draft.js';
import { found, refused, schema, type Tool } from './tool.js';

const UNITS = ['day', 'week', 'month', 'year'] as const;
export type PeriodUnit = (typeof UNITS)[number];
const SPORTS = ['cycling', 'running'] as const;
/** As far back as training is loaded. Days. */
const HELD_DAYS = 400;
const MOST = 400;

interface Range {
  readonly from: Day;
  readonly to: Day;
  readonly name: string;
}

/** Sums of the workouts of a month, a year, or the last days, weeks, months or years. */
export const trainingIn: Tool = {
  name: 'training_in',
  description:
    'Number, time, distance, climbing and load of the workouts of a year, a month of a year, ' +
    'or the last so many days, weeks, months or years up to today; this and previous name ' +
    'calendar units; of one sport or of all.',
  parameters: schema({
    year: { type: 'integer' },
    month: { type: 'integer', minimum: 1, maximum: 12 },
    last: { type: 'integer', minimum: 1, maximum: MOST },
    unit: { type: 'string', enum: UNITS },
    which: { type: 'string', enum: ['this', 'previous'] },
    sport: { type: 'string', enum: SPORTS },
  }),
  fits: ({ training }) => training !== undefined,
  run(args, { training }, { context: { units } }) {
    if (training === undefined) return refused('NOT_THERE', 'your training is not at hand here');
    const range = rangeOf(args, training.today);
    if (range === null)
      return refused(
        'INVALID_ARGUMENT',
        'a month, a year, or a number of days, weeks, months or years must be named',
      );
    if (range.from > training.today) return refused('NOT_THERE', 'that time has not begun yet');
    const since = addDays(training.today, 1 - HELD_DAYS);
    if (range.to < since) return refused('NOT_THERE', 'that is further back than what I hold here');
    const sport = SPORTS.find((one) => one === args['sport']);
    const done = training.sessions.filter(
      ({ day, family }) =>
        day >= range.from && day <= range.to && (sport === undefined || family === sport),
    );
    const of = `${sport === undefined ? '' : sport === 'cycling' ? 'rides, ' : 'runs, '}${range.name}`;
    const name = (part: string, label: string, about: readonly string[]): FactName => ({
      key: `training.${sport ?? 'all'}.${range.from}.${range.to}.${part}`,
      label: `${label}, ${of}`,
      about,
      method: 'training_in',
      quality: 'derived',
      subject: range.from,
    });
    const sum = (read: (session: (typeof done)[number]) => number | null) =>
      done.reduce((total, session) => total + (read(session) ?? 0), 0);
    const [metres, gain, load] = [
      sum(({ distanceM }) => distanceM),
      sum(({ elevationGainM }) => elevationGainM),
      sum((session) => session.load),
    ];
    return found([
      count(
        name(
          'workouts',
          sport === 'cycling' ? 'Rides' : sport === 'running' ? 'Runs' : 'Workouts',
          ['count'],
        ),
        done.length,
      ),
      done.length === 0
        ? null
        : duration(
            name('time', 'Moving time', ['total', 'time']),
            sum(({ movingS }) => movingS),
          ),
      metres <= 0
        ? null
        : quantity(
            name('distance', 'Distance', ['total', 'distance']),
            metres,
            'm',
            shownDistance(metres, units),
          ),
      gain <= 0
        ? null
        : quantity(
            name('climbing', 'Climbing', ['elevation']),
            gain,
            'm',
            shownElevation(gain, units),
          ),
      load <= 0 ? null : decimal(name('load', 'Load', ['load']), load, '', 0),
      text(name('name', 'Time asked for', []), range.name),
      range.from < since
        ? text(name('since', 'First day that is looked at', []), shownDay(since))
        : null,
    ]);
  },
};

function rangeOf(
  { year, month, last, unit, which }: Readonly<Record<string, unknown>>,
  today: Day,
): Range | null {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (isWhole(month) && month <= 12)
    return monthRange(isWhole(year) ? year : month > thisMonth ? thisYear - 1 : thisYear, month);
  if (isWhole(year)) return yearRange(year);
  const known = UNITS.find((one) => one === unit);
  if (!known) return null;
  if (which === 'this' || which === 'previous')
    return calendar(known, which === 'previous' ? 1 : 0, today);
  if (!isWhole(last) || last > MOST) return null;
  const from =
    known === 'day'
      ? addDays(today, 1 - last)
      : known === 'week'
        ? addDays(today, 1 - 7 * last)
        : addDays(monthsBefore(today, known === 'year' ? 12 * last : last), 1);
  return { from, to: today, name: last === 1 ? `the last ${known}` : `the last ${last} ${known}s` };
}

function calendar(unit: PeriodUnit, back: number, today: Day): Range | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (unit === 'year') return yearRange(year - back);
  if (unit !== 'month') return null;
  return month - back < 1 ? monthRange(year - 1, 12) : monthRange(year, month - back);
}

function yearRange(year: number): Range {
  return { from: `${year}-01-01`, to: `${year}-12-31`, name: String(year) };
}

function monthRange(year: number, month: number): Range {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return { from: first, to: addDays(next, -1), name: `${monthName(month)} ${year}` };
}

/** The same day so many months before, or the last of that month where it has no such day. */
function monthsBefore(day: Day, months: number): Day {
  const whole = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const { from, to } = monthRange(Math.floor(whole / 12), (whole % 12) + 1);
  const same = `${from.slice(0, 8)}${day.slice(8)}`;
  return same > to ? to : same;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
