import type { Analysis } from '#analysis/analysis.js';
import type { Threshold, Thresholds } from '#analysis/thresholds.js';
import type {
  AnalysisChange,
  FigureChange,
  ThresholdChange,
  ThresholdName,
} from './figure-change.js';
import { shownFigures, type Figured } from './shown-figures.js';

/** A workout with an analysis, and the definitions that made it. */
export interface Analysed extends Omit<Figured, 'analysis'> {
  readonly analysis: Analysis;
  readonly engineBuild: string;
}

/**
 * What a new analysis changes on the page, and why; null where every shown figure stays, or where
 * neither the engine nor a threshold is another one.
 */
export function changeBetween(before: Analysed, after: Analysed, at: Date): AnalysisChange | null {
  const engine =
    before.engineBuild === after.engineBuild
      ? null
      : { from: before.analysis.engineVersion, to: after.analysis.engineVersion };
  const thresholds = changedThresholds(before.analysis.thresholds, after.analysis.thresholds);
  if (engine === null && thresholds.length === 0) return null;
  const figures = changedFigures(before, after);
  return figures.length === 0 ? null : { at: at.toISOString(), engine, thresholds, figures };
}

/**
 * Changes of a workout with a new one, newest first: the last one that the engine made and the last
 * one that thresholds made. The same analysis made again changes nothing.
 */
export function withChange(
  kept: readonly AnalysisChange[],
  change: AnalysisChange | null,
): readonly AnalysisChange[] {
  if (change === null) return kept;
  const byEngine = change.engine !== null;
  return [change, ...kept.filter(({ engine }) => (engine !== null) !== byEngine)];
}

function changedFigures(before: Analysed, after: Analysed): FigureChange[] {
  const old = new Map(shownFigures(before).map((shown) => [shown.figure, shown]));
  return shownFigures(after).flatMap(({ figure, unit, value, step }) => {
    const was = old.get(figure);
    // A figure in another unit is another figure.
    if (was === undefined || (was.value !== null && value !== null && was.unit !== unit)) return [];
    return sameAsShown(was.value, value, step)
      ? []
      : [{ figure, unit: unit || was.unit, before: was.value, after: value }];
  });
}

function sameAsShown(before: number | null, after: number | null, step: number): boolean {
  if (before === null || after === null) return before === after;
  return Math.round(before / step) === Math.round(after / step);
}

const NAMES = [
  'ftpW',
  'maxHr',
  'restingHr',
  'weightKg',
  'basePaceSPerKm',
  'criticalPowerW',
  'wPrimeJ',
] as const satisfies readonly ThresholdName[];

function changedThresholds(before: Thresholds, after: Thresholds): ThresholdChange[] {
  const valued = NAMES.map((threshold): ThresholdChange => ({
    threshold,
    before: valueOf(before[threshold]),
    after: valueOf(after[threshold]),
  })).filter((change) => change.before !== change.after);
  const named = (['sex', 'zones'] as const)
    .filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .map((threshold): ThresholdChange => ({ threshold, before: null, after: null }));
  return [...valued, ...named];
}

function valueOf(threshold: Threshold | null | undefined): number | null {
  return threshold?.value ?? null;
}
