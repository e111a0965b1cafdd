import { efficiencyUnit, shownEfficiency } from '#coaching/domain/display/efficiency.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { quantity } from '#coaching/domain/facts/draft.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import { statistic, statOf } from './channel-stat.js';
import { asCadence, asPercent, asStride, asTemperature, inWhole } from './fact-forms.js';
import { thresholdOf, type Shown, type SpanMetric } from './metric.js';

const heartRate = {
  id: 'heartRate',
  noun: () => 'average heart rate',
  better: 'less',
  read: ({ avgHr }) => avgHr,
  channel: 'heartRate',
  about: ['average', 'heartRate'],
  fact: inWhole('bpm'),
} as const satisfies SpanMetric;

const cadence = {
  id: 'cadence',
  noun: () => 'average cadence',
  better: 'more',
  read: ({ avgCadence }) => avgCadence,
  channel: 'cadence',
  about: ['average', 'cadence'],
  fact: asCadence,
} as const satisfies SpanMetric;

const temperature = {
  id: 'temperature',
  noun: () => 'average temperature',
  better: 'less',
  read: statOf('temperature', 'avg'),
  channel: 'temperature',
  about: ['average', 'temperature'],
  fact: asTemperature,
} as const satisfies SpanMetric;

const heart = () => 'heart rate';
const turning = () => 'cadence';
const warmth = () => 'temperature';

/**
 * Output for each heart beat over a stretch: normalized power, or metres a minute as on the flat.
 * Source: Friel, TrainingPeaks.
 */
function efficiencyOf(stretch: Stretch, { running }: Shown): number | null {
  const { avgHr, normalizedPowerW, avgPowerW, gradedSpeedMps, avgSpeedMps } = stretch;
  if (avgHr === null || avgHr <= 0) return null;
  const speed = gradedSpeedMps ?? avgSpeedMps;
  const output = running ? speed && speed * 60 : (normalizedPowerW ?? avgPowerW);
  return output === null ? null : output / avgHr;
}

/** Seconds in which the legs may have turned. */
const turningS = ({ movingS, timerS }: Stretch) => Math.min(movingS, timerS ?? movingS);

/** Heart, legs and warmth over a stretch. bpm, rpm or steps a minute, m, °C. */
export const BODY_METRICS = {
  heartRate,
  heartRateMax: statistic('heartRateMax', 'max', heartRate, heart),
  heartRateMin: statistic('heartRateMin', 'min', heartRate, heart),
  heartRateStart: statistic('heartRateStart', 'start', heartRate, heart),
  heartRateEnd: statistic('heartRateEnd', 'end', heartRate, heart),
  heartRateShare: {
    id: 'heartRateShare',
    noun: () => 'average heart rate as a share of your maximum',
    better: 'less',
    read: ({ avgHr }, shown) => {
      const most = thresholdOf(shown, 'threshold.maxHr');
      return most === null || avgHr === null ? null : (avgHr / most) * 100;
    },
    channel: 'heartRate',
    about: ['average', 'max', 'heartRate'],
    fact: asPercent,
    needs: 'threshold.maxHr',
  },
  efficiency: {
    id: 'efficiency',
    noun: () => 'efficiency factor',
    better: 'more',
    read: efficiencyOf,
    channel: 'heartRate',
    about: ['efficiency'],
    fact: (name, value, { sheet: { context }, units }) =>
      quantity(
        name,
        value,
        efficiencyUnit(context.family, units).unit,
        shownEfficiency(value, context.family, units),
      ),
  },
  cadence,
  cadenceMax: statistic('cadenceMax', 'max', cadence, turning),
  cadenceMin: statistic('cadenceMin', 'min', cadence, turning),
  cadenceStart: statistic('cadenceStart', 'start', cadence, turning),
  cadenceEnd: statistic('cadenceEnd', 'end', cadence, turning),
  strideLength: {
    id: 'strideLength',
    noun: () => 'stride length',
    better: 'more',
    read: ({ avgSpeedMps, avgCadence }, { running }) =>
      !running || avgSpeedMps === null || avgCadence === null
        ? null
        : (avgSpeedMps * 60) / avgCadence,
    channel: 'cadence',
    about: ['average', 'stride'],
    fact: asStride,
  },
  steps: {
    id: 'steps',
    noun: ({ running }) => (running ? 'number of steps' : 'number of pedal turns'),
    better: 'more',
    read: (stretch) =>
      stretch.avgCadence === null ? null : (stretch.avgCadence * turningS(stretch)) / 60,
    channel: 'cadence',
    about: ['count', 'cadence'],
    fact: (name, value, { running }) =>
      quantity(
        { quality: 'derived', ...name },
        Math.round(value),
        'count',
        `${shownNumber(value)} ${running ? 'steps' : 'turns'}`,
      ),
  },
  temperature,
  temperatureMax: statistic('temperatureMax', 'max', temperature, warmth),
  temperatureMin: statistic('temperatureMin', 'min', temperature, warmth),
  temperatureStart: statistic('temperatureStart', 'start', temperature, warmth),
  temperatureEnd: statistic('temperatureEnd', 'end', temperature, warmth),
} as const satisfies Partial<Record<SpanMetric['id'], SpanMetric>>;
