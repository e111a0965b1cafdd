import { factsCited } from '../cited.js';
import type { DirectAnswer } from '../direct.js';

const PREDICTED = /^(?:predictions?\.|prediction\.\d)/;
const PACE =
  /\b(?:pace|per (?:km|k|kilomet(?:re|er)|mile)|min ?\/ ?(?:km|mi)|splits?|how fast|speed)\b|\/ ?km\b/;
const OTHER = /\b(?:was|did|were|average|avg|best|fastest|slowest|first|last|laps?)\b/;

/** "What pace would that be?" of a race that was predicted. */
export function inOtherTerms(
  { plain: before, given }: { readonly plain: string; readonly given: DirectAnswer },
  plain: string,
): string | null {
  if (!PACE.test(plain) || OTHER.test(plain)) return null;
  const { answer, sheet } = given;
  return factsCited(answer, sheet).some(({ key }) => PREDICTED.test(key))
    ? `${before} in pace terms`
    : null;
}
