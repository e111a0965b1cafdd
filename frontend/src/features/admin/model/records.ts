import type { DeletedAccountAnswer, DemoSessionRowAnswer } from '#api/generated/types.gen.js';

export type DeletedAccount = DeletedAccountAnswer;
export type DemoSession = DemoSessionRowAnswer;

/** The reason as people read it: hyphens are spaces. */
export const reasonWords = (reason: string | null): string =>
  reason?.replaceAll('-', ' ') || 'No reason provided';
