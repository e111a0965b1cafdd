import {
  distanceFigure,
  elevationFigure,
  figure,
  formatDuration,
  paceFigure,
  speedFigure,
  temperatureFigure,
} from '#lib/format.js';
import { ZONE_KINDS } from '../zones/zones.js';
import type { ZoneKind } from '../analysis.js';
import type { Family } from '../chart/channels.js';
import { efficiencyFigure, efficiencyOf } from '../metrics/efficiency-figure.js';
import { meanSpeedOf, movingTimeOf } from '../metrics/mean-values.js';
import type { Workout } from '../workout.js';
import { DETECTABLE } from './detectable.js';
import { type Measure, metricReading, reading } from './measure.js';
import { temperatureOf } from './likeness.js';

type Tell = Measure['tell'];

const inUnit =
  (unit: string, decimals = 0): Tell =>
  (value) =>
    figure(value, unit, decimals);
const seconds: Tell = (value) => ({ value: formatDuration(value), unit: '' });
const secondsPerKm = (workout: Workout): number | null => {
  const speed = meanSpeedOf(workout);
  return speed ? 1000 / speed : null;
};
const pace: Tell = (value, units) => paceFigure(1000 / value, units);

const plain = { better: null, metric: null } as const;

const movingTime: Measure = {
  ...plain,
  tell: seconds,
  id: 'movingTime',
  label: 'Moving time',
  nature: 'time',
  detectable: DETECTABLE.time,
  read: (workout) => reading(movingTimeOf(workout), ''),
};
const elapsedTime: Measure = {
  ...plain,
  tell: seconds,
  id: 'elapsedTime',
  label: 'Elapsed time',
  nature: 'time',
  detectable: DETECTABLE.time,
  read: ({ elapsedS }) => reading(elapsedS, ''),
};
const distance: Measure = {
  ...plain,
  tell: (value, units) => distanceFigure(value, units),
  id: 'distance',
  label: 'Distance',
  nature: 'distance',
  detectable: DETECTABLE.distance,
  read: ({ distanceM }) => reading(distanceM, 'No distance was recorded.'),
};
const heartRate: Measure = {
  ...plain,
  tell: inUnit('bpm'),
  id: 'heartRate',
  label: 'Avg heart rate',
  nature: 'heart',
  detectable: DETECTABLE.heartRate,
  read: ({ avgHr }) => reading(avgHr, 'No heart rate was recorded.'),
};
const decoupling: Measure = {
  tell: inUnit('%', 1),
  id: 'decoupling',
  label: 'Decoupling',
  nature: 'drift',
  detectable: DETECTABLE.decoupling,
  better: 'less',
  metric: 'decoupling',
  read: metricReading('decoupling', 'It could not be told.'),
};
const climbing: Measure = {
  ...plain,
  tell: elevationFigure,
  id: 'climbing',
  label: 'Climbing',
  nature: 'climbing',
  detectable: DETECTABLE.climbing,
  read: ({ elevGainM }) => reading(elevGainM, 'No altitude was recorded.'),
};
const temperature: Measure = {
  ...plain,
  tell: temperatureFigure,
  id: 'temperature',
  label: 'Temperature',
  nature: 'weather',
  detectable: DETECTABLE.temperature,
  read: (workout) => reading(temperatureOf(workout), 'No temperature was recorded.'),
};

function metric(
  id: string,
  label: string,
  tell: Tell,
  rest: Pick<Measure, 'nature' | 'detectable'> & Partial<Pick<Measure, 'better'>>,
): Measure {
  return {
    better: null,
    metric: id,
    read: metricReading(id, 'It could not be told.'),
    id,
    label,
    tell,
    ...rest,
  };
}

function efficiency(family: Family): Measure {
  const detectable = family === 'running' ? DETECTABLE.speedPerBeat : DETECTABLE.powerPerBeat;
  return {
    ...metric(
      'efficiencyFactor',
      'Efficiency factor',
      (value, units) => efficiencyFigure(value, family, units),
      { nature: 'efficiency', detectable, better: 'more' },
    ),
    read: metricReading('efficiencyFactor', 'It could not be told.', efficiencyOf),
  };
}

