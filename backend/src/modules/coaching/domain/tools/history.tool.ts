import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '../display/day.js';
import { shownDistance, shownElevation } from '../display/quantities.js';
import { decimal, duration, percentChange, quantity, type FactName } from '../facts/draft.js';
import type { FactDraft } from '../facts/fact.js';
import type { TrainingWeek } from '../facts/history/past.js';
import { found, refused, schema, type Tool } from './tool.js';

interface Row {
  readonly label: string;
  readonly about: readonly string[];
  readonly read: (week: TrainingWeek) => number;
  readonly show: (name: FactName, value: number, units: UnitPreferences) => FactDraft;
}

const ROWS: Readonly<Record<string, Row>> = {
  load: {
    label: 'Load',
    about: ['load'],
    read: ({ load }) => load,
    show: (name, value) => decimal(name, value, '', 0),
  },
  time: {
    label: 'Moving time',
    about: ['time'],
    read: ({ movingS }) => movingS,
    show: (name, value) => duration(name, value),
  },
  distance: {
    label: 'Distance',
    about: ['distance'],
    read: ({ distanceM }) => distanceM,
    show: (name, value, units) => quantity(name, value, 'm', shownDistance(value, units)),
  },
  climbing: {
    label: 'Climbing',
    about: ['elevation'],
    read: ({ elevationGainM }) => elevationGainM,
    show: (name, value, units) => quantity(name, value, 'm', shownElevation(value, units)),
  },
  workouts: {
    label: 'Workouts',
    about: ['count'],
    read: ({ workouts }) => workouts,
    show: (name, value) => decimal(name, value, '', Number.isInteger(value) ? 0 : 1),
  },
};

const MOST_WEEKS = 12;

/** Sum and mean over some whole weeks, and against as many before them. */
export const history: Tool = {
  name: 'history',
  description:
    'Sum and weekly average of load, time, distance, climbing or workouts over the last ' +
    'whole weeks, and the change against as many weeks before.',
  parameters: schema(
    {
      metric: { type: 'string', enum: Object.keys(ROWS) },
      weeks: { type: 'integer', minimum: 1, maximum: MOST_WEEKS },
    },
    ['metric', 'weeks'],
  ),
  fits: ({ weeks }) => weeks !== null,
  run({ metric, weeks: asked }, { weeks }, { context }) {
    const row =
      typeof metric === 'string' && Object.hasOwn(ROWS, metric) ? ROWS[metric] : undefined;
    if (!row)
      return refused('INVALID_ARGUMENT', `a metric is one of ${Object.keys(ROWS).join(', ')}`);
    if (typeof asked !== 'number' || !Number.isInteger(asked) || asked < 1 || asked > MOST_WEEKS)
      return refused('INVALID_ARGUMENT', `weeks are 1 to ${MOST_WEEKS}`);
    // The week under way is no whole one.
    const whole = weeks?.slice(0, -1) ?? [];
    if (whole.length < asked)
      return refused(
        'NOT_THERE',
        `your history holds ${whole.length} whole ${whole.length === 1 ? 'week' : 'weeks'}`,
      );
    const [last, before] = [whole.slice(-asked), whole.slice(-2 * asked, -asked)];
    const sum = (of: readonly TrainingWeek[]) =>
      of.reduce((total, week) => total + row.read(week), 0);
    const span =
      `${asked === 1 ? 'the last whole week' : `the last ${asked} whole weeks`}, from ` +
      `${shownDay(last[0]?.week ?? '')}`;
    const name = (part: string, label: string, about: readonly string[]): FactName => ({
      key: `historyOf.${String(metric)}.${asked}.${part}`,
      label: `${label} of ${span}`,
      about,
      method: 'history',
      quality: 'derived',
      ...(last[0] ? { subject: last[0].week } : {}),
    });
    return found([
      row.show(name('sum', row.label, ['total', ...row.about]), sum(last), context.units),
      asked === 1
        ? null
        : row.show(
            name('mean', `${row.label} a week`, ['average', ...row.about]),
            sum(last) / asked,
            context.units,
          ),
      before.length < asked || sum(before) <= 0
        ? null
        : percentChange(
            name('change', `Change of ${row.label.toLowerCase()} against as many weeks before`, [
              'change',
              ...row.about,
            ]),
            (sum(last) / sum(before) - 1) * 100,
          ),
    ]);
  },
};
