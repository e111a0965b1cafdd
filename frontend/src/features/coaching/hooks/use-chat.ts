import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ownWords } from '#lib/own-words.js';
import { chatFailure, type ChatFailure } from '../model/chat-failure.js';
import type { AskedQuestion, ChatSource, Guess } from '../model/chat-source.js';
import { ownMessage, type ShownMessage } from '../model/message.js';
import { useUnanswered } from './use-unanswered.js';

export interface Chat {
  readonly messages: readonly ShownMessage[];
  readonly history: 'loading' | 'ready' | 'failed';
  /** Why the history could not be loaded. */
  readonly historyError: unknown;
  /** What has come of the answer under way; null while none is. */
  readonly partial: string | null;
  /** The last answer that came while the page was open, for those who hear it. */
  readonly spoken: string;
  readonly draft: string;
  /** The last question where it got no answer; also one that a reload cut off. */
  readonly unanswered: string | null;
  /** Questions left; undefined until an answer has told, null where they are not counted. */
  readonly remaining: number | null | undefined;
  /** What may have been meant by the last question. */
  readonly guesses: readonly Guess[];
  readonly setDraft: (text: string) => void;
  /**
   * Does nothing for an empty text, with nothing to ask about, or while an answer is on the way.
   * What is typed beside it stays.
   */
  readonly send: (text: string) => void;
  readonly stop: () => void;
  readonly reload: () => void;
}

type Messages = readonly ShownMessage[];

/**
 * A conversation. A question that fails or is stopped leaves no trace but its text in the input,
 * unless the source apologizes.
 */
export function useChat(source: ChatSource, onFailure: (failure: ChatFailure) => void): Chat {
  const { place, queryKey } = source;
  const queryClient = useQueryClient();
  const query = {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => source.load(signal),
  };
  const history = useQuery({ ...query, enabled: source.ready });
  const messages = history.data ?? [];
  const [partial, setPartial] = useState<string | null>(null);
  const [draft, setTyped] = useState(() => ownWords.read(place));
  const [finished, setFinished] = useState('');
  const [remaining, setRemaining] = useState<number | null>();
  const [guesses, setGuesses] = useState<readonly Guess[]>([]);
  const unanswered = useUnanswered(place, messages);
  const underWay = useRef<AbortController | null>(null);
  const asked = useRef<AskedQuestion | null>(null);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => () => underWay.current?.abort(), [place]);

  const setDraft = (text: string): void => {
    ownWords.keep(place, text);
    setTyped(text);
  };
  const change = (update: (messages: Messages) => Messages) =>
    queryClient.setQueryData<Messages>(queryKey, (before = []) => update(before));

  const ask = async (text: string, control: AbortController): Promise<void> => {
    const question = ownMessage('user', text);
    // An answer may have been stored and lost on its way here: the same question keeps its name
    // until it is answered.
    asked.current =
      asked.current?.text === text ? asked.current : { text, requestId: crypto.randomUUID() };
    // What was said before belongs above the question; what is loaded again must not take it away.
    if (queryClient.getQueryData(queryKey) === undefined)
      await queryClient.fetchQuery(query).catch(() => undefined);
    else await queryClient.cancelQueries({ queryKey, exact: true });
    const before = (queryClient.getQueryData<Messages>(queryKey) ?? []).filter(
      ({ failed }) => !failed,
    );
    change((all) => [...(unanswered.text === text ? before : all), question]);
    try {
      const answer = await source.ask(
        asked.current,
        before,
        (chunk) => setPartial((sofar) => (sofar ?? '') + chunk),
        control.signal,
      );
      change((all) => [...all, answer.message]);
      unanswered.set(null);
      asked.current = null;
      setFinished(answer.message.content);
      setRemaining(answer.remaining);
      setGuesses(answer.guesses ?? []);
    } catch (error) {
      const stopped = control.signal.aborted;
      const failure = chatFailure(error);
      change((all) => withoutAnswer(all, question, stopped ? undefined : source.apology, failure));
      unanswered.set(text);
      // Read from where it is kept: the page may be gone by now, for somebody who must sign in
      // again.
      if (ownWords.read(place) === '' && (stopped || source.apology === undefined)) setDraft(text);
      if (!stopped) fail.current(failure);
    } finally {
      underWay.current = null;
      setPartial(null);
    }
  };

  const failed = history.isError && !history.data;
  const loaded = history.isPending ? 'loading' : 'ready';
  return {
    messages,
    history: failed ? 'failed' : loaded,
    historyError: history.error,
    partial,
    spoken: finished,
    draft,
    unanswered: partial === null ? unanswered.text : null,
    remaining,
    guesses,
    setDraft,
    send: (typed) => {
      const text = typed.trim();
      if (text === '' || !source.ready || underWay.current) return;
      const control = new AbortController();
      underWay.current = control;
      unanswered.keep(text);
      if (draft.trim() === text) setDraft('');
      setFinished('');
      setGuesses([]);
      setPartial('');
      void ask(text, control);
    },
    stop: () => underWay.current?.abort(),
    reload: () => void history.refetch(),
  };
}

/**
 * The conversation after a question that got no answer: without it, or with an apology below it.
 */
function withoutAnswer(
  all: Messages,
  question: ShownMessage,
  apology: string | undefined,
  failure: ChatFailure,
): Messages {
  const others = all.filter(({ id }) => id !== question.id);
  if (apology === undefined) return others;
  const reason = failure.kind === 'other' ? failure.sentence : undefined;
  return [
    ...others,
    { ...question, failed: true },
    ownMessage('assistant', apology, { failed: true, ...(reason === undefined ? {} : { reason }) }),
  ];
}
