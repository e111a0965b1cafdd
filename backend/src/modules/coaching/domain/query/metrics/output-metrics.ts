import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import { statistic } from './channel-stat.js';
import { asPercent, asSpeed, inDecimals, inWhole } from './fact-forms.js';
import { isPace, thresholdOf, type Shown, type SpanMetric } from './metric.js';

const speedNoun = (shown: Shown) => (isPace(shown) ? 'pace' : 'speed');
const powerNoun = () => 'power';

const speed = {
  id: 'speed',
  noun: speedNoun,
  better: 'more',
  read: ({ avgSpeedMps }) => avgSpeedMps,
  channel: 'speed',
  about: ['average', 'speed'],
  fact: asSpeed,
} as const satisfies SpanMetric;

const power = {
  id: 'power',
  noun: () => 'average power',
  better: 'more',
  read: ({ avgPowerW }) => avgPowerW,
  channel: 'power',
  about: ['average', 'power'],
  fact: inWhole('W'),
} as const satisfies SpanMetric;

/** Rides by the FTP; null without one, and on foot, where power has no common scale. */
function intensityOf({ normalizedPowerW }: Stretch, shown: Shown): number | null {
  const ftp = thresholdOf(shown, 'threshold.ftp');
  return shown.running || ftp === null || normalizedPowerW === null ? null : normalizedPowerW / ftp;
}

/** Speed and power over a stretch, and what follows from them. m/s, W, kJ, %. */
export const OUTPUT_METRICS = {
  speed,
  speedMax: {
    ...statistic('speedMax', 'max', speed, speedNoun),
    noun: (shown: Shown) => (isPace(shown) ? 'top pace' : 'top speed'),
  },
  speedMin: {
    ...statistic('speedMin', 'min', speed, speedNoun),
    noun: (shown: Shown) => (isPace(shown) ? 'slowest pace' : 'lowest speed'),
  },
  speedStart: statistic('speedStart', 'start', speed, speedNoun),
  speedEnd: statistic('speedEnd', 'end', speed, speedNoun),
  graded: {
    id: 'graded',
    noun: () => 'grade-adjusted pace',
    better: 'more',
    read: ({ gradedSpeedMps }) => gradedSpeedMps,
    channel: 'speed',
    about: ['average', 'speed'],
    fact: asSpeed,
  },
  power,
  powerMax: statistic('powerMax', 'max', power, powerNoun),
  powerMin: statistic('powerMin', 'min', power, powerNoun),
  powerStart: statistic('powerStart', 'start', power, powerNoun),
  powerEnd: statistic('powerEnd', 'end', power, powerNoun),
  normalized: {
    id: 'normalized',
    noun: () => 'normalized power',
    better: 'more',
    read: ({ normalizedPowerW }) => normalizedPowerW,
    channel: 'power',
    about: ['normalized', 'power'],
    fact: inWhole('W'),
  },
  powerShare: {
    id: 'powerShare',
    noun: () => 'average power as a share of your FTP',
    better: 'more',
    read: ({ avgPowerW }, shown) => {
      const ftp = thresholdOf(shown, 'threshold.ftp');
      return ftp === null || avgPowerW === null ? null : (avgPowerW / ftp) * 100;
    },
    channel: 'power',
    about: ['average', 'power', 'ftp'],
    fact: asPercent,
    needs: 'threshold.ftp',
  },
  powerPerKilo: {
    id: 'powerPerKilo',
    noun: () => 'average power for each kilogram',
    better: 'more',
    read: ({ avgPowerW }, shown) => {
      const kilos = thresholdOf(shown, 'threshold.weight');
      return kilos === null || avgPowerW === null ? null : avgPowerW / kilos;
    },
    channel: 'power',
    about: ['average', 'power'],
    fact: inDecimals('W/kg', 1),
    needs: 'threshold.weight',
  },
  work: {
    id: 'work',
    noun: () => 'work',
    better: 'more',
    read: ({ avgPowerW, timerS, elapsedS }) =>
      avgPowerW === null ? null : (avgPowerW * (timerS ?? elapsedS)) / 1000,
    channel: 'power',
    about: ['total', 'work'],
    fact: inWhole('kJ'),
  },
  intensity: {
    id: 'intensity',
    noun: () => 'intensity factor',
    better: 'more',
    read: intensityOf,
    channel: 'power',
    about: ['intensity'],
    fact: inDecimals('', 2),
    needs: 'threshold.ftp',
  },
  variability: {
    id: 'variability',
    noun: () => 'variability index',
    better: 'less',
    read: ({ normalizedPowerW, avgPowerW }) =>
      normalizedPowerW === null || avgPowerW === null || avgPowerW <= 0
        ? null
        : normalizedPowerW / avgPowerW,
    channel: 'power',
    about: ['variability'],
    fact: inDecimals('', 2),
  },
} as const satisfies Partial<Record<SpanMetric['id'], SpanMetric>>;
