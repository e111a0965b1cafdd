import { submitFeedback } from '#api/generated/sdk.gen.js';
import type { FeedbackDto, MessageAnswer } from '#api/generated/types.gen.js';

export type LeavingFeedback = FeedbackDto;
export type LeavingReason = FeedbackDto['reason'];
export type Recommendation = FeedbackDto['wouldRecommend'];

/** `userToken` is that of the account that was closed in this browser; null where none was. */
export const leaveFeedback = (body: LeavingFeedback): Promise<MessageAnswer> =>
  submitFeedback({ body });
