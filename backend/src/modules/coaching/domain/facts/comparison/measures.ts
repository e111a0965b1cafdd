import type { SportFamily } from '#analysis/recording/sport.js';
import { METRES_PER_FOOT, METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { efficiencyFrom, efficiencyUnit } from '#coaching/domain/display/efficiency.js';
import { signedNumber } from '#coaching/domain/display/number.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import {
  decimalChange,
  paceChange,
  quantity,
  temperatureChange,
  timeChange,
  trendOf,
  wholeChange,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import { DETECTABLE } from './detectable.js';
import { temperatureOf } from './likeness.js';
import { metricReading, reading, type Measure } from './measure.js';

type Delta = Measure['delta'];

const whole =
  (unit: string): Delta =>
  (name, base, other) =>
    wholeChange(name, Math.round(other) - Math.round(base), unit);
const rounded =
  (unit: string, decimals: number): Delta =>
  (name, base, other) =>
    decimalChange(
      name,
      Number(other.toFixed(decimals)) - Number(base.toFixed(decimals)),
      unit,
      decimals,
    );
const seconds: Delta = (name, base, other) =>
  timeChange(name, Math.round(other) - Math.round(base));
/** Of speeds in m/s. */
const pace: Delta = (name, base, other, units) => paceChange(name, base, other, units);
const points: Delta = (name, base, other) =>
  inUnits(name, Number(other.toFixed(1)) - Number(base.toFixed(1)), 1, '%', 1, 'percentage points');

function inUnits(
  name: FactName,
  shown: number,
  factor: number,
  unit: string,
  decimals: number,
  words: string,
): FactDraft {
  const kept = Number(shown.toFixed(decimals));
  return {
    ...quantity(
      { quality: 'derived', ...name },
      kept * factor,
      unit,
      `${signedNumber(kept, decimals)} ${words}`,
    ),
    trend: trendOf(kept, 10 ** -decimals),
  };
}

const distanceDelta: Delta = (name, base, other, units) => {
  const metres = units.distance === 'mi' ? METRES_PER_MILE : 1000;
  const shown = (value: number) => Number((value / metres).toFixed(value / metres < 9.995 ? 2 : 1));
  return inUnits(
    name,
    shown(other) - shown(base),
    metres,
    'm',
    Math.min(base, other) / metres < 9.995 ? 2 : 1,
    units.distance,
  );
};
const speedDelta: Delta = (name, base, other, units) => {
  const perHour = (units.distance === 'mi' ? METRES_PER_MILE : 1000) / 3600;
  return inUnits(
    name,
    Number((other / perHour).toFixed(1)) - Number((base / perHour).toFixed(1)),
    perHour,
    'm/s',
    1,
    units.distance === 'mi' ? 'mph' : 'km/h',
  );
};
const heightDelta: Delta = (name, base, other, units) => {
  const metres = units.elevation === 'ft' ? METRES_PER_FOOT : 1;
  return inUnits(
    name,
    Math.round(other / metres) - Math.round(base / metres),
    metres,
    'm',
    0,
    units.elevation,
  );
};
const efficiencyDelta =
  (family: SportFamily): Delta =>
  (name, base, other, units) => {
    const { unit, shownUnit, factor } = efficiencyUnit(family, units);
    return inUnits(
      name,
      Number((other / factor).toFixed(2)) - Number((base / factor).toFixed(2)),
      factor,
      unit,
      2,
      shownUnit,
    );
  };
/** Differences of values that no measure of a whole workout stands for: those of its parts. */
export const DELTAS = {
  whole,
  rounded,
  seconds,
  pace,
  points,
  distance: distanceDelta,
  speed: speedDelta,
  height: heightDelta,
} as const;

const degrees: Delta = (name, base, other, units: UnitPreferences) =>
  temperatureChange(name, Math.round(other) - Math.round(base), units);

const plain = { better: null, metric: null } as const;

function efficiencyOf(family: SportFamily): Measure['read'] {
  const read = metricReading('efficiencyFactor');
  return (workout) => {
    const found = read(workout);
    return 'value' in found
      ? {
          value: efficiencyFrom(
            found.value,
            family,
            workout.analysis.metrics['efficiencyFactor']?.unit,
          ),
        }
      : found;
  };
}

/** A pace of the engine is s/km; compared are speeds. */
function speedOf(id: string): Measure['read'] {
  const read = metricReading(id);
  return (workout) => {
    const found = read(workout);
    return 'value' in found ? { value: 1000 / found.value } : found;
  };
}

function hard(table: 'power' | 'heartRate' | 'pace', label: string): Measure {
  const read = ({ analysis: { zones } }: AnalysedWorkout) => {
    const rows = zones[table];
    const share = rows
      ?.filter(({ zone }) => zone === 'above' || zone === 4 || zone === 5)
      .reduce((sum, { percent }) => sum + percent, 0);
    return reading(share ?? null, `zones of ${label} could not be told`);
  };
  return {
    ...plain,
    id: `hard.${table}`,
    label: `Share of the time in ${label} zone 4 or above`,
    about: table === 'pace' ? 'speed' : table,
    nature: 'zones',
    detectable: DETECTABLE.zones,
    read,
    delta: points,
  };
}

const COMMON: readonly Measure[] = [
  {
    ...plain,
    id: 'movingTime',
    label: 'Duration',
    about: 'time',
    nature: 'time',
    detectable: DETECTABLE.time,
    read: ({ durationS }) => ({ value: durationS }),
    delta: seconds,
  },
  {
    ...plain,
    id: 'elapsedTime',
    label: 'Elapsed time',
    about: 'time',
    nature: 'time',
    detectable: DETECTABLE.time,
    read: ({ elapsedS }) => ({ value: elapsedS }),
    delta: seconds,
  },
  {
    ...plain,
    id: 'distance',
    label: 'Distance',
    about: 'distance',
    nature: 'distance',
    detectable: DETECTABLE.distance,
    read: ({ distanceM }) => reading(distanceM, 'no distance was recorded'),
    delta: distanceDelta,
  },
];
const HEART: Measure = {
  ...plain,
  id: 'heartRate',
  label: 'Average heart rate',
  about: 'heartRate',
  nature: 'heart',
  detectable: DETECTABLE.heartRate,
  read: ({ summary }) => reading(summary.avgHr, 'no heart rate was recorded'),
  delta: whole('bpm'),
};
const REST: readonly Measure[] = [
  {
    id: 'decoupling',
    label: 'Aerobic decoupling',
    about: 'decoupling',
    nature: 'drift',
    detectable: DETECTABLE.decoupling,
    better: 'less',
    metric: 'decoupling',
    read: metricReading('decoupling'),
    delta: points,
  },
  {
    ...plain,
    id: 'climbing',
    label: 'Climbing',
    about: 'elevation',
    nature: 'climbing',
    detectable: DETECTABLE.climbing,
    read: ({ summary, indoor, sport }) =>
      reading(
        indoor && !sport.startsWith('virtual') ? null : summary.elevGainM,
        'no altitude was recorded',
      ),
    delta: heightDelta,
  },
  {
    ...plain,
    id: 'temperature',
    label: 'Temperature at the device',
    about: 'temperature',
    nature: 'weather',
    detectable: DETECTABLE.temperature,
    read: (workout) => reading(temperatureOf(workout), 'no temperature was recorded'),
    delta: degrees,
  },
  {
    ...plain,
    id: 'heartRateLoad',
    label: 'Heart rate load',
    about: 'stress',
    nature: 'load',
    detectable: DETECTABLE.heartLoad,
    metric: 'heartRateLoad',
    read: metricReading('heartRateLoad'),
    delta: rounded('', 0),
  },
];

const RIDE: readonly Measure[] = [
  ...COMMON,
  {
    ...plain,
    id: 'speed',
    label: 'Average speed',
    about: 'speed',
    nature: 'speed',
    detectable: DETECTABLE.speed,
    read: ({ summary }) => reading(summary.avgSpeedMps, 'no speed was recorded'),
    delta: speedDelta,
  },
  {
    ...plain,
    id: 'power',
    label: 'Average power',
    about: 'power',
    nature: 'power',
    detectable: DETECTABLE.power,
    read: ({ summary }) => reading(summary.avgPowerW, 'no power was recorded'),
    delta: whole('W'),
  },
  {
    ...plain,
    id: 'normalizedPower',
    label: 'Normalized power',
    about: 'power',
    nature: 'power',
    detectable: DETECTABLE.power,
    metric: 'normalizedPower',
    read: metricReading('normalizedPower'),
    delta: whole('W'),
  },
  HEART,
  {
    id: 'efficiencyFactor',
    label: 'Efficiency factor',
    about: 'efficiency',
    nature: 'efficiency',
    detectable: DETECTABLE.powerPerBeat,
    better: 'more',
    metric: 'efficiencyFactor',
    read: efficiencyOf('cycling'),
    delta: efficiencyDelta('cycling'),
  },
  {
    ...plain,
    id: 'cadence',
    label: 'Average cadence',
    about: 'cadence',
    nature: 'legs',
    detectable: DETECTABLE.cadence,
    read: ({ summary }) => reading(summary.avgCadence, 'no cadence was recorded'),
    delta: whole('rpm'),
  },
  {
    ...plain,
    id: 'intensityFactor',
    label: 'Intensity factor',
    about: 'intensity',
    nature: 'load',
    detectable: DETECTABLE.power,
    metric: 'intensityFactor',
    read: metricReading('intensityFactor'),
    delta: rounded('', 2),
  },
  {
    ...plain,
    id: 'trainingStress',
    label: 'Training stress',
    about: 'stress',
    nature: 'load',
    detectable: DETECTABLE.powerStress,
    metric: 'trainingStress',
    read: metricReading('trainingStress'),
    delta: rounded('', 0),
  },
  ...REST,
  hard('power', 'power'),
  hard('heartRate', 'heart rate'),
];

const RUN: readonly Measure[] = [
  ...COMMON,
  {
    ...plain,
    id: 'pace',
    label: 'Average pace',
    about: 'speed',
    nature: 'speed',
    detectable: DETECTABLE.speed,
    read: ({ summary }) => reading(summary.avgSpeedMps || null, 'no speed was recorded'),
    delta: pace,
  },
  {
    ...plain,
    id: 'gradeAdjustedPace',
    label: 'Grade-adjusted pace',
    about: 'speed',
    nature: 'speed',
    detectable: DETECTABLE.speed,
    metric: 'gradeAdjustedPace',
    read: speedOf('gradeAdjustedPace'),
    delta: pace,
  },
  HEART,
  {
    id: 'efficiencyFactor',
    label: 'Efficiency factor',
    about: 'efficiency',
    nature: 'efficiency',
    detectable: DETECTABLE.speedPerBeat,
    better: 'more',
    metric: 'efficiencyFactor',
    read: efficiencyOf('running'),
    delta: efficiencyDelta('running'),
  },
  {
    ...plain,
    id: 'cadence',
    label: 'Average cadence',
    about: 'cadence',
    nature: 'legs',
    detectable: DETECTABLE.cadence,
    read: ({ summary }) => reading(summary.avgCadence, 'no cadence was recorded'),
    delta: whole('spm'),
  },
  {
    ...plain,
    id: 'intensityFactor',
    label: 'Intensity factor',
    about: 'intensity',
    nature: 'load',
    detectable: DETECTABLE.speed,
    metric: 'intensityFactor',
    read: metricReading('intensityFactor'),
    delta: rounded('', 2),
  },
  {
    ...plain,
    id: 'trainingStress',
    label: 'Training stress',
    about: 'stress',
    nature: 'load',
    detectable: DETECTABLE.speedStress,
    metric: 'trainingStress',
    read: metricReading('trainingStress'),
    delta: rounded('', 0),
  },
  ...REST,
  hard('pace', 'pace'),
  hard('heartRate', 'heart rate'),
];

/**
 * What is compared, in the order of meaning: how long and far, how hard, what it took, where, what
 * it cost.
 */
export function measuresOf(family: SportFamily): readonly Measure[] {
  return family === 'running' ? RUN : RIDE;
}