function cadence(unit: 'rpm' | 'spm'): Measure {
  return {
    ...plain,
    tell: inUnit(unit),
    id: 'cadence',
    label: 'Avg cadence',
    nature: 'legs',
    detectable: DETECTABLE.cadence,
    read: ({ cadenceAvg }) => reading(cadenceAvg, 'No cadence was recorded.'),
  };
}

/** Share of the time in zone 4 and harder. */
function hard(kind: ZoneKind): Measure {
  return {
    ...plain,
    tell: inUnit('%'),
    id: `hard.${kind}`,
    label: `Zones 4 and 5, ${kind === 'heartRate' ? 'heart rate' : kind}`,
    nature: 'zones',
    detectable: DETECTABLE.zones,
    read: ({ analysis: { zones } }) =>
      reading(hardShare(zones[kind]), `${ZONE_KINDS[kind].title} could not be told.`),
  };
}

function hardShare(table: Workout['analysis']['zones'][ZoneKind]): number | null {
  if (!table) return null;
  return table
    .filter(({ zone }) => zone === 'above' || (typeof zone === 'number' && zone >= 4))
    .reduce((sum, { percent }) => sum + percent, 0);
}

const RIDE: readonly Measure[] = [
  movingTime,
  elapsedTime,
  distance,
  {
    ...plain,
    tell: speedFigure,
    id: 'speed',
    label: 'Avg speed',
    nature: 'speed',
    detectable: DETECTABLE.speed,
    read: (workout) => reading(meanSpeedOf(workout), 'No speed was recorded.'),
  },
  {
    ...plain,
    tell: inUnit('W'),
    id: 'power',
    label: 'Avg power',
    nature: 'power',
    detectable: DETECTABLE.power,
    read: ({ avgPower }) => reading(avgPower, 'No power was recorded.'),
  },
  metric('normalizedPower', 'Normalized power', inUnit('W'), {
    nature: 'power',
    detectable: DETECTABLE.power,
  }),
  heartRate,
  efficiency('cycling'),
  decoupling,
  cadence('rpm'),
  climbing,
  temperature,
  metric('intensityFactor', 'Intensity factor', inUnit('', 2), {
    nature: 'load',
    detectable: DETECTABLE.power,
  }),
  metric('trainingStress', 'Training stress', inUnit(''), {
    nature: 'load',
    detectable: DETECTABLE.powerStress,
  }),
  metric('heartRateLoad', 'Heart rate load', inUnit(''), {
    nature: 'load',
    detectable: DETECTABLE.heartLoad,
  }),
  hard('power'),
  hard('heartRate'),
];

const RUN: readonly Measure[] = [
  movingTime,
  elapsedTime,
  distance,
  {
    ...plain,
    tell: pace,
    id: 'pace',
    label: 'Avg pace',
    nature: 'speed',
    detectable: DETECTABLE.speed,
    read: (workout) => reading(secondsPerKm(workout), 'No speed was recorded.'),
  },
  metric('gradeAdjustedPace', 'Grade-adjusted pace', pace, {
    nature: 'speed',
    detectable: DETECTABLE.speed,
  }),
  heartRate,
  efficiency('running'),
  decoupling,
  cadence('spm'),
  climbing,
  temperature,
  metric('intensityFactor', 'Intensity factor', inUnit('', 2), {
    nature: 'load',
    detectable: DETECTABLE.speed,
  }),
  metric('trainingStress', 'Training stress', inUnit(''), {
    nature: 'load',
    detectable: DETECTABLE.speedStress,
  }),
  metric('heartRateLoad', 'Heart rate load', inUnit(''), {
    nature: 'load',
    detectable: DETECTABLE.heartLoad,
  }),
  hard('pace'),
  hard('heartRate'),
];

/**
 * What is compared, in the order of meaning: how long and far, how hard, what it took, where, what
 * it cost.
 */
export function measuresOf(family: Family): readonly Measure[] {
  return family === 'running' ? RUN : RIDE;
}
