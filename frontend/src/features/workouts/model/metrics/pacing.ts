import { figure, figureText, formatNumber, paceFigure, speedFigure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Analysis, MetricResult, Pacing, PartStats } from '../analysis.js';
import type { Family } from '../chart/channels.js';
import type { TermId } from './definitions.js';
import { termOf } from './glossary.js';
import type { NotJudged } from './not-judged.js';

const EVEN_PERCENT = 1;

type Judged = Pick<Analysis, 'pacing' | 'metrics'>;

/** What is said about pacing where the engine may judge; null where it may not. */
export function pacingSentence({ pacing, metrics }: Judged): string | null {
  const split = judged(metrics['splitDifference']);
  const fade = judged(metrics['fade']);
  if (!pacing || (split === null && fade === null)) return null;
  return [...splitText(split), ...fadeText(fade), howJudged(pacing)].join(' ');
}

function judged(metric: MetricResult | undefined): number | null {
  return metric?.applicable === true ? metric.value : null;
}

/** What the engine leaves out before it judges; the parts are shown as measured. */
function howJudged({ outputChannel }: Pacing): string {
  return outputChannel === 'speed'
    ? 'Judged on like ground, hills taken out where altitude is known, without stops, warm-up and ' +
        'cool-down; the quarters are shown as measured.'
    : 'Judged on like ground and under power, without stops, coasting, warm-up and cool-down; the ' +
        'quarters are shown as measured.';
}

function splitText(percent: number | null): string[] {
  if (percent === null) return [];
  if (Math.abs(percent) <= EVEN_PERCENT) return ['Both halves were even.'];
  return [
    `The second half was ${formatNumber(Math.abs(percent), 1)}% ` +
      `${percent > 0 ? 'stronger' : 'weaker'} than the first.`,
  ];
}

function fadeText(percent: number | null): string[] {
  if (percent === null) return [];
  if (Math.abs(percent) <= EVEN_PERCENT) return ['The last quarter held the level of the second.'];
  return [
    `The last quarter was ${formatNumber(Math.abs(percent), 1)}% ` +
      `${percent > 0 ? 'below' : 'above'} the second.`,
  ];
}

/** One question on how the session was laid out, with its number or the reason why it has none. */
export interface PacingVerdict {
  readonly label: string;
  readonly explanation: string;
  readonly term: TermId;
  /** `−2.7%`; null where it may not be judged. */
  readonly value: string | null;
}

/** Verdicts that have a number, and those that have none. */
export interface PacingVerdicts {
  readonly told: readonly PacingVerdict[];
  readonly untold: readonly NotJudged[];
}

const EVEN_SESSIONS = ['splitDifference', 'fade', 'decoupling', 'heartRateDrift'] as const;
const REPETITIONS = ['repFade', 'repDifference'] as const;
const HALVES = {
  label: 'Second half',
  definition: 'The second half against the first; above zero it was stronger.',
};
const FADE = {
  label: 'Fade',
  definition:
    'The last quarter against the second, which is the first without warming up; above zero ' +
    'it was weaker.',
};

/**
 * How even the session was, and what it cost: each with its gate. Repetitions are asked about only
 * where there are some.
 */
export function pacingVerdicts({ metrics }: Pick<Analysis, 'metrics'>): PacingVerdicts {
  const asked: readonly TermId[] = [
    ...EVEN_SESSIONS,
    ...REPETITIONS.filter((id) => judged(metrics[id]) !== null),
  ];
  const rows = asked.flatMap((id) => {
    const metric = metrics[id];
    return metric ? [{ metric, verdict: verdictOf(id, metric) }] : [];
  });
  return {
    told: rows.filter(({ verdict }) => verdict.value !== null).map(({ verdict }) => verdict),
    untold: rows
      .filter(({ verdict }) => verdict.value === null)
      .map(({ verdict: { label, explanation, term }, metric }) => ({
        label,
        explanation,
        term,
        reason: metric.reason ?? 'This session does not allow a judgement.',
      })),
  };
}

function verdictOf(id: TermId, metric: MetricResult): PacingVerdict {
  const other = id === 'fade' ? FADE : termOf(id);
  const { label, definition } = id === 'splitDifference' ? HALVES : other;
  const value = judged(metric);
  const sign = value !== null && value > 0 && metric.unit === '%' ? '+' : '';
  return {
    label,
    explanation: [definition, ...(metric.note === undefined ? [] : [metric.note])].join(' '),
    term: id,
    value: value === null ? null : `${sign}${figureText(figure(value, metric.unit, 1))}`,
  };
}

export function outputText(
  output: number | null,
  channel: Pacing['outputChannel'],
  family: Family,
  units: UnitPreferences,
): string {
  if (channel === 'power') return figureText(figure(output, 'W'));
  return figureText(family === 'running' ? paceFigure(output, units) : speedFigure(output, units));
}

/**
 * How far each part was from the mean of all, percent; more output is positive, on foot a faster
 * pace.
 */
export function deviationsOf(parts: readonly PartStats[]): readonly (number | null)[] {
  const outputs = parts.flatMap(({ output }) => (output === null ? [] : [output]));
  const mean = outputs.reduce((sum, output) => sum + output, 0) / outputs.length;
  return parts.map(({ output }) =>
    output === null || !(mean > 0) ? null : (output / mean - 1) * 100,
  );
}
