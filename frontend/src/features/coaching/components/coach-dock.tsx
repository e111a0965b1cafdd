import { MessageOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.js';
import type { EvidencePlace } from '../model/evidence.js';
import { useChat } from '../hooks/use-chat.js';
import { useMedia } from '../hooks/use-media.js';
import { useSlashKey } from '../hooks/use-slash-key.js';
import type { ChatFailure } from '../model/chat-failure.js';
import type { FirstReport } from '../model/message.js';
import styles from './coach-dock.module.css';
import { CoachPanel } from './coach-panel.js';
import { SetupNotice } from './setup-notice.js';
import { UpgradeDialog } from './upgrade-dialog.js';

export interface CoachDockProps {
  readonly workoutId: string;
  readonly report: FirstReport | undefined;
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  /** Shows a place of the recording on the curves. */
  readonly onPlace: (place: EvidencePlace) => void;
}

/** The coach where the window has room for it: beside the workout, below it, or in a sheet on phones. */
export function CoachDock({ workoutId, report, unitSystem, onPlace }: CoachDockProps) {
  const toast = useToast();
  const isPhone = useMedia('(max-width: 767px)');
  const [choice, setChoice] = useState<{ readonly isPhone: boolean; readonly open: boolean } | null>(null);
  // A sheet is closed and a panel open until the athlete says otherwise.
  const open = choice?.isPhone === isPhone ? choice.open : !isPhone;
  const setOpen = (next: boolean): void => setChoice({ isPhone, open: next });
  const [failure, setFailure] = useState<ChatFailure['kind'] | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const chat = useChat({
    workoutId,
    unitSystem,
    onFailure: (failed) => {
      setFailure(failed.kind);
      if (failed.kind === 'other') toast.error('Error', { description: failed.sentence });
    },
  });
  useEffect(() => {
    if (chat.history === 'failed') toast.error('Failed to load chat history');
  }, [chat.history, toast]);
  const focus = (): void => {
    setOpen(true);
    // The panel may have to be drawn first.
    requestAnimationFrame(() => input.current?.focus());
  };
  useSlashKey(focus);

  const panel = (
    <CoachPanel
      workoutId={workoutId}
      report={report}
      chat={chat}
      inputRef={input}
      notice={failure === 'onboarding' ? <SetupNotice /> : null}
      onPlace={(place) => {
        if (isPhone) setOpen(false);
        onPlace(place);
      }}
    />
  );
  return (
    <>
      {isPhone ? (
        <>
          <div className={styles.bar}>
            <Button type="primary" block size="large" icon={<MessageOutlined aria-hidden />} onClick={() => setOpen(true)}>
              Ask the coach
            </Button>
          </div>
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            placement="bottom"
            size="88dvh"
            forceRender
            title="Coach"
            styles={{ body: { padding: 0 } }}
            afterOpenChange={(shown) => shown && input.current?.focus({ preventScroll: true })}
          >
            {panel}
          </Drawer>
        </>
      ) : open ? (
        <aside className={styles.dock} aria-labelledby="coach-title">
          <header className={styles.header}>
            <h2 id="coach-title">Coach</h2>
            <kbd title="Press / to ask">/</kbd>
            <Button type="text" size="small" className={styles.collapse} icon={<RightOutlined aria-hidden />} aria-label="Hide the coach" onClick={() => setOpen(false)} />
          </header>
          <div className={styles.body}>{panel}</div>
        </aside>
      ) : (
        <div className={styles.rail}>
          <Button type="primary" icon={<MessageOutlined aria-hidden />} onClick={focus}>
            Ask the coach
          </Button>
        </div>
      )}
      <UpgradeDialog open={failure === 'question-limit'} onClose={() => setFailure(null)} />
    </>
  );
}
