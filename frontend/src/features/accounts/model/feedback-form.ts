import type { Choice } from '#components/form/choice-group.js';
import type { FeedbackDto } from '#api/generated/types.gen.js';

type Reason = FeedbackDto['reason'];
type Recommendation = FeedbackDto['wouldRecommend'];

/** What the form holds while it is filled in; a choice is empty until it is made. */
export interface FeedbackForm {
  readonly reason: Reason | '';
  readonly feedback: string;
  readonly wouldRecommend: Recommendation | '';
}

export const emptyFeedback: FeedbackForm = { reason: '', feedback: '', wouldRecommend: '' };

/** What the server takes of free text, in characters. */
export const longestFeedback = 5000;

export const reasons: readonly Choice<Reason>[] = [
  { value: 'too-expensive', label: 'It is too expensive' },
  { value: 'not-useful', label: 'It is not useful for my training' },
  { value: 'difficult-to-use', label: 'It is difficult to use' },
  { value: 'found-alternative', label: 'I found an alternative' },
  { value: 'other', label: 'Something else' },
];

export const recommendations: readonly Choice<Recommendation>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];

/** Sentences by field; empty where the form may be sent. */
export function feedbackErrors({
  reason,
  wouldRecommend,
}: FeedbackForm): Partial<Record<keyof FeedbackForm, string>> {
  return {
    ...(reason === '' ? { reason: 'Please select a reason' } : {}),
    ...(wouldRecommend === '' ? { wouldRecommend: 'Please select an option' } : {}),
  };
}

/** What is sent, or null while a choice is missing. */
export function toFeedback(
  { reason, feedback, wouldRecommend }: FeedbackForm,
  userToken: string | null,
): FeedbackDto | null {
  return reason === '' || wouldRecommend === ''
    ? null
    : { reason, feedback: feedback.trim(), wouldRecommend, userToken };
}
