import type { MetricResult } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import {
  shownNumber,
  shownPercent,
  signedNumber,
  signedPercent,
} from '#coaching/domain/display/number.js';
import {
  efficiencyFrom,
  efficiencyUnit,
  shownEfficiency,
} from '#coaching/domain/display/efficiency.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { shownPace } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { quantity, text, trendOf } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';

/** The engine names what kind of number it is; the athlete reads it bare. */
const UNITS_SHOWN: Readonly<Record<string, string>> = {
  ratio: '',
  TSS: '',
  TRIMP: '',
  'HR load': '',
  points: '',
};

interface MetricRow {
  readonly key: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly display: (value: number) => string;
  /** Where the fact has the opposite sign of the metric. */
  readonly sign?: -1;
  /** The metric is seconds for a kilometre; facts hold speeds. */
  readonly pace?: true;
  /** Changes have a direction. */
  readonly change?: true;
  /** Where facts hold another unit than the metric does. */
  readonly held?: (
    value: number,
    unit: string,
  ) => { readonly value: number; readonly unit: string };
}

const watts = (value: number) => `${shownNumber(value)} W`;
const beatsPerHour = (value: number) => `${signedNumber(value)} bpm/h`;
const beats = (value: number) => `${shownNumber(value)} bpm`;
const onePercent = (value: number) => `${shownNumber(value, 1)}%`;
const plain = (decimals: number) => (value: number) => shownNumber(value, decimals);

/** The engine's metrics that a coach talks about, by the engine's id. */
function rowsFor(
  family: SportFamily,
  indoor: boolean,
  units: UnitPreferences,
): Readonly<Record<string, MetricRow>> {
  const riding = family === 'cycling';
  const effort = riding ? 'Power' : indoor ? 'Speed' : 'Grade-adjusted speed';
  const channel = riding ? 'power' : 'speed';
  const powerRows: Readonly<Record<string, MetricRow>> = {
    normalizedPower: {
      key: 'power.normalized',
      label: 'Normalized power',
      about: ['normalized', 'power'],
      display: watts,
    },
    averagePowerNonZero: {
      key: 'power.pedalling',
      label: 'Average power while pedalling',
      about: ['average', 'power'],
      display: watts,
    },
    variabilityIndex: {
      key: 'power.variability',
      label: 'Variability index',
      about: ['variability'],
      display: plain(2),
    },
    timeAboveThreshold: {
      key: 'power.aboveThreshold.time',
      label: 'Time in power zone 4 or above',
      about: ['power', 'zone:hard', 'time'],
      display: spokenDuration,
    },
    estimatedFtp: {
      key: 'ftp.estimate',
      label: 'Estimated FTP',
      about: ['ftp', 'power'],
      display: watts,
    },
    rightBalance: {
      key: 'power.balance.right',
      label: 'Share of the power from the right leg',
      about: ['balance'],
      display: onePercent,
    },
    coastingShare: {
      key: 'power.coasting',
      label: 'Share of the moving time without pedalling',
      about: ['coasting'],
      display: shownPercent,
    },
  };
  const paceRows: Readonly<Record<string, MetricRow>> = indoor
    ? {}
    : {
        gradeAdjustedPace: {
          key: 'speed.graded',
          label: 'Grade-adjusted pace',
          about: ['average', 'speed'],
          display: (value) => shownPace(1000 / value, units) ?? '',
          pace: true,
        },
        normalizedGradedPace: {
          key: 'speed.normalizedGraded',
          label: 'Normalized graded pace',
          about: ['normalized', 'speed'],
          display: (value) => shownPace(1000 / value, units) ?? '',
          pace: true,
        },
      };
  return {
    ...(riding ? powerRows : paceRows),
    intensityFactor: {
      key: 'load.intensity',
      label: 'Intensity factor',
      about: ['intensity'],
      display: plain(2),
    },
    trainingStress: {
      key: 'load.stress',
      label: 'Training stress',
      about: ['stress'],
      display: plain(0),
    },
    trimp: {
      key: 'load.heartRate',
      label: 'TRIMP',
      about: ['stress', 'heartRate'],
      display: plain(0),
    },
    efficiencyFactor: {
      key: 'load.efficiency',
      label: 'Efficiency factor',
      about: ['efficiency'],
      display: (value) => shownEfficiency(value, family, units),
      held: (value, unit) => ({
        value: efficiencyFrom(value, family, unit),
        unit: efficiencyUnit(family, units).unit,
      }),
    },
    decoupling: {
      key: 'heartRate.decoupling',
      label: 'Aerobic decoupling',
      about: ['decoupling'],
      display: shownPercent,
    },
    heartRateDrift: {
      key: 'heartRate.drift',
      label: 'Heart rate drift at the same output',
      about: ['decoupling', 'heartRate'],
      display: beatsPerHour,
      change: true,
    },
    heartRateRecovery: {
      key: 'heartRate.recovery',
      label: 'Fall of heart rate in 1 min after the last work interval',
      about: ['heartRate'],
      display: beats,
    },
    repFade: {
      key: 'intervals.fadePerRep',
      label: `Change of ${riding ? 'power' : 'speed'} from one repetition to the next`,
      about: ['change', channel],
      display: signedPercent,
      sign: -1,
      change: true,
    },
    heartRateLoad: {
      key: 'load.heartRateStress',
      label: 'Heart rate load',
      about: ['stress', 'heartRate'],
      display: plain(0),
    },
    heartRateReserveShare: {
      key: 'heartRate.reserveShare',
      label: 'Average share of the heart rate reserve',
      about: ['average', 'heartRate'],
      display: shownPercent,
    },
    ...(riding
      ? {}
      : { vdot: { key: 'prediction.vdot', label: 'VDOT', about: ['vdot'], display: plain(0) } }),
    fade: {
      key: 'pacing.fade.output',
      label: `${effort} in the last quarter against the second, on like ground`,
      about: ['change', channel],
      display: signedPercent,
      sign: -1,
      change: true,
    },
    splitDifference: {
      key: 'pacing.halves.output',
      label: `${effort} in the second half against the first, on like ground`,
      about: ['change', channel],
      display: signedPercent,
      change: true,
    },
  };
}

