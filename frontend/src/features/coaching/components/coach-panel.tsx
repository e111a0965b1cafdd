import { Button, Skeleton } from 'antd';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { EvidencePlace } from '../model/evidence.js';
import type { Chat } from '../hooks/use-chat.js';
import { usePinnedScroll } from '../hooks/use-pinned-scroll.js';
import type { FirstReport } from '../model/message.js';
import { ChatInput } from './chat-input.js';
import styles from './coach-panel.module.css';
import { Message, PartialAnswer } from './message.js';
import { ReportMessage } from './report-message.js';
import { Suggestions } from './suggestions.js';

export interface CoachPanelProps {
  readonly workoutId: string;
  readonly report: FirstReport | undefined;
  readonly chat: Chat;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onPlace: (place: EvidencePlace) => void;
  /** Stands above the input, e.g. what is missing before a question can be asked. */
  readonly notice: ReactNode;
}

/** The first report, the conversation, and the input. */
export function CoachPanel({ workoutId, report, chat, inputRef, onPlace, notice }: CoachPanelProps) {
  const { messages, partial, history } = chat;
  const { ref, atEnd, onScroll, toEnd } = usePinnedScroll(`${messages.length}:${partial ?? ''}`);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || history !== 'ready') return;
    opened.current = true;
    if (messages.length > 0) toEnd();
  }, [history, messages.length, toEnd]);
  const isNew = history !== 'loading' && messages.length === 0 && partial === null;
  const send = (text: string): void => {
    chat.send(text);
    toEnd();
  };

  return (
    <div className={styles.panel}>
      <div ref={ref} className={styles.scroll} onScroll={onScroll} tabIndex={0} role="region" aria-label="Conversation">
        {report ? <ReportMessage report={report} onPlace={onPlace} /> : null}
        {history === 'loading' ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
        {history === 'failed' ? (
          <p role="alert" className={styles.failed}>
            Failed to load chat history{' '}
            <Button size="small" type="link" onClick={chat.reload}>
              Try again
            </Button>
          </p>
        ) : null}
        {messages.map((message) => (
          <Message key={message.id} message={message} onPlace={onPlace} />
        ))}
        {partial === null ? null : <PartialAnswer text={partial} />}
      </div>
      <div role="status" aria-live="polite" className={styles.spoken}>
        {chat.finished}
      </div>
      <div className={styles.foot}>
        {atEnd || isNew ? null : (
          <Button size="small" className={styles.toEnd} onClick={toEnd}>
            {partial === null ? 'To the end' : 'Follow the answer'} ↓
          </Button>
        )}
        {notice}
        {partial === null ? <Suggestions workoutId={workoutId} asked={messages} onPick={send} /> : null}
        <ChatInput inputRef={inputRef} value={chat.draft} busy={partial !== null} onChange={chat.setDraft} onSend={send} onStop={chat.stop} />
        <p className={styles.small}>{footnote(chat.remaining)}</p>
      </div>
    </div>
  );
}

function footnote(remaining: number | null | undefined): string {
  if (remaining === 0) return 'No free question is left on this workout.';
  if (typeof remaining === 'number') return `${remaining} free ${remaining === 1 ? 'question is' : 'questions are'} left on this workout.`;
  return 'Every number comes from your file. Not a replacement for a coach or a doctor.';
}
