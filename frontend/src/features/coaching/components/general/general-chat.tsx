import { BulbOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { generalChat } from '#features/coaching/api/general-chat.js';
import { useChat } from '#features/coaching/hooks/use-chat.js';
import { useFailures } from '#features/coaching/hooks/use-failures.js';
import { chatFailure, upgradeReason } from '#features/coaching/model/chat-failure.js';
import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { useMedia } from '#features/coaching/hooks/use-media.js';
import { ChatPanel } from '../chat/chat-panel.js';
import { SetupNotice } from '../chat/setup-notice.js';
import { UpgradeOffer } from '../upgrade/upgrade-offer.js';
import { ChatSheet } from '../chat/chat-sheet.js';
import styles from './general-chat.module.css';
import { GeneralSuggestions } from './general-suggestions.js';
import generalOpeningStyles from './general-opening.module.css';
import generalFrameStyles from './general-frame.module.css';

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
  // An athlete without access learns so before typing anything.
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

/** What the general chat is for, before anything was asked. */
function GeneralOpening() {
  return (
    <div className={generalOpeningStyles.opening}>
      <p>Ask about your weeks, your trends, your bests, or what to train next.</p>
      <p>
        Answers stand on your own workouts, and each fact leads to the workout it comes from. What
        your files don&apos;t hold, the coach says it can&apos;t tell.
      </p>
    </div>
  );
}

interface GeneralFrameProps {
  readonly open: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const TITLE = 'General chat';

/** A dialog in the middle of the page, or a sheet from the bottom of a phone. */
function GeneralFrame({ open, inputRef, onClose, children }: GeneralFrameProps) {
  const isPhone = useMedia('(max-width: 767px)');
  if (isPhone) {
    return (
      <ChatSheet title={TITLE} open={open} inputRef={inputRef} onClose={onClose}>
        {children}
      </ChatSheet>
    );
  }
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={TITLE}
      width={720}
      centered
      footer={null}
      mask={{ closable: true }}
      classNames={{
        container: generalFrameStyles.container,
        header: generalFrameStyles.header,
        body: generalFrameStyles.body,
      }}
      afterOpenChange={(shown) => shown && inputRef.current?.focus({ preventScroll: true })}
    >
      {children}
    </Modal>
  );
}
