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
import { Paragraphs } from './chat/paragraphs.js';
import styles from './chat/report-message.module.css';

export interface CoachDockProps {
  readonly workoutId: string;
  readonly report: FirstReport | undefined;
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly hashOf: EvidencePlaces['hashOf'];
  /** Shows a place of the recording on the curves. */
  readonly onPlace: (place: EvidencePlace) => void;
}

const HISTORY_FAILURE = 'Failed to load chat history';

/** The coach of one workout: its first report, the stored conversation, and the next question. */
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
      <ChatDock inputRef={input}>
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
            opening={report ? <ReportMessage report={report} /> : null}
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

const NEXT = 'Next';

/**
 * What the coach says of the workout before anybody has asked: how its report begins and what
 * follows from it; the whole of it opens the page beside.
 */
function ReportMessage({ report }: { readonly report: FirstReport }) {
  return (
    <article className={styles.report} tabIndex={-1} aria-label="First report">
      <p className={styles.who}>{coachName(report.coach)}, first report</p>
      <Paragraphs text={`${report.headline}.`} evidence={report.evidence} />
      {report.sections
        .filter(({ title }) => title === NEXT)
        .map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Paragraphs text={text} evidence={report.evidence} />
          </section>
        ))}
    </article>
  );
}
