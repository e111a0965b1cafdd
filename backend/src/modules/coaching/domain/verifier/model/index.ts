import type { Problem } from '../problem.js';
import { claimsAhead } from './ahead.js';
import { beyondData } from './beyond-data.js';
import { inventedCauses } from './causes.js';
import { unprovenChanges } from './changes.js';
import { foreignDays } from './days.js';
import { foreignNames } from './names-of-facts.js';
import type { ModelCheck, ModelSentence } from './model-sentence.js';
import { oddText } from './odd-text.js';
import { unmarkedNumbers } from './own-marks.js';
import { pastClaims } from './past-claims.js';
import { unprovenRanges, unprovenRanks } from './ranks.js';
import { saysDraftAgain } from './own-text.js';
import { foreignScope } from './scope.js';
import { unexplainedWords } from './unexplained-words.js';
import { unprovenVerdicts } from './verdicts.js';

const CHECKS: readonly ModelCheck[] = [
  oddText,
  unmarkedNumbers,
  foreignScope,
  foreignNames,
  foreignDays,
  beyondData,
  inventedCauses,
  pastClaims,
  claimsAhead,
  unprovenRanks,
  unprovenRanges,
  unprovenChanges,
  unprovenVerdicts,
  unexplainedWords,
];

/** A report that is worded again may say nothing beyond our own paragraphs. */
const strayed: ModelCheck = (sentence) =>
  saysDraftAgain(sentence) ? [] : [{ kind: 'claim', text: sentence.plain }];

const OF_DRAFTS: readonly ModelCheck[] = [oddText, unexplainedWords, strayed];

/** What a model may not say of these data: whatever is not allowed, see decision 0039. */
export function modelProblems(sentence: ModelSentence): readonly Problem[] {
  const checks = sentence.draft.length > 0 ? OF_DRAFTS : CHECKS;
  return checks.flatMap((check) => check(sentence));
}
