import { say, when } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const W_PRIME =
  /\b(?:w ?prime|w ?bal\w*|wbal|w ?tank|(?:anaerobic|energy) (?:battery|reserves?|tank|capacity)|reserves? above (?:my )?(?:critical power|cp)|match(?:es|book)|burn(?:ed|t)? (?:\w+ )?match\w*|battery)\b|\btank\b.*\b(?:empt\w+|dry|low\w*|bottom\w*)\b|\b(?:empty|emptied|drain\w*|run dry|dig|dug)\b.*\b(?:tank|deep|reserve\w*)\b/;
/** How near to the end of the reserve. */
const NEAR_BLOWING =
  /\bhow (?:close|near|far)\b.*\b(?:blow\w*|pop\w*|crack\w*|explod\w*|empty|limit|edge|done)\b/;
const WHEN = /\b(?:when|what time|at what|where|which (?:minute|km|point))\b/;
const MUCH = /\b(?:a lot|much|deep|bad|low|high|ok|normal)\b/;
/** Below this share of W′ the tank counts as nearly empty, percent (ours). */
const NEARLY_EMPTY = 15;
const DEEP = 50;
/** From this share on nothing was taken from it, percent (rounding). */
const WHOLE = 99.5;

/** How far the W′ balance went down, when, and whether that is a lot. */
export const wPrime: Direct = (sheet, question) => {
  const { plain, before } = question;
  const own = W_PRIME.test(plain) || NEAR_BLOWING.test(plain) || means(question, 'w-prime');
  const follows =
    !own &&
    plain.split(' ').length <= 7 &&
    (WHEN.test(plain) || MUCH.test(plain)) &&
    before.slice(0, 2).some((text) => W_PRIME.test(text));
  if ((!own && !follows) || /\b(?<!i )(?:mean|means|definition|explain|what is)\b/.test(plain))
    return null;
  const [low, share, at] = (
    ['wPrime.minimum', 'wPrime.minimumShare', 'wPrime.minimumAt'] as const
  ).map((key) => sheet.get(key));
  if (!low || !share || !at) {
    const unknown = sheet.unknown('wPrime');
    if (!own) return null;
    if (unknown) return direct(sheet, say`I can't say, because ${unknown}.`);
    return sheet.context.family === 'running'
      ? direct(sheet, "I can't say, because W′ is worked out for rides with power only.")
      : null;
  }
  const left = Number(share.value);
  const capacity = when(sheet, ['wPrime.capacity', 'wPrime.criticalPower'], (full, power) =>
    full && power ? say`Your W′ is ${full}, used up above a critical power of ${power}.` : null,
  );
  if (WHEN.test(plain) && left < WHOLE)
    return direct(sheet, say`At ${at} from the start: ${low} were left.`, capacity);
  if (left >= WHOLE)
    return direct(
      sheet,
      say`No: your reserve above critical power stayed whole, at ${low}.`,
      capacity,
    );
  const opening = emptiness(left);
  return direct(
    sheet,
    own && !/\bis that\b/.test(plain) && !/\b(?:did|empty|emptied)\b/.test(plain)
      ? say`Your W′ balance went down to ${low}, ${share} of the full amount.`
      : say`${opening}: ${low} were left at the lowest, ${share} of your W′.`,
    say`That was at ${at} from the start.`,
    capacity,
  );
};

function emptiness(left: number): string {
  if (left <= NEARLY_EMPTY) return 'Yes, nearly';
  return left <= DEEP ? 'More than half of it' : 'No, most of it was left';
}
