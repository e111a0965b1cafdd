import type { Truths } from '../truth/true-values.js';
import { fortyAsked } from './forty-asked.js';
import { knownFailures } from './known-failures.js';
import { falsePremises, missingAsked } from './missing-and-false.js';
import { injectionAsked, outOfScope, unitSwitches } from './outside.js';
import type { EvalQuestion } from './question.js';
import { reviewedAsked } from './reviewed.js';
import { comparisonAsked, followUps, historyAsked } from './several.js';
import { lookAlikesAsked, warningsAsked } from './warnings.js';

/** Every question of the evaluation, always the same and in the same order. */
export function allQuestions(truthsFor: (name: string) => Truths): readonly EvalQuestion[] {
  return [
    ...fortyAsked(truthsFor),
    ...missingAsked(),
    ...falsePremises(truthsFor),
    ...warningsAsked(),
    ...lookAlikesAsked(),
    ...injectionAsked(),
    ...unitSwitches(),
    ...outOfScope(),
    ...comparisonAsked(),
    ...historyAsked(),
    ...followUps(),
    ...knownFailures(),
    ...reviewedAsked(),
  ];
}
