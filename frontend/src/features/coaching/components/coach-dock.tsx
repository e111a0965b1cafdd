import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { workoutSuggestionsQuery } from '../api/get-suggestions.js';
import { workoutChat } from '../api/workout-chat.js';
import { useChat } from '../hooks/use-chat.js';
import { useFailures } from '../hooks/use-failures.js';
import type { EvidencePlace, EvidencePlaces } from '../model/evidence.js';
import { coachName, type FirstReport } from '../model/message.js';
import { ChatDock } from './chat/chat-dock.js';
import { ChatPanel } from './chat/chat-panel.js';
import { SetupNotice } from './chat/setup-notice.js';
import { UpgradeOffer } from './upgrade/upgrade-offer.js';
import styles from './coach-opening.module.css';

export interface CoachDockProps {
  readonly workoutId: string;
  readonly report: FirstReport | undefined;
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly hashOf: EvidencePlaces['hashOf'];
  /** Shows a place of the recording on the curves. */
  readonly onPlace: (place: EvidencePlace) => void;
}

const HISTORY_FAILURE = 'Failed to load chat history';

/** The coach of one workout: the stored conversation, and the next question. */
export function CoachDock({ workoutId, report, unitSystem, hashOf, onPlace }: CoachDockProps) {
  const toast = useToast();
  const input = useRef<HTMLTextAreaElement>(null);
  const failures = useFailures((told, sentence) =>
    told.error('Error', { description: sentence ?? 'Failed to send message. Please try again.' }),
  );
  const source = useMemo(() => workoutChat(workoutId, unitSystem), [workoutId, unitSystem]);
  const chat = useChat(source, failures.onFailure);
  const suggestions = useQuery(workoutSuggestionsQuery(workoutId));
  useEffect(() => {
    if (chat.history === 'failed') toast.error(HISTORY_FAILURE);
  }, [chat.history, toast]);
  const placesBeside = (close: () => void): EvidencePlaces => ({
    hashOf,
    onPlace: (place) => {
      close();
      onPlace(place);
    },
  });
  return (
    <>
      <ChatDock inputRef={input} offered="Chat about this workout">
        {(close) => (
          <ChatPanel
            chat={chat}
            inputRef={input}
            places={placesBeside(close)}
            label="Ask about this workout"
            historyFailure={HISTORY_FAILURE}
            thinking="Reading your workout"
            footnote={questionsLeft(chat.remaining)}
            keepsSent
            opening={
              chat.history === 'ready' && chat.messages.length === 0 ? (
                <CoachOpening coach={report?.coach} />
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

/**
 * The line below the input: how many questions are left where they are counted, else what the
 * answers are worth.
 */
function questionsLeft(remaining: number | null | undefined): string {
  if (remaining === 0) return 'No free question is left on this workout.';
  if (typeof remaining === 'number')
    return (
      `${remaining} free ${remaining === 1 ? 'question is' : 'questions are'} left on this ` +
      'workout.'
    );
  return 'Every number is from your file. Not medical advice.';
}

/**
 * Said before the first question. The report itself is on the page beside it and is not repeated.
 */
function CoachOpening({ coach }: { readonly coach: FirstReport['coach'] | undefined }) {
  return (
    <p className={styles.opening}>
      {coach === undefined
        ? 'Ask what you want to know about this workout.'
        : `The ${coachInSentence(coach)} wrote the report on this page. Ask for what it leaves out.`}
    </p>
  );
}

function coachInSentence(coach: FirstReport['coach']): string {
  const name = coachName(coach);
  return name.startsWith('AI') ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
