import { Drawer } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useMedia } from '#features/coaching/hooks/use-media.js';

export interface ChatSheetProps {
  readonly title: string;
  readonly open: boolean;
  /** Stands at the end of the title's line. */
  readonly extra?: ReactNode;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Lines that are longer are hard to read, and cover more of the page than they need. */
const SIDE_WIDTH_PX = 440;

/**
 * A conversation over the page: from the bottom of a phone, at the side where the window is wider.
 */
export function ChatSheet({ title, extra, open, inputRef, onClose, children }: ChatSheetProps) {
  const isPhone = useMedia('(max-width: 599px)');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88dvh' : SIDE_WIDTH_PX}
      title={title}
      extra={extra}
      styles={{ body: { padding: 0 } }}
      afterOpenChange={(shown) => shown && inputRef.current?.focus({ preventScroll: true })}
    >
      {children}
    </Drawer>
  );
}
