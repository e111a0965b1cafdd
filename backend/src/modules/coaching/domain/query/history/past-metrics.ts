import type { SportFamily } from '#analysis/recording/sport.js';
import {
  efficiencyFrom,
  efficiencyUnit,
  shownEfficiency,
} from '#coaching/domain/display/efficiency.js';
import {
  shownDistance,
  shownElevation,
  shownTemperature,
} from '#coaching/domain/display/quantities.js';
import {
  count,
  decimal,
  duration,
  percent,
  quantity,
  speedOrPace,
  whole,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Shown } from '../metrics/span-metric.js';
import type { PastMetricId } from './past-query.js';
import type { Session } from './session.js';

/** Something that workouts add up to, or average. */
export interface PastMetric {
  readonly id: PastMetricId;
  /** In the middle of a sentence: `distance`. */
  readonly noun: (shown: Shown) => string;
  readonly sums: boolean;
  readonly about: readonly string[];
  /** Null where a workout has none. */
  readonly read: (session: Session) => number | null;
  readonly fact: (name: FactName, value: number, shown: Shown) => FactDraft | null;
}

type Show = PastMetric['fact'];

const asWhole =
  (unit: string): Show =>
  (name, value) =>
    whole(name, value, unit);
const asSpeed: Show = (name, value, { running, units }) => speedOrPace(name, value, running, units);
const asPercent: Show = (name, value) => percent(name, value);
const asCount: Show = (name, value) =>
  Number.isInteger(value) ? count(name, value) : decimal(name, value, '', 1);

/** The engine's metric of a workout. */
const engine =
  (id: string): PastMetric['read'] =>
  ({ detail }) =>
    detail?.metrics[id] ?? null;

/** Watts for each kilogram of the profile's weight. */
function perKilo(name: FactName, value: number, { sheet }: Shown): FactDraft | null {
  const kilos = sheet.number('athlete.weight');
  return kilos === null ? null : decimal(name, value / kilos, 'W/kg', 1);
}

function mean(
  id: PastMetricId,
  noun: string,
  about: readonly string[],
  read: PastMetric['read'],
  fact: Show,
): PastMetric {
  return { id, noun: () => noun, sums: false, about, read, fact };
}

function sum(
  id: PastMetricId,
  noun: string,
  about: readonly string[],
  read: PastMetric['read'],
  fact: Show,
): PastMetric {
  return { id, noun: () => noun, sums: true, about, read, fact };
}

