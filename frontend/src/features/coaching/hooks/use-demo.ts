import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.js';
import { useDelayed } from '#components/timing/use-delayed.js';
import { demoQuestionsQuery } from '../api/demo-chat.js';
import { DEMO_QUESTION_LIMIT, PRESET_QUESTIONS, type DemoVisit } from '../model/demo.js';
import { notAsked, plainSuggestion } from '../model/suggestions.js';
import { useDemoChat, type DemoChat } from './use-demo-chat.js';

const FIRST_QUESTION_MS = 500;
const PRESET_MS = 100;

export interface Demo {
  readonly visit: DemoVisit;
  readonly chat: DemoChat;
  /** Whether nothing can be asked here: the session is missing, over, or of another workout. */
  readonly isClosed: boolean;
  /** Whether the last of the questions is asked, or under way. */
  readonly isLast: boolean;
  readonly open: 'welcome' | 'next' | null;
  /** Questions that were not asked yet. */
  readonly questions: readonly string[];
  /** Whether there is something to go on from. */
  readonly canGoOn: boolean;
  readonly begin: () => void;
  readonly next: () => void;
  readonly close: () => void;
  /** Asks one of the questions that are offered. */
  readonly pick: (question: string) => void;
  /** Asks what the visitor has written. */
  readonly write: (question: string) => void;
}

/** A visit to the demo from its welcome to its last question. */
export function useDemo(visit: DemoVisit, unitSystem: 'METRIC' | 'IMPERIAL'): Demo {
  const chat = useDemoChat(visit, unitSystem);
  const { count, history, messages, partial } = chat;
  const offered = useQuery(demoQuestionsQuery(visit));
  const [open, setOpen] = useState<Demo['open']>('welcome');
  const [isDue, setDue] = useState(false);
  const afterWelcome = useDelayed();
  const afterPreset = useDelayed();
  const list =
    offered.data && offered.data.length > 0 ? offered.data : PRESET_QUESTIONS[visit.sport];

  const isReady = isDue && !offered.isPending && history === 'ready';
  // A visitor who returns to a conversation is not asked again.
  const first = messages.length === 0 ? list[0] : undefined;
  const begun = useRef(false);
  const send = useRef(chat.send);
  useEffect(() => {
    send.current = chat.send;
  });
  useEffect(() => {
    if (!isReady || begun.current) return;
    begun.current = true;
    if (first !== undefined) send.current(first);
  }, [isReady, first]);

  return {
    visit,
    chat,
    isClosed:
      visit.sessionId.trim() === '' ||
      (history === 'failed' &&
        chat.historyError instanceof ApiError &&
        chat.historyError.status === 404),
    isLast: count === DEMO_QUESTION_LIMIT,
    open,
    questions: notAsked(list.map(plainSuggestion), messages).map(
      (suggestion) => suggestion.question,
    ),
    canGoOn:
      count < DEMO_QUESTION_LIMIT &&
      partial === null &&
      (messages.length > 0 || chat.unanswered !== null),
    begin: () => {
      setOpen(null);
      window.scrollTo({ top: 0 });
      afterWelcome(() => setDue(true), FIRST_QUESTION_MS);
    },
    next: () => setOpen('next'),
    close: () => setOpen(null),
    pick: (picked) => {
      setOpen(null);
      afterPreset(() => send.current(picked), PRESET_MS);
    },
    write: (written) => {
      setOpen(null);
      chat.send(written);
    },
  };
}
