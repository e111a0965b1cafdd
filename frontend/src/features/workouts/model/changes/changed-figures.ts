import type { AnalysisChangeAnswer } from '#api/generated/types.gen.js';
import {
  distanceFigure,
  elevationFigure,
  type Figure,
  figure,
  figureText,
  formatDuration,
  NOT_AVAILABLE,
  paceFigure,
  speedFigure,
} from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Family } from '../chart/channels.js';
import { efficiencyFigure, efficiencyOf } from '../metrics/efficiency-figure.js';
import { termOf } from '../metrics/glossary.js';
import { effortName } from '../power/efforts.js';

/** Why and how figures changed when the workout was analysed again, as the server tells it. */
export type AnalysisChange = AnalysisChangeAnswer;
type FigureChange = AnalysisChange['figures'][number];
type ThresholdChange = AnalysisChange['thresholds'][number];

/** A figure as the page showed it, and as it shows it now. */
export interface ChangedFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangedFigures {
  readonly figures: readonly ChangedFigure[];
  /** Sentences. */
  readonly reasons: readonly string[];
}

/** What the athlete can see of a change, in their units; null where nothing of it shows. */
export function changedFigures(
  { figures, engine, thresholds }: AnalysisChange,
  family: Family,
  units: UnitPreferences,
): ChangedFigures | null {
  const shown = figures
    .map((change): ChangedFigure => ({
      label: labelOf(change.figure),
      before: tell(change, change.before, family, units),
      after: tell(change, change.after, family, units),
    }))
    .filter(({ before, after }) => before !== after);
  if (shown.length === 0) return null;
  return {
    figures: shown,
    reasons: [...thresholds.map(thresholdReason), ...(engine?.reasons ?? [])],
  };
}

const TOTALS: Readonly<Record<string, string>> = {
  duration: 'Duration',
  distance: 'Distance',
  movingTime: 'Moving time',
  averageSpeed: 'Avg speed',
  averagePace: 'Avg pace',
  averageHeartRate: 'Avg heart rate',
  maxHeartRate: 'Max heart rate',
  averagePower: 'Avg power',
  maxPower: 'Max power',
  averageCadence: 'Avg cadence',
  elevationGain: 'Elevation gain',
  intervals: 'Intervals',
  splitDifference: 'Second half',
  fade: 'Fade',
};

function labelOf(id: string): string {
  const [kind, length] = id.split('.', 2);
  // Distances have decimals: bestEffort.21097.5.
  const metres = Number(id.slice('bestEffort.'.length));
  if (kind === 'bestPower') return `Best ${minutes(Number(length))} power`;
  if (kind === 'bestEffort') return `Best ${effortName(metres) ?? `${metres} m`}`;
  return TOTALS[id] ?? termOf(id).label;
}

function minutes(seconds: number): string {
  return seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`;
}

function tell(
  { figure: id, unit }: FigureChange,
  value: number | null,
  family: Family,
  units: UnitPreferences,
): string {
  if (value === null) return 'not judged';
  const shown = figureOf(id, unit, value, { family, units });
  return shown.value === NOT_AVAILABLE ? 'not judged' : figureText(shown);
}

interface Reader {
  readonly family: Family;
  readonly units: UnitPreferences;
}

function figureOf(id: string, unit: string, value: number, { family, units }: Reader): Figure {
  if (id === 'distance') return distanceFigure(value, units);
  if (id === 'efficiencyFactor')
    return efficiencyFigure(efficiencyOf({ value, unit }), family, units);
  const byUnit: Readonly<Record<string, () => Figure>> = {
    s: () => ({ value: formatDuration(value), unit: '' }),
    'm/s': () => speedFigure(value, units),
    's/km': () => paceFigure(1000 / value, units),
    m: () => elevationFigure(value, units),
    ratio: () => figure(value, '', 2),
    '%': () => figure(value, '%', 1),
    TSS: () => figure(value, ''),
    'HR load': () => figure(value, ''),
    'steps/min': () => figure(value, 'spm'),
    'ml/kg/min': () => figure(value, '', 1),
  };
  return byUnit[unit]?.() ?? figure(value, unit);
}

const THRESHOLDS: Readonly<
  Record<ThresholdChange['threshold'], readonly [name: string, unit: string]>
> = {
  ftpW: ['FTP', 'W'],
  maxHr: ['maximum heart rate', 'bpm'],
  restingHr: ['resting heart rate', 'bpm'],
  weightKg: ['weight', 'kg'],
  basePaceSPerKm: ['race time', ''],
  criticalPowerW: ['critical power', 'W'],
  wPrimeJ: ['W′', 'J'],
  sex: ['sex', ''],
  zones: ['zones', ''],
};

function thresholdReason({ threshold, before, after }: ThresholdChange): string {
  const [name, unit] = THRESHOLDS[threshold];
  const told = (value: number): string => figureText(figure(value, unit));
  if (unit === '' || (before === null && after === null))
    return `Your ${name} for this day changed.`;
  if (before === null) return `Your ${name} for this day is known now: ${told(after ?? 0)}.`;
  if (after === null) return `Your ${name} for this day is not set any more.`;
  return `Your ${name} for this day changed from ${told(before)} to ${told(after)}.`;
}
