import { CheckOutlined, CopyOutlined, FileSearchOutlined, RedoOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import styles from './message-actions.module.css';

const SentDialog = lazy(() =>
  import('../sent-dialog.js').then((module) => ({ default: module.SentDialog })),
);

export interface MessageActionsProps {
  readonly id: string;
  readonly text: string;
  /** Whether it can be seen what was sent for this answer. */
  readonly sent: boolean;
  readonly onAgain: (() => void) | undefined;
}

/** What can be done with an answer. */
export function MessageActions({ id, text, sent, onAgain }: MessageActionsProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const [opened, setOpened] = useState<boolean | null>(null);
  const copy = (): void => {
    // Pages that are not served securely have no clipboard.
    const writing =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopied(true),
      () => toast.error('This browser did not let the answer be copied'),
    );
  };
  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
        {copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        {copied ? 'Copied' : 'Copy'}
      </button>
      {onAgain ? (
        <button type="button" onClick={onAgain}>
          <RedoOutlined aria-hidden />
          Ask again
        </button>
      ) : null}
      {sent ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          <FileSearchOutlined aria-hidden />
          What was sent
        </button>
      ) : null}
      {opened === null ? null : (
        <Suspense>
          <SentDialog id={id} open={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
