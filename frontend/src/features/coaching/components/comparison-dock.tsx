import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { comparisonChat, type ComparedWorkout } from '../api/comparison-chat.js';
import { comparisonSuggestionsQuery } from '../api/get-suggestions.js';
import { useChat } from '../hooks/use-chat.js';
import { useFailures } from '../hooks/use-failures.js';
import type { EvidencePlaces } from '../model/evidence.js';
import { ChatDock } from './chat/chat-dock.js';
import { ChatPanel } from './chat/chat-panel.js';
import styles from './comparison-dock.module.css';
import { SetupNotice } from './chat/setup-notice.js';
import { UpgradeOffer } from './upgrade/upgrade-offer.js';

export interface ComparisonDockProps {
  /** Two or three of them, the base first. */
  readonly workouts: readonly ComparedWorkout[];
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly hashOf: EvidencePlaces['hashOf'];
}

/** The coach beside a comparison: a conversation that is not saved (CMP-04). */
export function ComparisonDock({ workouts, unitSystem, hashOf }: ComparisonDockProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const failures = useFailures();
  const source = useMemo(() => comparisonChat(workouts, unitSystem), [workouts, unitSystem]);
  const chat = useChat(source, failures.onFailure);
  const suggestions = useQuery(comparisonSuggestionsQuery(workouts.map(({ id }) => id)));
  return (
    <>
      <ChatDock inputRef={input} offered="Chat about these workouts">
        {(close) => (
          <ChatPanel
            chat={chat}
            inputRef={input}
            places={{ hashOf, onLeave: close }}
            label="Ask about these workouts"
            historyFailure=""
            thinking="Comparing your workouts"
            footnote="This conversation is temporary and not saved."
            keepsSent={false}
            opening={
              chat.messages.length === 0 ? (
                <p className={styles.opening}>
                  Ask what changed between these workouts, and why. What cannot be compared fairly,
                  the coach says so.
                </p>
              ) : null
            }
            notice={failures.needsProfile ? <SetupNotice /> : null}
            suggestions={suggestions.data}
          />
        )}
      </ChatDock>
      <UpgradeOffer reason={failures.upgrade} onClose={failures.dismiss} />
    </>
  );
}
