import type { Answer } from '#coaching/domain/answer/answer.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import {
  allMeasures,
  isComparable,
  isSame,
  measureLine,
  notesFor,
  others,
  placeOf,
} from './compared.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

const ASKS =
  /\b(?:at|for|with) (?:the |an? )?(?:same|equal|given|similar|identical|one) (?:power|pace|speed|output|watts|wattage|effort|level)\b/;

/** "Heart rate at the same power". */
export function asksSameOutput(plain: string): boolean {
  return ASKS.test(plain);
}

/** Heart rate at one output that all of them held for a while, or why there is none. */
export function sameOutput(sheet: FactSheet): Answer {
  const output = sheet.get('matched.output');
  const unknown = sheet.unknown('matched');
  const averages = allMeasures(sheet, 'heartRate').filter((measure) =>
    isComparable(sheet, measure),
  );
  if (!output) {
    const why: Line = unknown
      ? say`I can't compare heart rate at the same output, because ${unknown}.`
      : `I can't compare heart rate at the same output, because their samples are not at hand ` +
        'here.';
    return {
      finding: [why],
      evidence: averages.map((measure) => measureLine(sheet, measure)),
      meaning: notesFor(sheet, averages).slice(0, 2),
    };
  }
  return {
    finding: [atOutput(sheet)],
    evidence: others(sheet).map((other) => difference(sheet, other)),
    meaning: [
      `It goes by the half minutes at that output, once you were warm.`,
      ...notesFor(sheet, allMeasures(sheet, 'heartRate', 'power')).slice(0, 2),
    ],
  };
}

/** "At 157 W your heart rate averaged 126 bpm in the first and 133 bpm in the second." */
export function atOutput(sheet: FactSheet): Line {
  const output = sheet.get('matched.output');
  const rows = sheet.extras.subjects.flatMap(({ name }) => {
    const beats = sheet.get(`${name}.matched.heartRate`);
    return beats ? [say`${beats} in ${placeOf(name)}`] : [];
  });
  return output && rows.length > 1
    ? say`At ${output} your heart rate averaged ${list(rows)}.`
    : null;
}

function difference(sheet: FactSheet, other: SideName): Line {
  const beats = sheet.get(`delta.${other}.matched.heartRate`);
  if (!beats) return null;
  if (isSame(beats))
    return say`Between the first and ${placeOf(other)} that is about the same within what can be measured (${beats}).`;
  return say`${capitalized(placeOf(other))} cost ${size(beats)} ${beats.trend === 'up' ? 'more' : 'less'} at it than the first.`;
}
