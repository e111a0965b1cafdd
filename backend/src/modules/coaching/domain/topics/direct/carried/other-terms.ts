import { factsCited } from '../cited.js';
import type { DirectAnswer } from '../direct.js';

const PREDICTED = /^(?:predictions?\.|prediction\.\d)/;
const PACE =
  /\b(?:pace|per (?:km|k|kilomet(?:re|er)|mile)|min ?\/ ?(?:km|mi)|splits?|how fast|speed)\b|\/ ?km\b/;
const OTHER = /\b(?:was|did|were|average|avg|best|fastest|slowest|first|last|laps?)\b/;

/** "What pace would that be?" of a race that was predicted, the average without the bad readings. */
export function inOtherTerms(
  { plain: before, given }: { readonly plain: string; readonly given: DirectAnswer },
  plain: string,
): string | null {
  const { answer, sheet } = given;
  const keys = factsCited(answer, sheet).map(({ key }) => key);
  if (AVERAGE.test(plain) && keys.some((key) => key.startsWith('quality.repair.')))
    return `${before} is the average still ok`;
  if (BAD_READINGS.test(plain) && keys.some((key) => key.startsWith('quality.repair.')))
    return 'what was repaired in the file';
  if (SHOULD_BE.test(plain) && FTP.test(before)) return 'what is my real ftp';
  const predicted = keys.some((key) => PREDICTED.test(key));
  return predicted && PACE.test(plain) && !OTHER.test(plain) ? `${before} in pace terms` : null;
}

/** How many readings were bad, and what was done with them. */
const BAD_READINGS =
  /\bhow many\b(?!.*\b(?:laps?|reps?|km|climbs?|stops?|intervals?)\b)|\b(?:number|count) of\b|\bhow long was (?:that|it|this)\b|\bwhich (?:part|minutes|bit)\b|\bwhat (?:did|do|have) you (?:do|done)\b|\b(?:fix|repair|remove|delete|thr[eo]w|t[ao]ke|took|le(?:ave|ft)|cut|drop|exclud|clean|discard|ignor|replac|correct)(?:e|ed|d|n|ing)?\b.*\b(?:them|it|those|that|these)\b|\b(?:them|it|those|that|these) (?:out|away|still (?:counted|in|included)|included|counted)\b|\bminutes (?:were|are|still)\b/;

/** What a better number for the profile would be. */
const SHOULD_BE =
  /\bwhat should (?:it|that|i)\b|\b(?:right|correct|better|real|true|proper|new|what|which) (?:number|value|one|figure|setting)\b|\b(?:set|change|put|adjust|raise|lower|drop|update) it\b|^(?:so |and |ok |then )*to what\b|\bhow (?:high|low|much (?:higher|lower)) (?:should|would|then)|\bwhat is it (?:really|then|actually)\b|\bwhat (?:would|do|should) (?:you|i) (?:set|put|use|enter|change|suggest|recommend)\b|\bput in\b/;
const FTP = /\b(?:ftp|threshold)\b/;

/** The average without what was wrong. */
const AVERAGE = /\b(?:average|avg|mean)\b/;
