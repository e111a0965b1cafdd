import { figure, figureText, formatNumber, paceFigure, speedFigure } from '../../../lib/format.js';
import type { UnitPreferences } from '../../../lib/units.js';
import type { Analysis, MetricResult, Pacing, PartStats } from './analysis.js';
import type { Family } from './channels.js';

const EVEN_PERCENT = 1;

export type PacingVerdict = { readonly judged: true; readonly sentence: string; readonly pacing: Pacing } | { readonly judged: false; readonly reason: string };

/** What is said about pacing: a sentence where the engine may judge, else its reason. */
export function pacingVerdict({ pacing, metrics }: Pick<Analysis, 'pacing' | 'metrics'>): PacingVerdict {
  const split = metrics['splitDifference'];
  const fade = metrics['fade'];
  const judge = [split, fade].find((metric): metric is MetricResult => metric?.applicable === true && metric.value !== null);
  if (pacing && judge) return { judged: true, pacing, sentence: [sentence(split, fade), ...hills(pacing)].join(' ') };
  return { judged: false, reason: split?.reason ?? fade?.reason ?? 'This session is too short, or its data too thin, to compare its parts.' };
}

/** The engine judges speed with hills taken out; the parts are shown as measured. */
function hills({ outputChannel }: Pacing): string[] {
  return outputChannel === 'speed' ? ['Judged with hills taken out where altitude is known; the quarters are shown as measured.'] : [];
}

function sentence(split: MetricResult | undefined, fade: MetricResult | undefined): string {
  const parts: string[] = [];
  if (split?.applicable && split.value !== null) {
    const change = `${formatNumber(Math.abs(split.value), 1)}%`;
    parts.push(Math.abs(split.value) <= EVEN_PERCENT ? 'Both halves were even.' : `The second half was ${change} ${split.value > 0 ? 'stronger' : 'weaker'} than the first.`);
  }
  if (fade?.applicable && fade.value !== null) {
    const change = `${formatNumber(Math.abs(fade.value), 1)}%`;
    parts.push(Math.abs(fade.value) <= EVEN_PERCENT ? 'The last quarter held the level of the second.' : `The last quarter was ${change} ${fade.value > 0 ? 'below' : 'above'} the second.`);
  }
  return parts.join(' ');
}

export function outputText(output: number | null, channel: Pacing['outputChannel'], family: Family, units: UnitPreferences): string {
  if (channel === 'power') return figureText(figure(output, 'W'));
  return figureText(family === 'running' ? paceFigure(output, units) : speedFigure(output, units));
}

/** How far each part stood from the mean of all, percent; more output is positive, on foot a faster pace. */
export function deviationsOf(parts: readonly PartStats[]): readonly (number | null)[] {
  const outputs = parts.flatMap(({ output }) => (output === null ? [] : [output]));
  const mean = outputs.reduce((sum, output) => sum + output, 0) / outputs.length;
  return parts.map(({ output }) => (output === null || !(mean > 0) ? null : (output / mean - 1) * 100));
}
