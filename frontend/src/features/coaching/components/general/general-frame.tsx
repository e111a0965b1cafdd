import { Modal } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useMedia } from '#features/coaching/hooks/use-media.js';
import { ChatSheet } from '../chat/chat-sheet.js';
import styles from './general-frame.module.css';

export interface GeneralFrameProps {
  readonly open: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const TITLE = 'General chat';

/** A dialog in the middle of the page, or a sheet from the bottom of a phone. */
export function GeneralFrame({ open, inputRef, onClose, children }: GeneralFrameProps) {
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
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
      afterOpenChange={(shown) => shown && inputRef.current?.focus({ preventScroll: true })}
    >
      {children}
    </Modal>
  );
}
