import { Skeleton } from 'antd';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { moveBetweenMessages } from '#features/coaching/hooks/move-between-messages.js';
import type { Chat } from '#features/coaching/hooks/use-chat.js';
import { useMedia } from '#features/coaching/hooks/use-media.js';
import { usePinnedScroll } from '#features/coaching/hooks/use-pinned-scroll.js';
import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import type { Suggestion } from '#features/coaching/model/suggestions.js';
import { ChatInput } from './chat-input.js';
import styles from './chat-panel.module.css';
import { Choices, FirstQuestions } from './choices.js';
import { HistoryFailure } from './history-failure.js';
import { Message, PartialAnswer } from './message.js';
import { Spoken } from './answer-announcement.js';
import { ToEnd } from './scroll-to-end.js';
import { Unanswered } from './unanswered.js';

export interface ChatPanelProps {
  readonly chat: Chat;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly places: EvidencePlaces;
  /** What is asked about, e.g. `Ask about this workout`. */
  readonly label: string;
  /** Said where the conversation cannot be loaded. */
  readonly historyFailure: string;
  /** What the coach does while an answer is awaited. */
  readonly thinking: string;
  readonly footnote: string;
  readonly sendText?: string;
  /** Whether the server keeps what was sent for an answer. */
  readonly keepsSent: boolean;
  /** Stands before the first message. */
  readonly opening?: ReactNode;
  /** Stands above the input, e.g. what is missing before a question can be asked. */
  readonly notice?: ReactNode;
  /** Questions to choose from: in the empty conversation, later above the input. */
  readonly suggestions?: readonly Suggestion[];
  /** Stands beside a button with words. */
  readonly beside?: ReactNode;
  /** Whether an answer offers to ask its question again. */
  readonly asksAgain?: boolean;
  /**
   * Stands at the foot while no answer comes and most of the conversation is read; its room is
   * kept.
   */
  readonly next?: ReactNode;
}

/**
 * A conversation and its input. Escape stops an answer, Page Up and Page Down go from message to
 * message.
 */
export function ChatPanel({
  chat,
  inputRef,
  places,
  label,
  historyFailure,
  thinking,
  footnote,
  sendText,
  keepsSent,
  opening,
  notice,
  suggestions = [],
  beside,
  asksAgain = true,
  next,
}: ChatPanelProps) {
  const { messages, partial, history } = chat;
  const isAsking = partial !== null;
  const { ref, atEnd, isRead, onScroll, toEnd } = useConversationScroll(chat);
  const isNew = history !== 'loading' && messages.length === 0 && !isAsking;
  // Where fingers type, the field would bring up a keyboard over the answer.
  const byTouch = useMedia('(pointer: coarse)');
  const backToField = (): void =>
    (byTouch ? ref : inputRef).current?.focus({ preventScroll: true });
  // What was pressed to ask is gone once it is asked.
  const pick = (text: string): void => {
    backToField();
    chat.send(text);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isAsking) {
      // The dialog around it stays, and the curves keep what is selected.
      event.stopPropagation();
      chat.stop();
    } else if (
      ref.current?.contains(document.activeElement) &&
      moveBetweenMessages(ref.current, event.key)
    )
      event.preventDefault();
  };

  return (
    <div className={styles.panel} onKeyDown={key}>
      <div className={styles.box}>
        <div
          ref={ref}
          className={styles.scroll}
          onScroll={onScroll}
          tabIndex={0}
          role="log"
          aria-live="off"
          aria-busy={isAsking}
          aria-label="Conversation"
        >
          {opening}
          <Conversation {...{ chat, places, historyFailure, thinking, keepsSent }}>
            {asksAgain ? pick : null}
          </Conversation>
          <FirstQuestions chat={chat} suggestions={suggestions} onPick={pick} />
        </div>
        {atEnd || isNew ? null : <ToEnd answering={isAsking} onPress={toEnd} />}
      </div>
      <Spoken text={isAsking ? thinking : chat.spoken} />
      <div className={styles.foot}>
        <Next isFree={isRead && !isAsking}>{next}</Next>
        {notice}
        {chat.unanswered === null ? null : <Unanswered question={chat.unanswered} onRetry={pick} />}
        <Choices chat={chat} suggestions={suggestions} onPick={pick} />
        <ChatInput
          inputRef={inputRef}
          label={label}
          value={chat.draft}
          busy={isAsking}
          sendText={sendText}
          beside={beside}
          onChange={chat.setDraft}
          onSend={chat.send}
          onStop={chat.stop}
          onFocusLost={backToField}
        />
        <p className={styles.small}>{footnote}</p>
      </div>
    </div>
  );
}

/** Keeps the room of what stands at the foot while that is not there. */
function Next({ isFree, children }: { readonly isFree: boolean; readonly children?: ReactNode }) {
  return children === undefined ? null : (
    <div className={styles.next}>{isFree ? children : null}</div>
  );
}

/** Begins at the last question, and goes to each that is asked. */
function useConversationScroll({ messages, partial, history }: Chat) {
  const { toQuestion, ...scroll } = usePinnedScroll(`${messages.length}:${partial ?? ''}`);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || history !== 'ready') return;
    opened.current = true;
    if (messages.length > 0) toQuestion();
  }, [history, messages.length, toQuestion]);
  const isAsking = partial !== null;
  useEffect(() => {
    // The athlete who asks wants to see the answer, from its finding on.
    if (isAsking) toQuestion();
  }, [isAsking, toQuestion]);
  return scroll;
}

type Shared = 'chat' | 'places' | 'historyFailure' | 'thinking' | 'keepsSent';

interface ConversationProps extends Pick<ChatPanelProps, Shared> {
  /** Asks a question again; null where none may be. */
  readonly children: ((question: string) => void) | null;
}

/** What was said so far, or what stands in its place. */
function Conversation(props: ConversationProps) {
  const { chat, places, historyFailure, thinking, keepsSent, children: ask } = props;
  const { messages, partial, history } = chat;
  const question = messages.findLast(({ role }) => role === 'user')?.content;
  const again = ask && question !== undefined ? () => ask(question) : undefined;
  const last = messages.at(-1);
  const isAnswered = partial === null && last?.role === 'assistant' && !last.failed;
  return (
    <>
      {history === 'loading' ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {history === 'failed' ? (
        <HistoryFailure sentence={historyFailure} onRetry={chat.reload} />
      ) : null}
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          places={places}
          keepsSent={keepsSent}
          onAgain={isAnswered && message === last ? again : undefined}
        />
      ))}
      {partial === null ? null : <PartialAnswer text={partial} thinking={thinking} />}
    </>
  );
}
