import { pairIn } from '#coaching/domain/understanding/spot-pair.js';
import type { Nth, Scope, Series } from '../query.js';
import { scopeOf } from './scope-of.js';
import { seriesIn } from './series-asked.js';

const COMPARES =
  /\b(?:vs|versus|against|compared?|than|minus|difference|diff|gap|lost|lose|gain(?:ed)?|between|to|and|or|drop(?:ped)?|slower|faster)\b|\/|-/;
const HALVES =
  /\b(?:1st|first|front|2nd|second|back|last)(?: half)?\b.*\b(?:1st|first|front|2nd|second|back|last) half\b|\b(?:1st|first|front|2nd|second|back|last) half (?:and|vs|versus|to|minus|against|than|compared (?:to|with)) (?:the |my )?(?:1st|first|front|2nd|second|back|last)\b|\bhalves\b|\bboth halves\b|\bfirst (?:and|vs|versus|to|minus|against) (?:second|last) half\b/;
const QUARTERS =
  /\bquarters? (\d|one|two|three|four) (?:and|vs|versus|to|or|against|with) (?:quarter )?(\d|one|two|three|four)\b|\bfirst (?:quarter )?(?:and|vs|versus|to|minus|against|than) (?:the )?(?:last|final|fourth) quarter\b/;
const SETS =
  /\bsets? (\d|one|two|three) (?:and|vs|versus|to|or|against|with|than) (?:set )?(\d|one|two|three)\b|\b(?:first|1st|second|2nd) set\b.*\b(?:than|and|vs|against|versus|or|to)\b.*\b(?:set one|set 1|first|1st|second|2nd)\b/;
const ENDS =
  /\b(?:the )?(?:first|1st|opening)(?: \w+)? (?:to|and|vs|versus|minus|against|than|or|with) (?:the |my )?(?:last|final)\b|\b(?:last|final)(?: \w+)? (?:to|and|vs|versus|minus|against|than|or|with) (?:the |my )?(?:first|1st)\b/;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/**
 * Two parts that a text holds against each other, in the order in which it names them; null where
 * it names one or none.
 * @param usual the parts that are meant where only "first" and "last" are said
 */
export function scopesIn(plain: string, usual: Series): readonly [Scope, Scope] | null {
  const spots = pairIn(plain);
  if (spots) return [scopeOf(spots[0]), scopeOf(spots[1])];
  if (!COMPARES.test(plain)) return null;
  if (HALVES.test(plain)) return inOrder(plain, { kind: 'half' }, [1, 2]);
  const quarters = QUARTERS.exec(plain);
  if (quarters)
    return inOrder(plain, { kind: 'quarter' }, [
      numberOf(quarters[1], 1),
      numberOf(quarters[2], 4),
    ]);
  const sets = SETS.exec(plain);
  if (sets) return inOrder(plain, { kind: 'set' }, [numberOf(sets[1], 1), numberOf(sets[2], 2)]);
  if (!ENDS.test(plain)) return null;
  return inOrder(plain, seriesIn(plain)?.series ?? usual, [1, 'last']);
}

function inOrder(
  plain: string,
  series: Series,
  [first, second]: readonly [Nth, Nth],
): readonly [Scope, Scope] {
  const one = (nth: Nth): Scope => ({ kind: 'one', series, nth });
  const early = plain.search(/\b(?:1st|first|front|opening|(?:quarter|set) (?:1|one))\b/);
  const late = plain.search(/\b(?:2nd|second|back|last|final|quarter (?:4|four)|set (?:2|two))\b/);
  return late >= 0 && (early < 0 || late < early)
    ? [one(second), one(first)]
    : [one(first), one(second)];
}

function numberOf(word: string | undefined, otherwise: number): number {
  return word === undefined ? otherwise : (NUMBERS[word] ?? Number(word));
}
