import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

const WORRIES =
  /\b(?:worr(?:y|ied|ying)|problem(?:atic)?|concern(?:ed|ing)?|bad|normal|ok(?:ay)?|fine|alarm(?:ed|ing)?|fix (?:that|it|this)|care about|dangerous|unhealthy|healthy|too (?:high|low)|good or bad|high or low|good|serious|an issue)\b/;
const ABOUT_THAT =
  /\b(?:that|this|it|those)\b|^(?:(?:and|so|but|ok) )?(?:anything|something|nothing) (?:to|i)\b|^(?:(?:and|so|but) )?(?:good|ok|okay|bad|normal|fine|high|too (?:high|low))\b/;
const MOST_WORDS = 10;
const OTHERS =
  /\b(?:why|when|where|which|how (?:much|long|many)|tomorrow|pain|hurts?|legs?|knee|chest|sick|ill|rep|reps|lap|climb|km|pace it|run|ride|workout|session|effort|interval\w*)\b/;

interface Judged {
  /** What the message before spoke of. */
  readonly words: RegExp;
  readonly says: (sheet: FactSheet) => Line;
}

/** Above it power was not steady any more (ours, after Coggan). */
const STEADY = 1.05;
/** Points from half up to which legs differ as usual (ours). */
const USUAL_POINTS = 3;

const JUDGED: readonly Judged[] = [
  { words: /\b(?:balance|left|right)\b.*\b(?:legs?|side|right|foot)\b|\bbalance\b/, says: ofLegs },
  { words: /\b(?:variability(?: index)?|vi)\b/, says: ofVariability },
  {
    words: /\b(?:max(?:imum)?|highest|peak|top)\b.*\b(?:hr|heart ?rate|heart|pulse|bpm)\b/,
    says: ofPeak,
  },
  { words: /\b(?:cadence|rpm|spm|step rate)\b/, says: ofCadence },
];

/** "Should I be worried about that?" after a value that has a usual range. */
export const worryAbout: Direct = (sheet, { plain, before: [last = ''] }) => {
  if (!WORRIES.test(plain) || !ABOUT_THAT.test(plain) || OTHERS.test(plain)) return null;
  if (plain.split(' ').length > MOST_WORDS) return null;
  const judged = JUDGED.find(({ words }) => words.test(last));
  if (!judged || JUDGED.some(({ words }) => words.test(plain))) return null;
  const line = judged.says(sheet);
  return line === null ? null : direct(sheet, line);
};

function ofLegs(sheet: FactSheet): Line {
  const right = sheet.get('power.balance.right');
  if (!right) return null;
  return Math.abs(Number(right.value) - 50) <= USUAL_POINTS
    ? say`No: a right leg at ${right} is a small, normal difference.`
    : say`Keep an eye on it: a right leg at ${right} is more than the usual difference, though no fault on its own.`;
}

function ofVariability(sheet: FactSheet): Line {
  const value = sheet.get('power.variability');
  if (!value) return null;
  return Number(value.value) <= STEADY
    ? say`No, that is good: a variability index of ${value} means steady power.`
    : say`No: a variability index of ${value} only says that power went up and down, as hills, stops and intervals make it.`;
}

function ofPeak(sheet: FactSheet): Line {
  const [peak, limit] = [sheet.get('heartRate.max'), sheet.get('threshold.maxHr')];
  if (!peak || !limit) return null;
  return Number(peak.value) <= Number(limit.value)
    ? say`No, that is normal for hard work: ${peak} is within the maximum of ${limit} in your profile.`
    : say`It says that your profile is off: ${peak} is above the maximum of ${limit} there, or the sensor slipped.`;
}

function ofCadence(sheet: FactSheet): Line {
  const value = sheet.get('cadence.average');
  return value
    ? say`No: ${value} is fine, because there is no cadence that is right for everybody.`
    : null;
}
