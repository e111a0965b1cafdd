import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { contradicts, tellsDirection } from '../direction.js';
import type { Problem } from '../problem.js';
import { denies, supposes, type Sentence } from '../sentence.js';

const SUBJECTS: readonly (readonly [tag: string, words: RegExp])[] = [
  ['power', /\byour (?:\w+ )?power\b/],
  ['heartRate', /\byour (?:\w+ )?heart[- ]rate\b/],
  ['cadence', /\byour (?:\w+ )?cadence\b/],
  ['speed', /\byour (?:\w+ )?(?:pace|speed)\b/],
];

/**
 * "Your power rose towards the end", without a number and without a mark: some change on the sheet
 * must have gone that way.
 */
export function uncitedDirections(sentence: Sentence, sheet: FactSheet): readonly Problem[] {
  if (
    sentence.cited.length > 0 ||
    denies(sentence) ||
    supposes(sentence) ||
    !tellsDirection(sentence.words)
  )
    return [];
  const named = SUBJECTS.filter(([, words]) => words.test(sentence.words)).map(([tag]) => tag);
  // Two subjects in one sentence may go two ways; which verb belongs to which is not for us to
  // guess.
  if (named.length !== 1) return [];
  const changes = sheet.facts.filter(
    (fact): fact is Fact => fact.trend !== undefined && fact.about.includes(named[0] ?? ''),
  );
  const agrees = changes.some(
    (fact) => fact.trend !== 'same' && !contradicts(sentence.words, fact),
  );
  return agrees ? [] : [{ kind: 'direction', text: sentence.plain }];
}
