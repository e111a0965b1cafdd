import type { SportFamily } from '#analysis/recording/sport.js';
import {
  efficiencyFrom,
  efficiencyUnit,
  shownEfficiency,
} from '#coaching/domain/display/efficiency.js';
import { shownDistance, shownElevation } from '#coaching/domain/display/quantities.js';
import {
  count,
  decimal,
  duration,
  quantity,
  speedOrPace,
  whole,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Shown } from '../metrics/span-metric.js';
import type { PastMetricId } from './past-query.js';
import type { Session } from './sessions.js';

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

const asWhole =
  (unit: string): PastMetric['fact'] =>
  (name, value) =>
    whole(name, value, unit);
const asSpeed: PastMetric['fact'] = (name, value, { running, units }) =>
  speedOrPace(name, value, running, units);

export const PAST_METRICS: Readonly<Record<PastMetricId, PastMetric>> = {
  distance: {
    id: 'distance',
    noun: () => 'distance',
    sums: true,
    about: ['total', 'distance'],
    read: ({ distanceM }) => distanceM,
    fact: (name, value, { units }) => quantity(name, value, 'm', shownDistance(value, units)),
  },
  time: {
    id: 'time',
    noun: () => 'moving time',
    sums: true,
    about: ['total', 'time'],
    read: ({ movingS }) => movingS,
    fact: (name, value) => duration(name, value),
  },
  climbing: {
    id: 'climbing',
    noun: () => 'climbing',
    sums: true,
    about: ['elevation'],
    read: ({ elevationGainM }) => elevationGainM,
    fact: (name, value, { units }) => quantity(name, value, 'm', shownElevation(value, units)),
  },
  load: {
    id: 'load',
    noun: () => 'load',
    sums: true,
    about: ['load'],
    read: ({ load }) => load,
    fact: (name, value) => decimal(name, value, '', 0),
  },
  workouts: {
    id: 'workouts',
    noun: () => 'number of workouts',
    sums: true,
    about: ['count'],
    read: () => 1,
    fact: (name, value) =>
      Number.isInteger(value) ? count(name, value) : decimal(name, value, '', 1),
  },
  power: {
    id: 'power',
    noun: () => 'average power',
    sums: false,
    about: ['average', 'power'],
    read: ({ detail }) => detail?.metrics['averagePower'] ?? null,
    fact: asWhole('W'),
  },
  powerMax: {
    id: 'powerMax',
    noun: () => 'highest power',
    sums: false,
    about: ['max', 'power'],
    read: ({ detail }) => detail?.metrics['maxPower'] ?? null,
    fact: asWhole('W'),
  },
  heartRateMax: {
    id: 'heartRateMax',
    noun: () => 'highest heart rate',
    sums: false,
    about: ['max', 'heartRate'],
    read: ({ detail }) => detail?.metrics['maxHeartRate'] ?? null,
    fact: asWhole('bpm'),
  },
  normalized: {
    id: 'normalized',
    noun: () => 'normalized power',
    sums: false,
    about: ['normalized', 'power'],
    read: ({ detail }) => detail?.metrics['normalizedPower'] ?? null,
    fact: asWhole('W'),
  },
  speed: {
    id: 'speed',
    noun: ({ running }) => (running ? 'pace' : 'speed'),
    sums: false,
    about: ['average', 'speed'],
    read: ({ distanceM, movingS }) =>
      distanceM !== null && movingS > 0 ? distanceM / movingS : null,
    fact: asSpeed,
  },
  heartRate: {
    id: 'heartRate',
    noun: () => 'average heart rate',
    sums: false,
    about: ['average', 'heartRate'],
    read: ({ detail }) => detail?.metrics['averageHeartRate'] ?? null,
    fact: asWhole('bpm'),
  },
  efficiency: {
    id: 'efficiency',
    noun: () => 'efficiency factor',
    sums: false,
    about: ['efficiency'],
    read: ({ detail, family }) => {
      const value = detail?.metrics['efficiencyFactor'];
      return value === undefined ? null : efficiencyFrom(value, family);
    },
    fact: (name, value, { running, units }) => {
      const family: SportFamily = running ? 'running' : 'cycling';
      return quantity(
        name,
        value,
        efficiencyUnit(family, units).unit,
        shownEfficiency(value, family, units),
      );
    },
  },
  repOutput: {
    id: 'repOutput',
    noun: ({ running }) => (running ? 'interval pace' : 'interval power'),
    sums: false,
    about: ['average', 'power', 'speed'],
    read: ({ detail, family }) =>
      (family === 'running' ? detail?.reps?.speedMps : detail?.reps?.powerW) ?? null,
    fact: (name, value, shown) =>
      shown.running ? asSpeed(name, value, shown) : whole(name, value, 'W'),
  },
};

/** The sum, or the mean weighted by time; null where no workout has one. */
export function totalOf(metric: PastMetric, sessions: readonly Session[]): number | null {
  const values = sessions.flatMap((session) => {
    const value = metric.read(session);
    return value === null ? [] : [{ value, weight: metric.sums ? 1 : session.movingS }];
  });
  const sum = values.reduce((all, { value, weight }) => all + value * weight, 0);
  if (metric.sums) return sum;
  // The highest of a period is its highest workout's.
  if (metric.about.includes('max'))
    return values.length === 0 ? null : Math.max(...values.map(({ value }) => value));
  const weights = values.reduce((all, { weight }) => all + weight, 0);
  return weights > 0 ? sum / weights : null;
}
