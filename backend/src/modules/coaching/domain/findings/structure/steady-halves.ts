import { pacingVerdict } from '#coaching/domain/answer/pacing-verdict.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** Halves this close together were ridden evenly. % (ours) */
const EVEN = 6;
const SHAPES = ['steady', 'rolling', 'race'];

/** Both halves of an even session. */
export interface Halves {
  readonly output: readonly [early: Fact, late: Fact];
  readonly beats: readonly [early: Fact, late: Fact] | null;
}

/**
 * The halves of a session that was even by the verdict of pacing, which takes hills, stops and
 * cool-down out; null for any other.
 */
export function steadyHalves(sheet: FactSheet): Halves | null {
  const [early, late] = [half(sheet, 1), half(sheet, 2)];
  if (!SHAPES.includes(sheet.context.shape) || !early || !late) return null;
  if (!isEven(sheet, early, late)) return null;
  const [before, after] = [
    sheet.get('pacing.half.1.heartRate'),
    sheet.get('pacing.half.2.heartRate'),
  ];
  return { output: [early, late], beats: before && after ? [before, after] : null };
}

function isEven(sheet: FactSheet, early: Fact, late: Fact): boolean {
  const verdict = pacingVerdict(sheet);
  const judged = sheet.number('pacing.halves.output') ?? sheet.number('halves.change.graded');
  if (verdict.judged && !['even', 'slight lift', 'slight fade'].includes(verdict.word))
    return false;
  const measured = Math.abs(Number(late.value) / Number(early.value) - 1) * 100;
  return measured <= EVEN && (judged === null || Math.abs(judged) <= EVEN);
}

/** A ride's speed follows wind and road: without power nobody knows how even it was. */
function half(sheet: FactSheet, number: 1 | 2): Fact | undefined {
  const fact = sheet.get(`pacing.half.${number}.output`);
  return sheet.context.family === 'cycling' && !fact?.about.includes('power') ? undefined : fact;
}
