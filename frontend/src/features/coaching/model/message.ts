import type { ChatMessageAnswer, ReportAnswer } from '../../../api/generated/types.gen.js';

/** A question or an answer about a workout, as the server stores it. */
export type ChatMessage = Readonly<ChatMessageAnswer>;

/** What the coach wrote about the workout before anybody asked. */
export type FirstReport = Pick<ReportAnswer, 'sections' | 'evidence' | 'coach'>;

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
