import type { Evidence } from '../../../lib/evidence.js';

/** A question or an answer about a workout, as GET /api/chat/messages tells it. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly createdAt: string;
  readonly userId: string;
  readonly workoutId: string;
  readonly evidence: readonly Evidence[];
  /** Numbers that no fact supports; the sentences with them were left out. */
  readonly unverified: readonly string[];
  readonly coach: string | null;
}

/** What the coach wrote about the workout before anybody asked. */
export interface FirstReport {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly evidence: readonly Evidence[];
  readonly coach: string;
}

/** A question as it is shown while its answer is on the way. */
export function pendingQuestion(content: string, workoutId: string): ChatMessage {
  return {
    id: `pending-${crypto.randomUUID()}`,
    role: 'user',
    content,
    createdAt: new Date().toISOString(),
    userId: '',
    workoutId,
    evidence: [],
    unverified: [],
    coach: null,
  };
}

const COACHES: Readonly<Record<string, string>> = {
  builtin: 'Built-in coach',
  openai: 'AI coach',
  safety: 'Safety advice',
};

export function coachName(coach: string | null): string {
  return (coach !== null ? COACHES[coach] : undefined) ?? 'Coach';
}
