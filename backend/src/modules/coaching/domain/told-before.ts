import { SIGN_HOLDS_FOR } from './safety/advice-after.js';
import { redFlag } from './safety/red-flags.js';

/**
 * An earlier question or answer as a client sends it back; whatever it holds is text and never a
 * fact.
 */
export interface ToldBefore {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * Of a conversation that only the client keeps, so much is read: its last turns, and the beginning
 * of each.
 */
const MOST_TURNS = 6;
const MOST_ASKED = 2 * SIGN_HOLDS_FOR;
const LONGEST_TURN = 2000;

/**
 * Characters that no one types on purpose and that can hide text: controls, zero-width and
 * bidirectional marks.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/**
 * Turns out of whatever a client sends; what is no turn is left out, and so is what was said about
 * symptoms.
 */
export function toldBefore(sent: readonly unknown[]): readonly ToldBefore[] {
  const turns = sent.slice(-MOST_TURNS).flatMap((entry) => turnOf(entry) ?? []);
  const aboutHealth = (index: number) =>
    [turns[index - 1], turns[index]].some(
      (turn) => turn?.role === 'user' && redFlag(turn.content) !== null,
    );
  return turns.filter((_, index) => !aboutHealth(index));
}

/** The athlete's own messages, with what they said of symptoms: for warnings and for no coach. */
export function askedBefore(sent: readonly unknown[]): readonly string[] {
  return sent
    .slice(-MOST_ASKED)
    .flatMap((entry) => turnOf(entry) ?? [])
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content);
}

function turnOf(entry: unknown): ToldBefore | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { role, content } = entry as { role?: unknown; content?: unknown };
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return null;
  const text = content.slice(0, LONGEST_TURN).normalize('NFKC').replace(HIDDEN, '').trim();
  return text === '' ? null : { role, content: text };
}
