import { Drawer } from 'antd';
import type { ReactNode, RefObject } from 'react';

export interface ChatSheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A conversation on a phone: from the bottom, with the page behind it. */
export function ChatSheet({ title, open, inputRef, onClose, children }: ChatSheetProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="88dvh"
      title={title}
      styles={{ body: { padding: 0 } }}
      afterOpenChange={(shown) => shown && inputRef.current?.focus({ preventScroll: true })}
    >
      {children}
    </Drawer>
  );
}
