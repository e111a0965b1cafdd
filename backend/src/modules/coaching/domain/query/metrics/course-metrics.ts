import { changeIn } from '#analysis/session/heights/heights.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import { spansOf } from '../series/combined.js';
import { statistic, statOf } from './channel-stat.js';
import { asClimbingRate, asClock, asDistance, asGrade, asHeight } from './fact-forms.js';
import type { Shown, SpanMetric } from './metric.js';
import { hasRoad, steepestIn } from './steepest.js';

const altitude = {
  id: 'altitude',
  noun: () => 'average altitude',
  better: 'more',
  read: statOf('altitude', 'avg'),
  channel: 'altitude',
  about: ['average', 'altitude'],
  fact: asHeight,
} as const satisfies SpanMetric;

const height = () => 'altitude';

const clock = { better: 'more', channel: 'speed', about: ['time'], fact: asClock } as const;

/** Metres down; null indoors, where no height was recorded, and without the samples. */
function lossOf(stretch: Stretch, { ground }: Shown): number | null {
  if (ground === undefined || !hasRoad(ground)) return null;
  const changes = spansOf(stretch).map((span) => changeIn(ground, span)?.descentM ?? null);
  return changes.reduce<number | null>(
    (sum, metres) => (sum === null || metres === null ? null : sum + metres),
    0,
  );
}

const onRoad = ({ ground }: Shown) => ground === undefined || hasRoad(ground);

const gainOf = ({ ascentM }: Stretch, shown: Shown) => (onRoad(shown) ? ascentM : null);

/** Time, length and heights of a stretch. s, m, %, m/h. */
export const COURSE_METRICS = {
  time: { ...clock, id: 'time', noun: () => 'time', read: ({ elapsedS }) => elapsedS },
  movingTime: {
    ...clock,
    id: 'movingTime',
    noun: () => 'moving time',
    read: ({ movingS }) => movingS,
  },
  elapsedTime: {
    ...clock,
    id: 'elapsedTime',
    noun: () => 'elapsed time',
    read: ({ elapsedS }) => elapsedS,
  },
  pausedTime: {
    ...clock,
    id: 'pausedTime',
    noun: () => 'time with the timer paused',
    better: 'less',
    read: ({ elapsedS, timerS }) => (timerS === undefined ? null : Math.max(0, elapsedS - timerS)),
  },
  stopped: {
    ...clock,
    id: 'stopped',
    noun: () => 'time standing still',
    better: 'less',
    read: ({ stoppedS }) => stoppedS,
  },
  distance: {
    id: 'distance',
    noun: () => 'length',
    better: 'more',
    read: ({ distanceM }) => distanceM,
    channel: 'distance',
    about: ['distance'],
    fact: asDistance,
  },
  gain: {
    id: 'gain',
    noun: () => 'climbing',
    better: 'more',
    read: gainOf,
    channel: 'altitude',
    about: ['elevation'],
    fact: asHeight,
  },
  loss: {
    id: 'loss',
    noun: () => 'descending',
    better: 'more',
    read: lossOf,
    channel: 'altitude',
    about: ['elevation'],
    fact: asHeight,
  },
  grade: {
    id: 'grade',
    noun: () => 'gradient',
    better: 'more',
    read: ({ gradePercent }) => gradePercent,
    channel: 'altitude',
    about: ['grade'],
    fact: asGrade,
  },
  gradeMax: {
    id: 'gradeMax',
    noun: () => 'steepest gradient',
    better: 'more',
    read: (stretch, { ground }) =>
      ground === undefined ? null : steepestIn(ground, spansOf(stretch)),
    channel: 'altitude',
    about: ['max', 'grade'],
    fact: asGrade,
  },
  vam: {
    id: 'vam',
    noun: () => 'climbing rate',
    better: 'more',
    // As the engine has it: by moving time.
    read: (stretch, shown) => {
      const gain = gainOf(stretch, shown);
      return gain === null || stretch.movingS <= 0 ? null : (gain / stretch.movingS) * 3600;
    },
    channel: 'altitude',
    about: ['elevation'],
    fact: asClimbingRate,
  },
  altitude,
  altitudeMax: {
    ...statistic('altitudeMax', 'max', altitude, height),
    noun: () => 'highest point',
  },
  altitudeMin: { ...statistic('altitudeMin', 'min', altitude, height), noun: () => 'lowest point' },
  altitudeStart: statistic('altitudeStart', 'start', altitude, height),
  altitudeEnd: statistic('altitudeEnd', 'end', altitude, height),
} as const satisfies Partial<Record<SpanMetric['id'], SpanMetric>>;
