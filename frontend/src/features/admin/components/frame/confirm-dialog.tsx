import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.js';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will be once it is done. */
  readonly children: ReactNode;
  readonly action: string;
  /** On the button while it is being done. */
  readonly doing: string;
  readonly busy: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done; the consequence comes before the button. */
export function ConfirmDialog({
  title,
  children,
  action,
  doing,
  busy,
  danger = false,
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger={danger} disabled={busy || disabled} onClick={onConfirm}>
            {busy ? doing : action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
