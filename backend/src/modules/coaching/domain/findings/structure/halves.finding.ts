import { isSurging } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Halves so far apart, both as measured and on like ground, were no chance. % (ours) */
const APART = 5;
/** A heart rate that fell by no more stayed with it. bpm. */
const STAYED_BPM = 3;
const SHAPES = ['steady', 'rolling', 'race'];

/** A ride whose halves differ in power, where stops, descents and cool-down do not explain it. */
export function halves(sheet: FactSheet): readonly Finding[] {
  const [early, late] = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')];
  const [measured, judged] = [
    sheet.number('pacing.second.output'),
    sheet.number('pacing.halves.output'),
  ];
  if (!SHAPES.includes(sheet.context.shape) || !early?.about.includes('power') || !late) return [];
  if (measured === null || judged === null || isSurging(sheet)) return [];
  if (measured >= APART && judged >= APART) return [stronger(sheet, early, late)];
  const beats = sheet.number('pacing.second.heartRate');
  return measured <= -APART && judged <= -APART && beats !== null && beats >= -STAYED_BPM
    ? [weaker(sheet, early, late)]
    : [];
}

function stronger(sheet: FactSheet, early: Fact, late: Fact): Finding {
  return {
    kind: 'structure.halves.stronger',
    statement: worded(sheet, 'structure.halves.stronger', [
      say`The second half was the stronger one: ${late} against ${early} in the first`,
      say`You built it up well: ${early} in the first half, ${late} in the second`,
    ]),
    because: beatsOf(sheet),
    surprise: 0.6,
    importance: 0.75,
    confidence: 0.9,
    ...(late.at && { at: late.at }),
    action: say`Begin the next one closer to ${late}, so that the first half counts as well.`,
    covers: ['structure.steady'],
  };
}

function weaker(sheet: FactSheet, early: Fact, late: Fact): Finding {
  return {
    kind: 'structure.halves.weaker',
    statement: worded(sheet, 'structure.halves.weaker', [
      say`Less power for the same pulse: ${early} in the first half, ${late} in the second`,
      say`The first half was too much: ${early}, then ${late} while heart rate stayed up`,
    ]),
    because: beatsOf(sheet),
    surprise: 0.7,
    importance: 0.85,
    confidence: 0.9,
    ...(late.at && { at: late.at }),
    action: say`Start the next one nearer to ${late}, and lift it only from halfway on.`,
    covers: ['structure.steady'],
  };
}

function beatsOf(sheet: FactSheet): readonly Line[] {
  const [before, after] = [
    sheet.get('pacing.half.1.heartRate'),
    sheet.get('pacing.half.2.heartRate'),
  ];
  return before && after ? [say`Heart rate was ${before} and ${after} in the halves.`] : [];
}
