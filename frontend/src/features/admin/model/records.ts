import type {
  DeletedAccountAnswer,
  DemoSessionRowAnswer,
  FeedbackRowAnswer,
} from '#api/generated/types.gen.js';

export type DeletedAccount = DeletedAccountAnswer;
export type Feedback = FeedbackRowAnswer;
export type DemoSession = DemoSessionRowAnswer;

/** The reason as people read it: hyphens are spaces. */
export const reasonWords = (reason: string | null): string =>
  reason?.replaceAll('-', ' ') || 'No reason provided';
