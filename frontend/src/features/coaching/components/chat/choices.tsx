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

/** What can be asked, in a conversation that has not begun. */
export function FirstQuestions({ suggestions, onPick }: Omit<ChoicesProps, 'chat'>) {
  return <SuggestedQuestions suggestions={suggestions} count={FIRST} onPick={onPick} />;
}

/** Questions to choose: those that may have been meant, else those that are suggested. */
export function Choices({ chat, suggestions, onPick }: ChoicesProps) {
  const { guesses, messages, partial } = chat;
  if (partial !== null) return null;
  return guesses.length > 0 ? (
    <Guesses guesses={guesses} onPick={onPick} />
  ) : (
    <SuggestedQuestions suggestions={notAsked(suggestions, messages)} onPick={onPick} />
  );
}