/** Metrics as facts, and those that may not be judged as unknowns with the engine's reason. */
export function metricFacts(
  { analysis, family, indoor }: AnalysedWorkout,
  units: UnitPreferences,
): { facts: FactDraft[]; unknowns: UnknownDraft[] } {
  const facts: FactDraft[] = [];
  const unknowns: UnknownDraft[] = [];
  for (const [id, row] of Object.entries(rowsFor(family, indoor, units))) {
    const metric = analysis.metrics[id];
    if (!metric) continue;
    if (metric.applicable && metric.value !== null)
      facts.push(...asFacts(id, row, metric, metric.value * (row.sign ?? 1)));
    else if (metric.reason !== undefined)
      unknowns.push({ key: id, label: row.label, reason: asClause(metric.reason) });
  }
  return { facts, unknowns };
}

function asFacts(id: string, row: MetricRow, metric: MetricResult, value: number): FactDraft[] {
  const { key, label, about, change, pace, held: holds } = row;
  const method = `engine ${id} v${metric.version}`;
  const held = holds?.(value, metric.unit) ?? {
    value,
    unit: UNITS_SHOWN[metric.unit] ?? metric.unit,
  };
  const fact = quantity(
    { key, label, about, method, quality: metric.note ? 'estimated' : 'derived' },
    pace ? 1000 / value : held.value,
    pace ? 'm/s' : held.unit,
    row.display(held.value),
  );
  const note =
    metric.note === undefined
      ? []
      : [
          text(
            {
              key: `${key}.note`,
              label: `Note on ${label.toLowerCase()}`,
              about: [],
              method,
              quality: 'derived',
            },
            metric.note,
          ),
        ];
  return [change ? { ...fact, trend: trendOf(value) } : fact, ...note];
}

/** The engine writes whole sentences; here they stand behind "because". */
export function asClause(sentence: string): string {
  // What cannot be told stands before the "because" already.
  const bare = sentence
    .trim()
    .replace(/\.$/, '')
    .replace(/^[^:]{1,60} cannot be (?:estimated|judged|told|computed): /, '');
  // Abbreviations such as FTP keep their capitals.
  return /^[A-Z][a-z ]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
