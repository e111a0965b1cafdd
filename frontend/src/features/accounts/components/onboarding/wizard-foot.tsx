import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import type { DraftStatus, DraftWriter } from '#features/accounts/model/onboarding/draft-writer.js';
import styles from './wizard-foot.module.css';

export interface WizardFootProps {
  readonly isFirst: boolean;
  /** On the button that goes on: the last step's says what it completes. */
  readonly forward: string;
  readonly busy: boolean;
  readonly status: DraftStatus;
  readonly onPrevious: () => void;
}

const WORDS: Readonly<Record<DraftStatus, string>> = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  failing: 'Not saved yet, we keep trying',
};

/** Back and on, and quietly whether everything is saved. Only what did not work is announced. */
export function WizardFoot({ isFirst, forward, busy, status, onPrevious }: WizardFootProps) {
  return (
    <footer className={styles.foot}>
      <Button size="large" onClick={onPrevious} disabled={isFirst}>
        Previous
      </Button>
      <p
        className={styles.saved}
        data-status={status}
        {...(status === 'failing' ? { role: 'status' } : {})}
      >
        {WORDS[status]}
      </p>
      <Button size="large" type="primary" htmlType="submit" disabled={busy}>
        {forward}
      </Button>
    </footer>
  );
}

/** How far the saving is. */
export function useDraftStatus(writer: DraftWriter): DraftStatus {
  return useSyncExternalStore(writer.subscribe, () => writer.status);
}
