import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import { citedIn, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { mayBe, partsIn, placesIn, type Part, type PartKind } from './parts.js';

/** These say that a number is of the workout as a whole. */
const WHOLE =
  /\b(?:whole|entire|overall|in total|in all|altogether|all in all|door to door|from (?:the )?(?:start|first|beginning) to|throughout|for the (?:day|hour|session|ride|run))\b/;
/** Words that hold a part against the whole, or name the whole beside it. */
const AGAINST =
  /\b(?:than|against|versus|vs|compared|instead|whole|overall|of the (?:time|ride|run))\b/;
/** What labels say of a comparison of two parts. */
const CHANGE = /\bagainst\b/;
const LATE: ReadonlySet<PartKind> = new Set([
  'half',
  'third',
  'quarter',
  'km',
  'rep',
  'lap',
  'set',
  'climb',
]);

/** The number of a part must be called that part's, that of the whole must not be called a part's. */
export const foreignScope: ModelCheck = (sentence) =>
  sentence.stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const facts = citedIn(cites, sentence.sheet);
    const behind = sentence.stretches[index + 1]?.text ?? '';
    const near = ` ${index > 0 ? own(text) : text} ${leading(behind)} `
      .toLowerCase()
      .replace(NO_PART, ' ')
      .replace(BEST, ' ');
    const wrong = isBackwards(sentence) || facts.some((fact) => !fits(fact, near, sentence));
    return wrong ? [{ kind: 'scope', text: text.trim() }] : [];
  });

/** Words that name a part without telling that a number is of it. */
const BEST = /\bbest (?:hour|half hour|\d+ ?\w+)\b/g;
const NO_PART =
  /\b(?:adjusted for|with|without|for) (?:the )?hills\b|\b(?:compared (?:with|to)|than|against|versus|vs\.?|instead of)(?: in| on| of)?(?: the| your)? [\w-]+(?: (?:quarter|half|rep|interval|lap|one|km|kilometre|climb|set|third|hour))?/g;

/** A stretch without the words that still belong to the mark before it. */
function own(text: string): string {
  const last = leading(text);
  return last.length < text.length && !/^\d/.test(text.slice(last.length))
    ? text.slice(last.length)
    : text;
}

function fits(fact: Fact, near: string, sentence: ModelSentence): boolean {
  if (typeof fact.value === 'string') return true;
  const own = partsOf(fact);
  const said = partsIn(near);
  if (own.length === 0) return said.length === 0 || bears(fact, said, near);
  const all = [...said, ...partsIn(sentence.plain.toLowerCase()), ...partsIn(sentence.question)];
  if (!CHANGE.test(fact.label) && WHOLE.test(near) && said.length === 0) return false;
  if (own.length > 0 && inOrder(fact, sentence)) return true;
  const like = all.filter(({ kind }) => own.some((part) => alike(part.kind, kind)));
  const places = placesIn(near);
  if (places.length > 0 && said.every(({ place }) => place === undefined))
    return own.some((part) =>
      places.some((place) =>
        mayBe({ kind: part.kind, place }, part, countOf(fact, sentence.sheet)),
      ),
    );
  if (like.length === 0) return CHANGE.test(fact.label) && isAboutAll(fact);
  const near1 = said.filter(({ kind }) => own.some((part) => part.kind === kind));
  const candidates = near1.length > 0 ? near1 : like;
  const count = countOf(fact, sentence.sheet);
  const kinds = [...new Set(candidates.map(({ kind }) => kind))];
  return kinds.every((kind) => {
    const named = own.filter((part) => part.kind === kind);
    const held = named.length > 0 ? named : own;
    return candidates
      .filter((one) => one.kind === kind)
      .some((one) => held.some((part) => mayBe({ ...one, kind: part.kind }, part, count)));
  });
}

/** "From 53.0% [second half] early on to 50.0% [first half]". */
function isBackwards({ cited, words }: ModelSentence): boolean {
  const [one, other] = cited;
  if (cited.length !== 2 || !one || !other || !/\bfrom\b.* to\b/.test(words)) return false;
  const sameFamily = one.key.replace(/\d+/g, '#') === other.key.replace(/\d+/g, '#');
  const lateFirst = /\.late\./.test(one.key) && /\.early\./.test(other.key);
  return (sameFamily && /\.\d+/.test(one.key) && one.key > other.key) || lateFirst;
}

/** "From 4:42 [first half] to 5:24 [second half]": two parts that follow one another. */
function inOrder(fact: Fact, { cited, words }: ModelSentence): boolean {
  const family = fact.key.replace(/\d+/g, '#');
  const row = cited.filter(({ key }) => key.replace(/\d+/g, '#') === family);
  const isRising = row.every(({ key }, index) => index === 0 || (row[index - 1]?.key ?? '') < key);
  if (row.length > 2) return isRising;
  return (
    row.length === 2 && /\bfrom\b.* to\b/.test(words) && (row[0]?.key ?? '') < (row[1]?.key ?? '')
  );
}

/** Parts that a fact is about, by its label; what it is held against is not counted. */
export function partsOf({ label }: Fact): readonly Part[] {
  return partsIn(
    label
      .toLowerCase()
      .replace(/\b(?:with the most height|by height|hills taken out)\b/g, '')
      .replace(/ against .*/, '')
      .replace(/\bthe set\b$/, ''),
  );
}

/** "Towards the end" is a late part as well. */
function alike(own: PartKind, said: PartKind): boolean {
  return (
    own === said ||
    ((said === 'end' || said === 'start') && LATE.has(own)) ||
    (own === 'rep' && said === 'set')
  );
}

/** A change from one part to the next is one of the whole session. */
const isAboutAll = ({ about }: Fact) => about.includes('change');

/** Whether the whole's number stands beside a part only to be held against it. */
function bears({ key, about }: Fact, said: readonly Part[], near: string): boolean {
  if (/graded/i.test(key) && said.every(({ kind }) => kind === 'flat' || kind === 'climb'))
    return true;
  if (about.includes('change') || about.includes('elevation') || about.includes('count'))
    return true;
  if (
    /^(?:W\d\.)?(?:climb|stops|session\.stopped|heartRate\.(?:drift|decoupling|recovery)|power\.best|efforts|records|zones|next|weeks|fitness|span|latest|athlete|threshold|contradiction|quality|sensor|cost|surges|plan|prediction|levels|parts|ftp|intervals\.(?:total|count|pattern|lengths|source|duration)|matched|route|sameClimb|repeats|history|delta|change)/.test(
      key,
    )
  )
    return true;
  return (
    AGAINST.test(near) &&
    !said.some(({ place }) => place !== undefined && !/\bthan|against|compared\b/.test(near))
  );
}

/** How many there are of what the fact is one of, so that the last one is known. */
export function countOf({ key }: Fact, sheet: FactSheet): number | undefined {
  const place = /\.(\d+)(?=\.[a-zA-Z.]+$)/.exec(key);
  if (!place) return undefined;
  const family = key.slice(0, place.index + 1);
  const places = sheet.facts.flatMap((fact) =>
    fact.key.startsWith(family)
      ? Number(/^\d+/.exec(fact.key.slice(family.length))?.[0] ?? Number.NaN)
      : [],
  );
  const known = places.filter((one) => Number.isFinite(one) && one < 1000);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** The words behind a mark that still belong to it. */
function leading(behind: string): string {
  const turn = behind.search(
    /[,;:()\u2014]|\s[-\u2013]\s|\d|\b(?:and|but|while|whereas|against|versus|with|which|than|to)\b/i,
  );
  return turn < 0 ? behind : behind.slice(0, turn);
}
