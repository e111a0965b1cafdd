import { BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { generalChat } from '#features/coaching/api/general-chat.js';
import { useChat } from '#features/coaching/hooks/use-chat.js';
import { useFailures } from '#features/coaching/hooks/use-failures.js';
import { chatFailure, upgradeReason } from '#features/coaching/model/chat-failure.js';
import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { ChatPanel } from '../chat/chat-panel.js';
import styles from './general-chat.module.css';
import { GeneralFrame } from './general-frame.js';
import { GeneralOpening } from './general-opening.js';
import { GeneralSuggestions } from './general-suggestions.js';
import { SetupNotice } from '../chat/setup-notice.js';
import { UpgradeOffer } from '../upgrade/upgrade-offer.js';

export interface GeneralChatProps {
  readonly open: boolean;
  readonly sport: 'running' | 'cycling';
  readonly hashOf: EvidencePlaces['hashOf'];
  readonly onClose: () => void;
}

const HISTORY_FAILURE = 'Failed to load general chat history';

/** The coach of all workouts, in a dialog. An answer goes on while the dialog is closed. */
export function GeneralChat({ open, sport, hashOf, onClose }: GeneralChatProps) {
  const toast = useToast();
  const input = useRef<HTMLTextAreaElement>(null);
  const [suggests, setSuggests] = useState(false);
  const failures = useFailures((told, sentence) =>
    told.error('Failed to send message', { description: sentence }),
  );
  const chat = useChat(generalChat, failures.onFailure);
  // Who may not have this chat is told so before they have written anything.
  const refusal = chat.history === 'failed' ? chatFailure(chat.historyError) : null;
  const blocked = upgradeReason(refusal);
  const needsProfile = failures.needsProfile || refusal?.kind === 'onboarding';
  const isBroken = refusal?.kind === 'other';
  useEffect(() => {
    if (isBroken) toast.error(HISTORY_FAILURE);
  }, [isBroken, toast]);

  const { reload } = chat;
  const wasOpen = useRef(open);
  useEffect(() => {
    // The plan may have changed since it was refused.
    if (open && !wasOpen.current && refusal !== null) reload();
    wasOpen.current = open;
  }, [open, refusal, reload]);

  if (blocked !== null) return <UpgradeOffer reason={open ? blocked : null} onClose={onClose} />;
  return (
    <>
      <GeneralFrame open={open} inputRef={input} onClose={onClose}>
        <ChatPanel
          chat={chat}
          inputRef={input}
          places={{ hashOf, onLeave: onClose }}
          label="Ask about your training"
          historyFailure={HISTORY_FAILURE}
          thinking="Reading your workouts"
          footnote="Every number is from your files. Not medical advice."
          sendText="Send Message"
          keepsSent
          opening={
            chat.history === 'ready' && chat.messages.length === 0 ? <GeneralOpening /> : null
          }
          notice={needsProfile ? <SetupNotice /> : null}
          beside={
            <Button
              icon={<BulbOutlined aria-hidden />}
              aria-label="Suggested questions"
              aria-haspopup="dialog"
              disabled={chat.partial !== null}
              onClick={() => setSuggests(true)}
            >
              <span className={styles.wide}>Suggested questions</span>
            </Button>
          }
        />
      </GeneralFrame>
      {suggests ? (
        <GeneralSuggestions
          open={open}
          sport={sport}
          onClose={() => setSuggests(false)}
          onPick={(question) => {
            setSuggests(false);
            chat.send(question);
          }}
        />
      ) : null}
      <UpgradeOffer reason={failures.upgrade} onClose={failures.dismiss} />
    </>
  );
}
