import { request } from '../../../api/request.js';

export type LeavingReason = 'too-expensive' | 'not-useful' | 'difficult-to-use' | 'found-alternative' | 'other';
export type Recommendation = 'yes' | 'no' | 'maybe';

export interface LeavingFeedback {
  readonly reason: LeavingReason;
  /** In the athlete's own words; empty where they said nothing more. */
  readonly feedback: string;
  readonly wouldRecommend: Recommendation;
  /** Of the account that was closed in this browser; null where none was. */
  readonly userToken: string | null;
}

export const leaveFeedback = (body: LeavingFeedback): Promise<{ message: string }> => request.post('/api/feedback', { body });
