import { rankOf, EFFORT_LEVELS } from '#analysis/effort/effort-verdict.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { placeOf } from './compared.js';
import type { Contest } from './contest.js';

interface Levelled {
  readonly name: string;
  readonly fact: Fact;
  readonly rank: number;
}

/** The verdict of effort of each workout; empty where one of them has none. */
function levelsOf(sheet: FactSheet): readonly Levelled[] {
  const { subjects } = sheet.extras;
  const found = subjects.flatMap(({ name }) => {
    const fact = sheet.get(`${name}.effort.level`);
    const level = EFFORT_LEVELS.find((one) => one === fact?.value);
    return fact && level ? [{ name, fact, rank: rankOf(level) }] : [];
  });
  return found.length === subjects.length ? found : [];
}

const inSide = ({ name, fact }: Levelled): string => say`${fact} in ${placeOf(name)}`;

/** "Overall effort: demanding in the first and hard in the second." */
export function levelLine(sheet: FactSheet): Line {
  const levels = levelsOf(sheet);
  return levels.length > 1 ? `Overall effort: ${list(levels.map(inSide))}.` : null;
}

/**
 * "The first was harder overall: very hard, against demanding in the second." Null where the
 * verdicts name no other winner than `winner`, whom a measure names.
 */
export function harderOverall(
  sheet: FactSheet,
  { sense, word, claimed }: Contest,
  winner: string | undefined,
): Line {
  const order = [...levelsOf(sheet)].sort((a, b) => (b.rank - a.rank) * sense);
  const [first, ...rest] = order;
  if (!first || !word || first.rank === rest[0]?.rank || first.name === winner) return null;
  const opening = claimed === null ? '' : claimed === first.name ? 'Yes: ' : 'No: ';
  const place = opening === '' ? capitalized(placeOf(first.name)) : placeOf(first.name);
  const which = rest.length > 1 ? `the ${word[1]} of them` : word[0];
  return say`${opening}${place} was ${which} overall: ${first.fact}, against ${list(rest.map(inSide))}.`;
}
