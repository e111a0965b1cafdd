import type { SportFamily } from '#analysis/recording/sport.js';
import { efficiencyFrom } from '#coaching/domain/display/efficiency.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { DELTAS } from './deltas.js';
import { DETECTABLE } from './detectable.js';
import { temperatureOf } from './likeness.js';
import { metricReading, reading, type Measure } from './measure.js';

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
    delta: DELTAS.points,
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
    delta: DELTAS.seconds,
  },
  {
    ...plain,
    id: 'elapsedTime',
    label: 'Elapsed time',
    about: 'time',
    nature: 'time',
    detectable: DETECTABLE.time,
    read: ({ elapsedS }) => ({ value: elapsedS }),
    delta: DELTAS.seconds,
  },
  {
    ...plain,
    id: 'distance',
    label: 'Distance',
    about: 'distance',
    nature: 'distance',
    detectable: DETECTABLE.distance,
    read: ({ distanceM }) => reading(distanceM, 'no distance was recorded'),
    delta: DELTAS.distance,
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
  delta: DELTAS.whole('bpm'),
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
    delta: DELTAS.points,
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
    delta: DELTAS.height,
  },
  {
    ...plain,
    id: 'temperature',
    label: 'Temperature at the device',
    about: 'temperature',
    nature: 'weather',
    detectable: DETECTABLE.temperature,
    read: (workout) => reading(temperatureOf(workout), 'no temperature was recorded'),
    delta: DELTAS.degrees,
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
    delta: DELTAS.rounded('', 0),
  },
];

/** What the effort was worth, its legs and its load; a runner's by speed, a rider's by power. */
function effortOf(family: SportFamily): readonly Measure[] {
  const running = family === 'running';
  return [
    {
      id: 'efficiencyFactor',
      label: 'Efficiency factor',
      about: 'efficiency',
      nature: 'efficiency',
      detectable: running ? DETECTABLE.speedPerBeat : DETECTABLE.powerPerBeat,
      better: 'more',
      metric: 'efficiencyFactor',
      read: efficiencyOf(family),
      delta: DELTAS.efficiency(family),
    },
    {
      ...plain,
      id: 'cadence',
      label: 'Average cadence',
      about: 'cadence',
      nature: 'legs',
      detectable: DETECTABLE.cadence,
      read: ({ summary }) => reading(summary.avgCadence, 'no cadence was recorded'),
      delta: DELTAS.whole(running ? 'spm' : 'rpm'),
    },
    {
      ...plain,
      id: 'intensityFactor',
      label: 'Intensity factor',
      about: 'intensity',
      nature: 'load',
      detectable: running ? DETECTABLE.speed : DETECTABLE.power,
      metric: 'intensityFactor',
      read: metricReading('intensityFactor'),
      delta: DELTAS.rounded('', 2),
    },
    {
      ...plain,
      id: 'trainingStress',
      label: 'Training stress',
      about: 'stress',
      nature: 'load',
      detectable: running ? DETECTABLE.speedStress : DETECTABLE.powerStress,
      metric: 'trainingStress',
      read: metricReading('trainingStress'),
      delta: DELTAS.rounded('', 0),
    },
  ];
}

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
    delta: DELTAS.speed,
  },
  {
    ...plain,
    id: 'power',
    label: 'Average power',
    about: 'power',
    nature: 'power',
    detectable: DETECTABLE.power,
    read: ({ summary }) => reading(summary.avgPowerW, 'no power was recorded'),
    delta: DELTAS.whole('W'),
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
    delta: DELTAS.whole('W'),
  },
  HEART,
  ...effortOf('cycling'),
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
    delta: DELTAS.pace,
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
    delta: DELTAS.pace,
  },
  HEART,
  ...effortOf('running'),
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
