import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { steadyHalves } from './steady-halves.js';

/** A session held at one level: what level, and how evenly, beside its heart rate. */
export function steady(sheet: FactSheet): readonly Finding[] {
  const halves = steadyHalves(sheet);
  if (!halves) return [];
  const [early, late] = halves.output;
  const hearts = halves.beats ? say`, heart rate ${halves.beats[0]} and ${halves.beats[1]}` : '';
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
