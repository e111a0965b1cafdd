import type { ChatMessageAnswer, ReportAnswer } from '#api/generated/types.gen.js';
import type { Evidence } from './evidence.js';

/** A question or an answer as the page shows it, stored or not. */
export interface ShownMessage extends Readonly<
  Pick<ChatMessageAnswer, 'id' | 'role' | 'content' | 'coach'>
> {
  readonly evidence: readonly Evidence[];
  /** One entry for each sentence that was left out; only their number is shown. */
  readonly unverified: readonly string[];
  /** Which model answered, where one did. */
  readonly model?: string | null;
  /** When it was said; of answers that are never stored. */
  readonly timestamp?: string;
  /** A question without an answer, or what stands in the answer's place. */
  readonly failed?: true;
  /** Why there is no answer, in the server's words. */
  readonly reason?: string;
}

/** What the coach wrote about the workout before anybody asked. */
export type FirstReport = Pick<ReportAnswer, 'headline' | 'sections' | 'evidence' | 'coach'>;

/**
 * A message that the server does not know: a question on its way, or an answer that is never
 * stored.
 */
export function ownMessage(
  role: ShownMessage['role'],
  content: string,
  changes: Partial<ShownMessage> = {},
): ShownMessage {
  return {
    id: `own-${crypto.randomUUID()}`,
    role,
    content,
    evidence: [],
    unverified: [],
    coach: null,
    ...changes,
  };
}

const COACHES: Readonly<Record<string, string>> = {
  builtin: 'Built-in coach',
  openai: 'AI coach',
  safety: 'Safety advice',
};

/** Who answered, with the model where one did. */
export function coachName(coach: string | null, model?: string | null): string {
  const name = (coach !== null ? COACHES[coach] : undefined) ?? 'Coach';
  return coach === 'openai' && model ? `${name}, ${model}` : name;
}
