import { say, type Line } from '#coaching/domain/answer/say.js';
import { quantity } from '#coaching/domain/facts/draft.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import { direct, withFact, type Direct } from './direct.js';
import { means } from './meant.js';

const LEGS =
  /\b(?:left|right)\b.*\b(?:legs?|foot|feet|side|share|percent\w*|balance|split|contribut\w*|stronger|weaker|does|do|did|even|lazy|slack\w*)\b|\b(?:legs?|pedal\w*|power) (?:balance|symmetry|split|share)\b|\bleft (?:\/|and|or|vs|versus|against)? ?right\b|\bl ?\/ ?r\b|\b(?:which|stronger|weaker|lazy|lazier|dominant) (?:leg|side)\b|\bbetween (?:my |the )?(?:two )?legs\b|\b(?:lop ?sided|asymmetr\w*|imbalance\w*|one.legged)\b|%|\bpercent\b.*\b(?:left|right)\b/;
const SIDE =
  /\b(?:left|right|legs?|balance|symmetr\w*|asymmetr\w*|imbalance\w*|lop ?sided|one.legged)\b/;
/** The word itself, and matters of parts. */
const ELSEWHERE =
  /\b(?:laps?|reps?|intervals?|climbs?|km \d+|halves|half|quarters?|torque|smooth\w*|fatigue|hurts?|pain|that right|right\?|alright|all right|turn(?:ed)? (?:left|right)|left (?:in|over|at|the house|out)|how much (?:is|was|did i have) left|right (?:now|after|before|at|in|on|when))\b/;
/** Closer to half than this is even, percentage points (ours: meters agree to about a point). */
const EVEN = 1;
/** Beyond this a difference is no longer usual, percentage points (ours, after 48 to 52 as usual). */
const USUAL = 3;

/** Both shares in the first sentence, and whether they are even. */
export const legBalance: Direct = (sheet, question) => {
  const { plain, before } = question;
  const own = (LEGS.test(plain) && SIDE.test(plain)) || means(question, 'balance');
  const follows =
    /\b(?:lop ?sided|that (?:bad|ok|much|even|normal)|imbalance|rounding error)\b/.test(plain) &&
    before.slice(0, 1).some((text) => LEGS.test(text) && SIDE.test(text));
  if ((!own && !follows) || ELSEWHERE.test(plain)) return null;
  const right = sheet.get('power.balance.right');
  if (!right) return sheet.context.family === 'cycling' ? missing(sheet) : null;
  const found = withFact(
    sheet,
    quantity(
      {
        key: 'power.balance.left',
        label: 'Share of the left leg',
        about: ['power'],
        method: 'what the right leg leaves',
        quality: 'derived',
      },
      100 - Number(right.value),
      '%',
      leftOf(right.display),
    ),
  );
  if (!found) return null;
  return direct(
    found.sheet,
    say`${opening(Number(right.value))}: left leg ${found.fact}, right leg ${right}.`,
    halves(sheet),
    'A lasting change on the same bike says more than a single value.',
  );
};

/** Taken from the share that is shown, so that both add up to 100 %. */
function leftOf(right: string): string {
  const decimals = /\.(\d+)/.exec(right)?.[1]?.length ?? 0;
  return right.replace(/\d+(?:\.\d+)?/, (shown) => (100 - Number(shown)).toFixed(decimals));
}

function opening(right: number): string {
  const apart = Math.abs(right - 50);
  if (apart < EVEN) return 'Even';
  const side = right > 50 ? 'right' : 'left';
  return apart <= USUAL ? `Slightly to the ${side}, a normal difference` : `More from the ${side}`;
}

function halves(sheet: FactSheet): Line {
  const [first, second] = [1, 2].map((half) => sheet.get(`power.balance.right.half.${half}`));
  return first && second
    ? say`The right leg gave ${first} in the first half of the ride and ${second} in the second.`
    : null;
}

function missing(sheet: FactSheet): ReturnType<Direct> {
  return direct(
    sheet,
    cannotTell(sheet, 'rightBalance', 'how your legs shared the work') ??
      cannotTell(sheet, 'power', 'how your legs shared the work'),
    'A power meter on both sides would record it.',
  );
}
