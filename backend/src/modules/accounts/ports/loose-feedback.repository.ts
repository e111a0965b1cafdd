import type { Feedback } from '../domain/feedback.js';

/** Feedback that no deleted account stands behind. */
export abstract class LooseFeedbackRepository {
  abstract add(id: string, feedback: Feedback): Promise<void>;
}
