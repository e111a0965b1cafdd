import type { Chat } from '#features/coaching/hooks/use-chat.js';
import { notAsked, type Suggestion } from '#features/coaching/model/suggestions.js';
import { Guesses } from './guesses.js';
import { SuggestedQuestions } from './suggested-questions.js';

export interface ChoicesProps {
  readonly chat: Chat;
  readonly suggestions: readonly Suggestion[];
  readonly onPick: (question: string) => void;
}

/** As many as an empty conversation has room for without scrolling. */
const FIRST = 5;

/** What can be asked, in the room of a conversation that has not begun. */
export function FirstQuestions({ chat, suggestions, onPick }: ChoicesProps) {
  return hasBegun(chat) ? null : (
    <SuggestedQuestions suggestions={suggestions} count={FIRST} onPick={onPick} />
  );
}

/**
 * Questions to choose above the input, once a conversation has begun: those that may have been
 * meant, else those that are suggested.
 */
export function Choices({ chat, suggestions, onPick }: ChoicesProps) {
  const { guesses, messages, partial } = chat;
  if (partial !== null || !hasBegun(chat)) return null;
  return guesses.length > 0 ? (
    <Guesses guesses={guesses} onPick={onPick} />
  ) : (
    <SuggestedQuestions suggestions={notAsked(suggestions, messages)} onPick={onPick} />
  );
}

function hasBegun({ history, messages, partial }: Chat): boolean {
  return history !== 'ready' || messages.length > 0 || partial !== null;
}
