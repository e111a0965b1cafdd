import type { MetricResult } from '../../../../analysis/analysis.js';
import { shownNumber, shownPercent, signedPercent } from '../display/number.js';
import type { CoachedWorkout } from './coached-workout.js';
import { quantity } from './draft.js';
import type { FactDraft, UnknownDraft } from './fact.js';

interface MetricRow {
  readonly key: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly display: (value: number) => string;
}

const watts = (value: number) => `${shownNumber(value)} W`;
const plain = (decimals: number) => (value: number) => shownNumber(value, decimals);

/** The engine's metrics that a coach talks about, by the engine's id. */
const METRICS: Readonly<Record<string, MetricRow>> = {
  normalizedPower: { key: 'power.normalized', label: 'Normalized power', about: ['normalized', 'power'], display: watts },
  intensityFactor: { key: 'load.intensity', label: 'Intensity factor', about: ['intensity'], display: plain(2) },
  trainingStress: { key: 'load.stress', label: 'Training stress', about: ['stress'], display: plain(0) },
  runningStress: { key: 'load.stress', label: 'Running stress', about: ['stress'], display: plain(0) },
  heartRateLoad: { key: 'load.heartRate', label: 'Heart rate load', about: ['stress', 'heartRate'], display: plain(0) },
  trimp: { key: 'load.heartRate', label: 'Heart rate load (TRIMP)', about: ['stress', 'heartRate'], display: plain(0) },
  variabilityIndex: { key: 'power.variability', label: 'Variability index', about: ['variability'], display: plain(2) },
  efficiencyFactor: { key: 'load.efficiency', label: 'Efficiency factor', about: ['efficiency'], display: plain(2) },
  decoupling: { key: 'heartRate.decoupling', label: 'Aerobic decoupling', about: ['decoupling'], display: signedPercent },
  coasting: { key: 'power.coasting', label: 'Share of the time without pedalling', about: ['coasting'], display: shownPercent },
};

/** Metrics as facts, and those that may not be judged as unknowns with the engine's reason. */
export function metricFacts({ analysis }: CoachedWorkout): { facts: FactDraft[]; unknowns: UnknownDraft[] } {
  const facts = new Map<string, FactDraft>();
  const unknowns: UnknownDraft[] = [];
  for (const [id, row] of Object.entries(METRICS)) {
    const metric = analysis.metrics[id];
    if (!metric) continue;
    if (metric.applicable && metric.value !== null) {
      if (!facts.has(row.key)) facts.set(row.key, asFact(id, row, metric, metric.value));
    } else if (metric.reason !== undefined) {
      unknowns.push({ key: id, label: row.label, reason: asClause(metric.reason) });
    }
  }
  return { facts: [...facts.values()], unknowns };
}

function asFact(id: string, row: MetricRow, metric: MetricResult, value: number): FactDraft {
  const { key, label, about } = row;
  return quantity({ key, label, about, method: `engine ${id} v${metric.version}` }, value, metric.unit, row.display(value));
}

/** The engine writes whole sentences; here they stand behind "because". */
function asClause(sentence: string): string {
  const bare = sentence.trim().replace(/\.$/, '');
  // Abbreviations such as FTP keep their capitals.
  return /^[A-Z][a-z ]/.test(bare) ? bare[0]?.toLowerCase() + bare.slice(1) : bare;
}
