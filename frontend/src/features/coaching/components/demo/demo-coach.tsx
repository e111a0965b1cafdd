import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSlashKey } from '#features/coaching/hooks/use-slash-key.js';
import { DEMO_HISTORY_FAILURE } from '#features/coaching/hooks/use-demo-chat.js';
import type { Demo } from '#features/coaching/hooks/use-demo.js';
import type { EvidencePlace, EvidencePlaces } from '#features/coaching/model/evidence.js';
import { ChatPanel } from '../chat/chat-panel.js';
import styles from './demo-coach.module.css';
import { NextDialog } from './next-dialog.js';
import { NoSession } from './no-session.js';
import { QuestionCount } from './question-count.js';
import { WelcomeDialog } from './welcome-dialog.js';

export interface DemoCoachProps {
  readonly demo: Demo;
  readonly hashOf: EvidencePlaces['hashOf'];
  /** Shows a place of the recording on the curves. */
  readonly onPlace: (place: EvidencePlace) => void;
  readonly learnMore: string;
}

/** The coach of a sample: six questions, with a dialog between each two. */
export function DemoCoach({ demo, hashOf, onPlace, learnMore }: DemoCoachProps) {
  const { chat, visit } = demo;
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isAway, setAway] = useAway(section);
  useSlashKey(() => input.current?.focus());
  const session = visit.sport === 'running' ? 'run' : 'ride';
  const places: EvidencePlaces = {
    hashOf,
    onPlace: (place) => {
      setAway(true);
      onPlace(place);
    },
  };
  // Where another question follows, the room of the button is kept.
  const whileWaiting = demo.isLast ? undefined : null;
  const goOn = (): void => section.current?.focus({ preventScroll: true });
  return (
    <section ref={section} className={styles.coach} aria-labelledby="coach-title" tabIndex={-1}>
      <header className={styles.header}>
        <h2 id="coach-title">Coach</h2>
        <QuestionCount count={chat.count} />
      </header>
      <div className={styles.body}>
        {demo.isClosed ? (
          <NoSession named={visit.sessionId.trim() !== ''} />
        ) : (
          <ChatPanel
            chat={chat}
            inputRef={input}
            places={places}
            label={`Ask about this ${session}`}
            historyFailure={DEMO_HISTORY_FAILURE}
            thinking={`Reading the ${session}`}
            footnote={
              chat.partial === null
                ? 'No number is guessed. Not medical advice.'
                : 'Tip: answers take 5-10 seconds.'
            }
            keepsSent={false}
            asksAgain={false}
            next={
              demo.canGoOn ? (
                <Button
                  type="primary"
                  block
                  size="large"
                  aria-haspopup="dialog"
                  onClick={demo.next}
                >
                  NEXT
                </Button>
              ) : (
                whileWaiting
              )
            }
          />
        )}
      </div>
      {isAway ? (
        <Button
          className={styles.back}
          onClick={() => section.current?.scrollIntoView({ block: 'start' })}
        >
          Back to the answer
        </Button>
      ) : null}
      <WelcomeDialog demo={demo} onGone={goOn} />
      <NextDialog demo={demo} learnMore={learnMore} onGone={goOn} />
    </section>
  );
}

/** Whether the visitor was led away from the conversation and has not come back. */
function useAway(section: React.RefObject<HTMLElement | null>): [boolean, (away: boolean) => void] {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!section.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setAway(false);
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);
  return [isAway, setAway];
}
