import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import {
  shownDistance,
  shownElevation,
  shownTemperature,
} from '#coaching/domain/display/quantities.js';
import {
  clockTime,
  quantity,
  speedOrPace,
  whole,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

export type MetricId =
  | 'speed'
  | 'graded'
  | 'power'
  | 'powerMax'
  | 'normalized'
  | 'heartRate'
  | 'heartRateMax'
  | 'heartRateEnd'
  | 'cadence'
  | 'time'
  | 'distance'
  | 'gain'
  | 'grade'
  | 'stopped'
  | 'temperature';

/** How values are shown: the athlete's units, and pace instead of speed on foot. */
export interface Shown {
  readonly running: boolean;
  readonly units: UnitPreferences;
  /** What is known of the whole workout, so that each value of it has one source. */
  readonly sheet: FactSheet;
}

/** Something that is measured over any stretch of a workout. */
export interface SpanMetric {
  readonly id: MetricId;
  /** In the middle of a sentence: `average power`. */
  readonly noun: (shown: Shown) => string;
  /** Whether more of it is better, in the sense in which athletes say best and worst. */
  readonly better: 'more' | 'less';
  readonly read: (stretch: Stretch) => number | null;
  readonly channel: string;
  readonly about: readonly string[];
  readonly fact: (name: FactName, value: number, shown: Shown) => FactDraft | null;
}

const inWhole =
  (unit: string): SpanMetric['fact'] =>
  (name, value) =>
    whole(name, value, unit);

const asSpeed: SpanMetric['fact'] = (name, value, { running, units }) =>
  speedOrPace(name, value, running, units);

const asMetres: SpanMetric['fact'] = (name, value, { units }) =>
  quantity(name, value, 'm', shownElevation(value, units));

export const SPAN_METRICS: Readonly<Record<MetricId, SpanMetric>> = {
  speed: {
    id: 'speed',
    noun: ({ running }) => (running ? 'pace' : 'speed'),
    better: 'more',
    read: ({ avgSpeedMps }) => avgSpeedMps,
    channel: 'speed',
    about: ['average', 'speed'],
    fact: asSpeed,
  },
  graded: {
    id: 'graded',
    noun: () => 'grade-adjusted pace',
    better: 'more',
    read: ({ gradedSpeedMps }) => gradedSpeedMps,
    channel: 'speed',
    about: ['average', 'speed'],
    fact: asSpeed,
  },
  power: {
    id: 'power',
    noun: () => 'average power',
    better: 'more',
    read: ({ avgPowerW }) => avgPowerW,
    channel: 'power',
    about: ['average', 'power'],
    fact: inWhole('W'),
  },
  powerMax: {
    id: 'powerMax',
    noun: () => 'highest power',
    better: 'more',
    read: ({ maxPowerW }) => maxPowerW,
    channel: 'power',
    about: ['max', 'power'],
    fact: inWhole('W'),
  },
  normalized: {
    id: 'normalized',
    noun: () => 'normalized power',
    better: 'more',
    read: ({ normalizedPowerW }) => normalizedPowerW,
    channel: 'power',
    about: ['normalized', 'power'],
    fact: inWhole('W'),
  },
  heartRate: {
    id: 'heartRate',
    noun: () => 'average heart rate',
    better: 'less',
    read: ({ avgHr }) => avgHr,
    channel: 'heartRate',
    about: ['average', 'heartRate'],
    fact: inWhole('bpm'),
  },
  heartRateMax: {
    id: 'heartRateMax',
    noun: () => 'highest heart rate',
    better: 'less',
    read: ({ maxHr }) => maxHr,
    channel: 'heartRate',
    about: ['max', 'heartRate'],
    fact: inWhole('bpm'),
  },
  heartRateEnd: {
    id: 'heartRateEnd',
    noun: () => 'heart rate at the end',
    better: 'less',
    read: ({ channels }) => channels?.heartRate?.end ?? null,
    channel: 'heartRate',
    about: ['heartRate'],
    fact: inWhole('bpm'),
  },
  cadence: {
    id: 'cadence',
    noun: () => 'average cadence',
    better: 'more',
    read: ({ avgCadence }) => avgCadence,
    channel: 'cadence',
    about: ['average', 'cadence'],
    fact: (name, value, { running }) => whole(name, value, running ? 'spm' : 'rpm'),
  },
  time: {
    id: 'time',
    noun: () => 'time',
    better: 'more',
    read: ({ elapsedS }) => elapsedS,
    channel: 'speed',
    about: ['time'],
    fact: (name, value) => clockTime(name, value),
  },
  distance: {
    id: 'distance',
    noun: () => 'length',
    better: 'more',
    read: ({ distanceM }) => distanceM,
    channel: 'speed',
    about: ['distance'],
    fact: (name, value, { units }) => quantity(name, value, 'm', shownDistance(value, units)),
  },
  gain: {
    id: 'gain',
    noun: () => 'climbing',
    better: 'more',
    read: ({ ascentM, gradePercent }) => (gradePercent === null ? null : ascentM),
    channel: 'altitude',
    about: ['elevation'],
    fact: asMetres,
  },
  grade: {
    id: 'grade',
    noun: () => 'gradient',
    better: 'more',
    read: ({ gradePercent }) => gradePercent,
    channel: 'altitude',
    about: ['grade'],
    fact: (name, value) => quantity(name, value, '%', `${shownNumber(value, 1)}%`),
  },
  stopped: {
    id: 'stopped',
    noun: () => 'time standing still',
    better: 'less',
    read: ({ stoppedS }) => stoppedS,
    channel: 'speed',
    about: ['time'],
    fact: (name, value) => clockTime(name, value),
  },
  temperature: {
    id: 'temperature',
    noun: () => 'average temperature',
    better: 'less',
    read: ({ channels }) => channels?.temperature?.avg ?? null,
    channel: 'temperature',
    about: ['average', 'temperature'],
    fact: (name, value, { units }) => quantity(name, value, '°C', shownTemperature(value, units)),
  },
};
