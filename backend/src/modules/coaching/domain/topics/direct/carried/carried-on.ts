import { sentencesOf } from '#coaching/domain/answer/answer.js';
import type { RankedMeaning } from '#coaching/domain/understanding/nearest.js';
import type { DirectAnswer, DirectQuestion } from '../direct.js';
import { isTurn, swapped } from './like-for-like.js';
import { inOtherTerms } from './other-terms.js';
import { ofThatZone, ofZones } from './zone-before.js';

/** Longer messages are complete questions. */
const MOST_WORDS = 12;
/** A follow-up may lean on a follow-up, so many times over. */
const DEEPEST = 4;

/** A direct answer with what gave it. */
export interface Given extends DirectAnswer {
  readonly by: unknown;
  /** By a prepared text, which less certain words call. */
  readonly prepared?: boolean;
}

type Ranked = readonly RankedMeaning[];

/** How a whole question is answered, and what its words may mean. */
export interface Asking {
  readonly ask: (question: DirectQuestion) => Given | null;
  readonly rank: (plain: string) => Ranked;
}

/** A complete question. */
interface Whole {
  readonly plain: string;
  readonly ranked: Ranked;
  readonly given: Given;
}

/**
 * The answer to a short message that rests on a question with a direct answer: the same question
 * for what it names instead ("and zone 4?", "at 300?", "and a half marathon?"), or the grounds of
 * that answer ("why?", "how sure are you?"); null where it is no such follow-up.
 */
export function carriedOn(
  { plain, before }: Pick<DirectQuestion, 'plain' | 'before'>,
  asking: Asking,
): DirectAnswer | null {
  if (plain.split(' ').length > MOST_WORDS) return null;
  const last = wholeBefore(before, asking);
  if (last && STATISTIC.test(plain) && !STATISTIC.test(last.plain) && ZONED.test(last.plain))
    return null;
  const other = last && inOtherTerms(last, plain) !== null;
  if (last && !other && standsAlone({ plain, before }, last, asking)) return null;
  return last && (continued(last, plain, asking)?.given ?? grounds(last.given, plain));
}

/** "Fine, then just avg hr" after zones asks for no zone. */
const STATISTIC = /\b(?:avg|average|mean|max(?:imum)?|highest|lowest|peak)\b/;
const ZONED = /\bzones?\b/;

/** As few words lean on what was said before, whatever they call. */
const FEW_WORDS = 4;

/** Whether a message has an answer of another kind by its own words. */
function standsAlone(
  { plain, before }: Pick<DirectQuestion, 'plain' | 'before'>,
  { given }: Whole,
  { ask, rank }: Asking,
): boolean {
  if (plain.split(' ').length <= FEW_WORDS) return false;
  const own = ask({ plain, before, ranked: rank(plain) });
  return own !== null && !own.prepared && own.by !== given.by;
}

/** The question before, completed by those that it leans on; null where it had another answer. */
function wholeBefore(before: readonly string[], asking: Asking): Whole | null {
  return before
    .slice(0, DEEPEST)
    .map((plain, index) => ({ plain, earlier: before.slice(index + 1) }))
    .reverse()
    .reduce<Whole | null>((last, { plain, earlier }) => {
      const next = last && continued(last, plain, asking);
      if (next) return next;
      const ranked = asking.rank(plain);
      const given = asking.ask({ plain, before: earlier, ranked });
      return given && { plain, ranked, given };
    }, null);
}

/** "Above it" leaves out what "and above" takes in. */
const BEYOND_IT = /\b(?:above|over|beyond|below|under|beneath) (?:it|that|there)\b/;

/** The first of the texts that say a follow-up in full which asks for something else. */
function continued(last: Whole, plain: string, { ask }: Asking): Whole | null {
  const alike = [
    ...swapped(last.plain, plain),
    ...(isTurn(plain) && !BEYOND_IT.test(plain) ? [`${last.plain} ${plain}`] : []),
  ];
  for (const text of alike) {
    const given = ask({ plain: text, before: [], ranked: last.ranked });
    if (given && given.by === last.given.by && said(given) !== said(last.given))
      return { plain: text, ranked: last.ranked, given };
  }
  for (const text of [
    ofThatZone(last, plain),
    ofZones(last.plain, plain),
    inOtherTerms(last, plain),
  ]) {
    const given = text === null ? null : ask({ plain: text, before: [] });
    if (text !== null && given !== null) return { plain: text, ranked: [], given };
  }
  return null;
}

function said({ answer }: DirectAnswer): string {
  return sentencesOf(answer)
    .join('')
    .replace(/ \[\w+\]/g, '');
}

const OPENING = String.raw`(?:(?:and|but|so|ok|hm+|oh|really|huh|wait)[ ,?]*)*`;
const CLOSING = String.raw`(?: (?:though|tho|then|exactly))?[ ?!.]*`;
const IT = '(?:that|this|it)';
const WHYS = [
  `why(?: so| that| not| is ${IT}(?: so)?| was ${IT}(?: so)?)?`,
  'how (?:come|so)|because of what|says who',
  'what makes you (?:say|think) (?:so|that|this)',
  `how do you (?:know|figure|get|work)(?: (?:that|this|it|there|out))*`,
  `(?:based )?on what(?: basis)?|what(?:s| is)? ${IT} (?:is )?(?:based|resting) on`,
  'where do you get that(?: from)?',
  `how (?:sure|certain|confident) (?:are you|is ${IT})(?: (?:of|about) ${IT})?`,
  `how (?:reliable|accurate|exact|good|precise) is ${IT}(?: (?:number|figure|guess|estimate))?`,
  `(?:are )?you sure(?: (?:about )?${IT})?`,
];
const WHY = new RegExp(`^${OPENING}(?:${WHYS.join('|')})${CLOSING}$`);

const WHEN = new RegExp(
  `^${OPENING}(?:when|where|at (?:what|which) (?:point|time|km|minute)|how (?:far|long|many (?:minutes|mins|km)) in(?:to)?|what (?:km|minute))\\b(?: \\w+){0,5}${CLOSING}$`,
);
const PLACED = /\bfrom the start\b|\bat km\b|\bkm in\b/;

/** What an answer rests on, or when it was. */
function grounds({ answer, sheet }: Given, plain: string): DirectAnswer | null {
  const all = answer.evidence.filter((line) => line !== null && line !== '');
  const placed = WHEN.test(plain) ? all.filter((line) => PLACED.test(line ?? '')) : [];
  const lines = WHY.test(plain) ? all : placed;
  if (lines.length === 0) return null;
  return { sheet, answer: { finding: lines, evidence: [], meaning: [] } };
}
