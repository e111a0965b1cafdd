import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import { pacingVerdict } from '#coaching/domain/answer/pacing-verdict.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Halves this close together were ridden evenly. % (ours) */
const EVEN_HALVES = 6;
const SHAPES = ['steady', 'rolling', 'race'];

/** A session held at one level: what level, and how evenly, beside its heart rate. */
export function steady(sheet: FactSheet): readonly Finding[] {
  const [early, late] = [half(sheet, 1), half(sheet, 2)];
  if (!SHAPES.includes(sheet.context.shape) || !early || !late || !isEven(sheet, early, late))
    return [];
  const beats = [beat(sheet, 1), beat(sheet, 2)];
  const hearts = beats[0] && beats[1] ? say`, heart rate ${beats[0]} and ${beats[1]}` : '';
  const action = next(sheet);
  const easyOne = effortLevel(sheet)?.level === 'easy';
  return [
    {
      kind: 'structure.steady',
      statement: worded(sheet, 'structure.steady', [
        say`Evenly paced: ${early} in the first half and ${late} in the second${hearts}`,
        say`Held steady: ${early} in the first half, ${late} in the second${hearts}`,
        say`An even effort, ${early} in the first half and ${late} in the second${hearts}`,
      ]),
      because: [],
      surprise: 0.5,
      importance: easyOne ? 0.6 : 0.8,
      confidence: 0.9,
      ...(late.at && { at: { from: early.at?.from ?? late.at.from, to: late.at.to } }),
      ...(action && { action }),
    },
  ];
}

/** By the verdict of pacing where there is one, which takes hills, stops and cool-down out. */
function isEven(sheet: FactSheet, early: Fact, late: Fact): boolean {
  const verdict = pacingVerdict(sheet);
  const judged = sheet.number('pacing.halves.output') ?? sheet.number('halves.change.graded');
  if (verdict.judged && !['even', 'slight lift', 'slight fade'].includes(verdict.word))
    return false;
  const measured = Math.abs(Number(late.value) / Number(early.value) - 1) * 100;
  return measured <= EVEN_HALVES && (judged === null || Math.abs(judged) <= EVEN_HALVES);
}

function half(sheet: FactSheet, number: 1 | 2): Fact | undefined {
  const fact = sheet.get(`pacing.half.${number}.output`);
  // A ride's speed follows wind and road; without power nobody knows how even it was.
  return sheet.context.family === 'cycling' && !fact?.about.includes('power') ? undefined : fact;
}

function beat(sheet: FactSheet, number: 1 | 2): Fact | undefined {
  return sheet.get(`pacing.half.${number}.heartRate`);
}

function next(sheet: FactSheet): Line {
  const longer = sheet.get('next.duration');
  const output =
    sheet.context.family === 'cycling' ? sheet.get('power.average') : sheet.get('speed.average');
  const level = effortLevel(sheet)?.level;
  if (!longer || !output || level === 'easy' || level === 'very hard') return null;
  return level === 'hard'
    ? say`Even pacing at this effort is worth keeping: repeat it at ${output} before you add to it.`
    : say`Hold the same ${output} next time, and lengthen the session towards ${longer}.`;
}
