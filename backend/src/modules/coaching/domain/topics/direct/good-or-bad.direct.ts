import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

const JUDGES =
  /\b(?:good|bad|ok|okay|normal|fine|high|low|a lot|much|worr(?:y|ied|ying)|decent|terrible|great|healthy|problem)\b/;
const MOST_WORDS = 9;
const DECOUPLING = /\b(?:decoupl\w*|pw ?:? ?hr|pa ?:? ?hr|drift)\b/;
const ELSEWHERE =
  /\b(?:pace|power|cadence|watts|laps?|reps?|intervals?|climb\w*|km|tomorrow|why|when|where|which|how much)\b/;

/** "8 % huh, good or bad": the decoupling against what is usually called good. */
export const goodOrBad: Direct = (sheet, { plain, before: [last = ''] }) => {
  const asks = JUDGES.test(plain) && !ELSEWHERE.test(plain);
  const about = DECOUPLING.test(plain) || (DECOUPLING.test(last) && !/\bwhy\b/.test(last));
  if (!asks || !about || plain.split(' ').length > MOST_WORDS) return null;
  const [value, limit] = [sheet.get('heartRate.decoupling'), sheet.get('constant.decoupling')];
  if (!value || !limit) return null;
  return direct(sheet, verdict(sheet), 'Heat, thirst, tiredness and a start too hard raise it.');
};

function verdict(sheet: FactSheet): Line {
  const [value, limit] = [sheet.get('heartRate.decoupling'), sheet.get('constant.decoupling')];
  if (!value || !limit) return null;
  return Number(value.value) > Number(limit.value)
    ? say`Not so good: ${value} of decoupling is more than the ${limit} that is usually called good.`
    : say`Good: a decoupling of ${value} is within the ${limit} that is usually called good.`;
}
