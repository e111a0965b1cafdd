import type { MetricResult } from '../../../../analysis/analysis.js';
import type { SportFamily } from '../../../../analysis/recording/sport.js';
import { shownNumber, shownPercent, signedNumber, signedPercent } from '../display/number.js';
import type { CoachedWorkout } from './coached-workout.js';
import { quantity, text, trendOf } from './draft.js';
import type { FactDraft, UnknownDraft } from './fact.js';

interface MetricRow {
  readonly key: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly display: (value: number) => string;
  /** Where the fact is told the other way round than the metric is defined. */
  readonly sign?: -1;
  /** Changes have a direction. */
  readonly change?: true;
}

const watts = (value: number) => `${shownNumber(value)} W`;
const beatsPerHour = (value: number) => `${signedNumber(value)} bpm/h`;
const plain = (decimals: number) => (value: number) => shownNumber(value, decimals);

/** The engine's metrics that a coach talks about, by the engine's id. */
function rowsFor(family: SportFamily, indoor: boolean): Readonly<Record<string, MetricRow>> {
  const riding = family === 'cycling';
  const effort = riding ? 'Power' : indoor ? 'Speed' : 'Grade-adjusted speed';
  const channel = riding ? 'power' : 'speed';
  const powerRows: Readonly<Record<string, MetricRow>> = {
    normalizedPower: { key: 'power.normalized', label: 'Normalized power', about: ['normalized', 'power'], display: watts },
    averagePowerNonZero: { key: 'power.pedalling', label: 'Average power while pedalling', about: ['average', 'power'], display: watts },
    variabilityIndex: { key: 'power.variability', label: 'Variability index', about: ['variability'], display: plain(2) },
    coastingShare: { key: 'power.coasting', label: 'Share of the moving time without pedalling', about: ['coasting'], display: shownPercent },
  };
  return {
    ...(riding ? powerRows : {}),
    intensityFactor: { key: 'load.intensity', label: 'Intensity factor', about: ['intensity'], display: plain(2) },
    trainingStress: { key: 'load.stress', label: 'Training stress', about: ['stress'], display: plain(0) },
    trimp: { key: 'load.heartRate', label: 'Heart rate load (TRIMP)', about: ['stress', 'heartRate'], display: plain(0) },
    efficiencyFactor: { key: 'load.efficiency', label: 'Efficiency factor', about: ['efficiency'], display: plain(2) },
    decoupling: { key: 'heartRate.decoupling', label: 'Aerobic decoupling', about: ['decoupling'], display: shownPercent },
    heartRateDrift: { key: 'heartRate.drift', label: 'Heart rate drift at the same output', about: ['decoupling', 'heartRate'], display: beatsPerHour, change: true },
    heartRateReserveShare: { key: 'heartRate.reserveShare', label: 'Average share of the heart rate reserve', about: ['average', 'heartRate'], display: shownPercent },
    ...(riding ? {} : { vdot: { key: 'prediction.vdot', label: 'VDOT', about: ['vdot'], display: plain(0) } }),
    fade: { key: 'pacing.fade.output', label: `${effort} in the last quarter against the second`, about: ['change', channel], display: signedPercent, sign: -1, change: true },
    splitDifference: { key: 'pacing.halves.output', label: `${effort} in the second half against the first`, about: ['change', channel], display: signedPercent, change: true },
  };
}

/** Metrics as facts, and those that may not be judged as unknowns with the engine's reason. */
export function metricFacts({ analysis, family, indoor }: CoachedWorkout): { facts: FactDraft[]; unknowns: UnknownDraft[] } {
  const facts: FactDraft[] = [];
  const unknowns: UnknownDraft[] = [];
  for (const [id, row] of Object.entries(rowsFor(family, indoor))) {
    const metric = analysis.metrics[id];
    if (!metric) continue;
    if (metric.applicable && metric.value !== null) facts.push(...asFacts(id, row, metric, metric.value * (row.sign ?? 1)));
    else if (metric.reason !== undefined) unknowns.push({ key: id, label: row.label, reason: asClause(metric.reason) });
  }
  return { facts, unknowns };
}

function asFacts(id: string, row: MetricRow, metric: MetricResult, value: number): FactDraft[] {
  const { key, label, about, change } = row;
  const method = `engine ${id} v${metric.version}`;
  const fact = quantity({ key, label, about, method, quality: metric.note ? 'estimated' : 'derived' }, value, metric.unit, row.display(value));
  const note = metric.note === undefined ? [] : [text({ key: `${key}.note`, label: `Note on ${label.toLowerCase()}`, about: [], method, quality: 'derived' }, metric.note)];
  return [change ? { ...fact, trend: trendOf(value) } : fact, ...note];
}

/** The engine writes whole sentences; here they stand behind "because". */
export function asClause(sentence: string): string {
  const bare = sentence.trim().replace(/\.$/, '');
  // Abbreviations such as FTP keep their capitals.
  return /^[A-Z][a-z ]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
