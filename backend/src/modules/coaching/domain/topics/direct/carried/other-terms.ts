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
  const predicted = keys.some((key) => PREDICTED.test(key));
  return predicted && PACE.test(plain) && !OTHER.test(plain) ? `${before} in pace terms` : null;
}

/** The average without what was wrong. */
const AVERAGE = /\b(?:average|avg|mean)\b/;
