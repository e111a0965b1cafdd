export const LEAVING_REASONS = [
  'too-expensive',
  'not-useful',
  'difficult-to-use',
  'found-alternative',
  'other',
] as const;
export const RECOMMENDATIONS = ['yes', 'no', 'maybe'] as const;

export type LeavingReason = (typeof LEAVING_REASONS)[number];
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** Longest text of feedback, in characters. */
export const MAX_FEEDBACK_LENGTH = 5000;

/**
 * How long after the end of an account its last token still ties feedback to it. Source:
 * docs/contract.md, "Accounts".
 */
export const FEEDBACK_TOKEN_LIFE_MS = 24 * 60 * 60 * 1000;

/** Feedback on leaving. */
export interface Feedback {
  readonly reason: LeavingReason;
  /** Null where they wrote nothing. */
  readonly text: string | null;
  readonly wouldRecommend: Recommendation;
  readonly givenAt: Date;
}

/** Control characters but for tab and line break, and the marks that turn the direction of text. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The text as it is stored: nothing in it that a table or a page could stumble over; null where
 * nothing is left.
 */
export function cleanFeedbackText(text: string): string | null {
  const clean = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim();
  return clean === '' ? null : clean;
}