export const PAST_METRICS: Readonly<Record<PastMetricId, PastMetric>> = {
  distance: sum(
    'distance',
    'distance',
    ['total', 'distance'],
    ({ distanceM }) => distanceM,
    (name, value, { units }) => quantity(name, value, 'm', shownDistance(value, units)),
  ),
  time: sum(
    'time',
    'moving time',
    ['total', 'time'],
    ({ movingS }) => movingS,
    (name, value) => duration(name, value),
  ),
  climbing: sum(
    'climbing',
    'climbing',
    ['elevation'],
    ({ elevationGainM }) => elevationGainM,
    (name, value, { units }) => quantity(name, value, 'm', shownElevation(value, units)),
  ),
  load: sum(
    'load',
    'load',
    ['load'],
    ({ load }) => load,
    (name, value) => decimal(name, value, '', 0),
  ),
  workouts: sum('workouts', 'number of workouts', ['count'], () => 1, asCount),
  power: mean('power', 'average power', ['average', 'power'], engine('averagePower'), asWhole('W')),
  powerMax: mean('powerMax', 'highest power', ['max', 'power'], engine('maxPower'), asWhole('W')),
  normalized: mean(
    'normalized',
    'normalized power',
    ['normalized', 'power'],
    engine('normalizedPower'),
    asWhole('W'),
  ),
  speed: {
    ...mean(
      'speed',
      'speed',
      ['average', 'speed'],
      ({ distanceM, movingS }) => (distanceM !== null && movingS > 0 ? distanceM / movingS : null),
      asSpeed,
    ),
    noun: ({ running }) => (running ? 'pace' : 'speed'),
  },
  heartRate: mean(
    'heartRate',
    'average heart rate',
    ['average', 'heartRate'],
    engine('averageHeartRate'),
    asWhole('bpm'),
  ),
  heartRateMax: mean(
    'heartRateMax',
    'highest heart rate',
    ['max', 'heartRate'],
    engine('maxHeartRate'),
    asWhole('bpm'),
  ),
  efficiency: mean(
    'efficiency',
    'efficiency factor',
    ['efficiency'],
    ({ detail, family }) => {
      const value = detail?.metrics['efficiencyFactor'];
      return value === undefined ? null : efficiencyFrom(value, family);
    },
    (name, value, { running, units }) => {
      const family: SportFamily = running ? 'running' : 'cycling';
      const { unit } = efficiencyUnit(family, units);
      return quantity(name, value, unit, shownEfficiency(value, family, units));
    },
  ),
  decoupling: mean(
    'decoupling',
    'heart-rate drift',
    ['decoupling'],
    engine('decoupling'),
    asPercent,
  ),
  intensity: mean(
    'intensity',
    'intensity factor',
    ['intensity'],
    engine('intensityFactor'),
    (name, value) => decimal(name, value, '', 2),
  ),
  temperature: mean(
    'temperature',
    'average temperature',
    ['average', 'temperature'],
    engine('averageTemperature'),
    (name, value, { units }) => quantity(name, value, '°C', shownTemperature(value, units)),
  ),
  cadence: mean(
    'cadence',
    'average cadence',
    ['average', 'cadence'],
    engine('averageCadence'),
    (name, value, { running }) => whole(name, value, running ? 'spm' : 'rpm'),
  ),
  speedMax: {
    ...mean('speedMax', 'top speed', ['max', 'speed'], engine('maxSpeed'), asSpeed),
    noun: ({ running }) => (running ? 'fastest pace' : 'top speed'),
  },
  work: sum('work', 'work', ['work'], engine('work'), asWhole('kJ')),
  powerPerKilo: mean(
    'powerPerKilo',
    'average power for each kilogram',
    ['average', 'power'],
    engine('averagePower'),
    perKilo,
  ),
  repPerKilo: mean(
    'repPerKilo',
    'interval power for each kilogram',
    ['power'],
    ({ detail }) => detail?.reps?.powerW ?? null,
    perKilo,
  ),
  repOutput: {
    ...mean(
      'repOutput',
      'interval power',
      ['power', 'speed'],
      ({ detail, family }) =>
        (family === 'running' ? detail?.reps?.speedMps : detail?.reps?.powerW) ?? null,
      (name, value, shown) =>
        shown.running ? asSpeed(name, value, shown) : whole(name, value, 'W'),
    ),
    noun: ({ running }) => (running ? 'interval pace' : 'interval power'),
  },
  repHeartRate: mean(
    'repHeartRate',
    'interval heart rate',
    ['heartRate'],
    ({ detail }) => detail?.reps?.heartRate ?? null,
    asWhole('bpm'),
  ),
  repCount: sum(
    'repCount',
    'number of intervals',
    ['count'],
    ({ detail }) => detail?.reps?.count ?? null,
    asCount,
  ),
  repLength: mean(
    'repLength',
    'interval length',
    ['time'],
    ({ detail }) => detail?.reps?.seconds ?? null,
    (name, value) => duration(name, value),
  ),
};

/** Means of the work intervals alone: each set counts by the time of its intervals. */
const OF_REPS: ReadonlySet<PastMetricId> = new Set([
  'repOutput',
  'repPerKilo',
  'repHeartRate',
  'repLength',
]);

/** The sum, or the mean weighted by time; null where no workout has one. */
export function totalOf(metric: PastMetric, sessions: readonly Session[]): number | null {
  const values = sessions.flatMap((session) => {
    const value = metric.read(session);
    return value === null ? [] : [{ value, weight: weightOf(metric, session) }];
  });
  const total = values.reduce((all, { value, weight }) => all + value * weight, 0);
  if (metric.sums) return metric.id === 'repCount' && values.length === 0 ? null : total;
  // The highest of a period is its highest workout's.
  if (metric.about.includes('max'))
    return values.length === 0 ? null : Math.max(...values.map(({ value }) => value));
  const weights = values.reduce((all, { weight }) => all + weight, 0);
  return weights > 0 ? total / weights : null;
}

function weightOf({ id, sums }: PastMetric, { movingS, detail }: Session): number {
  if (sums) return 1;
  return OF_REPS.has(id) ? (detail?.reps?.count ?? 1) : movingS;
}
