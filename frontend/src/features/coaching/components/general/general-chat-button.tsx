import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSlashKey } from '#features/coaching/hooks/use-slash-key.js';
import type { EvidencePlaces } from '#features/coaching/model/evidence.js';

const GeneralChat = lazy(() =>
  import('./general-chat.js').then((module) => ({ default: module.GeneralChat })),
);

export interface GeneralChatButtonProps {
  readonly sport: 'running' | 'cycling';
  readonly hashOf: EvidencePlaces['hashOf'];
  /** Hides the word where there is room for the sign alone. */
  readonly wordClassName: string | undefined;
}

/**
 * Opens the general chat from every page, as `/` does where the page has no chat of its own
 * (HOME-01).
 */
export function GeneralChatButton({ sport, hashOf, wordClassName }: GeneralChatButtonProps) {
  // Nobody loads it who does not open it.
  const [open, setOpen] = useState<boolean | null>(null);
  useSlashKey(() => setOpen(true), 'last');
  return (
    <>
      <Button
        type="text"
        icon={<MessageOutlined aria-hidden />}
        aria-label="General chat"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={wordClassName}>Chat</span>
      </Button>
      {open === null ? null : (
        <Suspense>
          <GeneralChat open={open} sport={sport} hashOf={hashOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
