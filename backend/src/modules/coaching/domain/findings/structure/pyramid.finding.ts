import { capitalized } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { setPeak } from './set-peak.js';

/** Both sides closer together than this were alike. % (ours) */
const ALIKE = 2.5;

interface Sides {
  readonly pattern: Fact;
  readonly up: Fact;
  readonly down: Fact;
  /** Percent, down against up by equal lengths. */
  readonly change: number;
}

/** A pyramid: the way down against the way up, length by length. */
export function pyramid(sheet: FactSheet): readonly Finding[] {
  const [pattern, up, down, change] = [
    sheet.get('intervals.pattern'),
    sheet.get('intervals.pyramid.up'),
    sheet.get('intervals.pyramid.down'),
    sheet.get('intervals.pyramid.change'),
  ];
  if (!pattern || !up || !down || !change) return [];
  const sides = { pattern, up, down, change: Number(change.value) };
  const peak = setPeak(sheet);
  return [
    {
      kind: 'structure.pyramid',
      statement: capitalized(say`${pattern}${verdict(sides)}`),
      because: [pair(sheet, sides), peak && `${peak}.`],
      surprise: 0.75,
      importance: 0.95,
      confidence: 1,
      ...(change.at && { at: change.at }),
      action: next(sides),
      covers: ['structure.set', 'cost.set', 'cost.near-max'],
    },
  ];
}

function verdict({ up, down, change }: Sides): string {
  if (Math.abs(change) < ALIKE)
    return say`, both sides alike: ${up} on the way up, ${down} on the way down, by the same lengths`;
  const word = change > 0 ? 'stronger' : 'weaker';
  return say`, ${word} on the way down: ${down}, against ${up} for the same lengths on the way up`;
}

/** The two of one length that were furthest apart. */
function pair(sheet: FactSheet, { change }: Sides): Line {
  const count = sheet.number('intervals.count') ?? 0;
  const [widest] = Array.from({ length: Math.floor(count / 2) }, (_, at) => at + 1)
    .flatMap((number) => {
      const other = count + 1 - number;
      const [up, down] = [
        sheet.get(`intervals.rep.${number}.output`),
        sheet.get(`intervals.rep.${other}.output`),
      ];
      return up && down ? [{ up, down, number, other, apart: apart(up, down) }] : [];
    })
    .sort((a, b) => (change < 0 ? a.apart - b.apart : b.apart - a.apart));
  if (!widest) return null;
  const [late, early] = [
    { fact: widest.down, text: String(widest.other) },
    { fact: widest.up, text: String(widest.number) },
  ];
  return say`The widest gap was between number ${late} at ${widest.down} and number ${early}, just as long, at ${widest.up}.`;
}

function apart(up: Fact, down: Fact): number {
  return Number(down.value) / Number(up.value) - 1;
}

function next({ pattern, up, down, change }: Sides): string {
  if (change >= ALIKE)
    return say`Repeat ${pattern} with every part at ${down}, the level of your way down, from the first one on.`;
  return change <= -ALIKE
    ? say`Begin the next ${pattern} at ${down}, what was left on the way down, and rise only from the top on.`
    : say`Repeat ${pattern} at ${up} or a little more, as both sides were alike.`;
}
