import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownWords } from '../../../lib/own-words.js';
import { askCoach } from '../api/ask-coach.js';
import { messagesQuery } from '../api/get-messages.js';
import { chatFailure, type ChatFailure } from '../model/chat-failure.js';
import { pendingQuestion, type ChatMessage } from '../model/message.js';

export interface ChatOptions {
  readonly workoutId: string;
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly onFailure: (failure: ChatFailure) => void;
}

export interface Chat {
  readonly messages: readonly ChatMessage[];
  readonly history: 'loading' | 'ready' | 'failed';
  /** What has come of the answer under way; null while none is. */
  readonly partial: string | null;
  readonly draft: string;
  /** The last answer that came while the page was open, for those who hear it. */
  readonly finished: string;
  /** Questions left on this workout; undefined until an answer has told, null where they are not counted. */
  readonly remaining: number | null | undefined;
  readonly setDraft: (text: string) => void;
  /** Does nothing for an empty text, without a workout, or while an answer is on the way. */
  readonly send: (text: string) => void;
  readonly stop: () => void;
  readonly reload: () => void;
}

/** The conversation about one workout. A question that fails or is stopped leaves no trace but its text in the input. */
export function useChat({ workoutId, unitSystem, onFailure }: ChatOptions): Chat {
  const queryClient = useQueryClient();
  const query = messagesQuery(workoutId);
  const history = useQuery({ ...query, enabled: workoutId !== '' });
  const [partial, setPartial] = useState<string | null>(null);
  const [draft, setTyped] = useState(() => ownWords.read(workoutId));
  const [finished, setFinished] = useState('');
  const [remaining, setRemaining] = useState<number | null>();
  const underWay = useRef<AbortController | null>(null);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => () => underWay.current?.abort(), [workoutId]);
  const setDraft = useCallback(
    (text: string): void => {
      ownWords.keep(workoutId, text);
      setTyped(text);
    },
    [workoutId],
  );

  const change = useCallback(
    (update: (messages: readonly ChatMessage[]) => readonly ChatMessage[]) =>
      queryClient.setQueryData(messagesQuery(workoutId).queryKey, (messages: readonly ChatMessage[] = []) => update(messages)),
    [queryClient, workoutId],
  );

  const ask = async (text: string, control: AbortController): Promise<void> => {
    const question = pendingQuestion(text, workoutId);
    await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
    change((messages) => [...messages, question]);
    try {
      const answer = await askCoach({ message: text, workoutId, unitSystem }, (chunk) => setPartial((before) => (before ?? '') + chunk), control.signal);
      change((messages) => [...messages, answer.message]);
      setFinished(answer.message.content);
      setRemaining(answer.remaining);
    } catch (error) {
      change((messages) => messages.filter(({ id }) => id !== question.id));
      // Read from where it is kept: the page may be gone by now, for somebody who must sign in again.
      if (ownWords.read(workoutId) === '') setDraft(text);
      if (!control.signal.aborted) fail.current(chatFailure(error));
    } finally {
      underWay.current = null;
      setPartial(null);
    }
  };

  return {
    messages: history.data ?? [],
    history: history.isError && !history.data ? 'failed' : history.isPending ? 'loading' : 'ready',
    partial,
    draft,
    finished,
    remaining,
    setDraft,
    send: (typed) => {
      const text = typed.trim();
      if (text === '' || workoutId === '' || underWay.current) return;
      const control = new AbortController();
      underWay.current = control;
      setDraft('');
      setFinished('');
      setPartial('');
      void ask(text, control);
    },
    stop: () => underWay.current?.abort(),
    reload: () => void history.refetch(),
  };
}
