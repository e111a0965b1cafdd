import { Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './demo-dialog.module.css';

export interface DemoDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Called when it is gone, for the keyboard to go on somewhere. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** A question to the visitor: in the middle of the page, or from the bottom of a phone. */
export function DemoDialog({ open, title, onClose, onGone, children }: DemoDialogProps) {
  return (
    <Modal
      open={open}
      centered
      width={560}
      title={title}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterClose={onGone}
      focusable={{ focusTriggerAfterClose: false }}
      classNames={{
        wrapper: styles.wrapper,
        container: styles.container,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      {children}
    </Modal>
  );
}
