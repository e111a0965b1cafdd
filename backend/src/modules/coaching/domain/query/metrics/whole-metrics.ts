import { asCount, asPercent, inDecimals, inWhole } from './fact-forms.js';
import type { SpanMetric } from './metric.js';
import type { WholeMetricId } from './metric-id.js';

interface Row {
  readonly noun: string;
  readonly channel: string;
  readonly about: readonly string[];
  readonly fact: SpanMetric['fact'];
  readonly better?: 'less';
}

/** What only the whole workout has; values are facts of the sheet, the forms are never used alone. */
const ROWS: Readonly<Record<WholeMetricId, Row>> = {
  stress: {
    noun: 'training stress',
    channel: 'power',
    about: ['stress'],
    fact: inDecimals('', 0),
  },
  decoupling: {
    noun: 'aerobic decoupling',
    channel: 'heartRate',
    about: ['decoupling'],
    fact: asPercent,
    better: 'less',
  },
  drift: {
    noun: 'heart rate drift',
    channel: 'heartRate',
    about: ['decoupling', 'heartRate'],
    fact: inWhole('bpm/h'),
    better: 'less',
  },
  calories: { noun: 'energy used', channel: 'power', about: [], fact: inWhole('kcal') },
  workBalance: {
    noun: 'lowest W\u2032 balance',
    channel: 'power',
    about: ['wPrime'],
    fact: inDecimals('kJ', 1),
  },
  trimp: {
    noun: 'TRIMP',
    channel: 'heartRate',
    about: ['stress', 'heartRate'],
    fact: inDecimals('', 0),
  },
  heartLoad: {
    noun: 'heart rate load',
    channel: 'heartRate',
    about: ['stress', 'heartRate'],
    fact: inDecimals('', 0),
  },
  heartRateReserve: {
    noun: 'average share of the heart rate reserve',
    channel: 'heartRate',
    about: ['average', 'heartRate'],
    fact: asPercent,
    better: 'less',
  },
  balance: {
    noun: 'share of the power from the right leg',
    channel: 'rightBalance',
    about: ['balance'],
    fact: asPercent,
  },
  coasting: {
    noun: 'share of the moving time without pedalling',
    channel: 'power',
    about: ['coasting'],
    fact: asPercent,
    better: 'less',
  },
  ftp: { noun: 'FTP', channel: 'power', about: ['ftp', 'power'], fact: inWhole('W') },
  ftpEstimate: {
    noun: 'estimated FTP',
    channel: 'power',
    about: ['ftp', 'power'],
    fact: inWhole('W'),
  },
  criticalPower: {
    noun: 'critical power',
    channel: 'power',
    about: ['power'],
    fact: inWhole('W'),
  },
  vdot: { noun: 'VDOT', channel: 'speed', about: ['vdot'], fact: inDecimals('', 0) },
  heartRateRecovery: {
    noun: 'fall of heart rate in 1 min after the last work interval',
    channel: 'heartRate',
    about: ['heartRate'],
    fact: inWhole('bpm'),
  },
  stopCount: { noun: 'number of stops', channel: 'speed', about: ['count'], fact: asCount },
  lapCount: { noun: 'number of laps', channel: 'speed', about: ['count'], fact: asCount },
  repCount: { noun: 'number of intervals', channel: 'speed', about: ['count'], fact: asCount },
  climbCount: { noun: 'number of climbs', channel: 'altitude', about: ['count'], fact: asCount },
  descentCount: {
    noun: 'number of descents',
    channel: 'altitude',
    about: ['count'],
    fact: asCount,
  },
};

export const WHOLE_METRICS = Object.fromEntries(
  Object.entries(ROWS).map(([id, { noun, better, ...row }]): [string, SpanMetric] => [
    id,
    {
      ...row,
      id: id as WholeMetricId,
      noun: () => noun,
      better: better ?? 'more',
      read: () => null,
      wholeOnly: true,
    },
  ]),
) as Readonly<Record<WholeMetricId, SpanMetric>>;
