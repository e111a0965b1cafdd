import {
  ExpandAltOutlined,
  MessageOutlined,
  RightOutlined,
  ShrinkOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useMedia } from '#features/coaching/hooks/use-media.js';
import { useSlashKey } from '#features/coaching/hooks/use-slash-key.js';
import styles from './chat-dock.module.css';

const ChatSheet = lazy(() =>
  import('./chat-sheet.js').then((module) => ({ default: module.ChatSheet })),
);

export interface ChatDockProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** `close` puts a sheet away that covers the page, and leaves a panel. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * The coach where the window has room for it: beside the page, below it, or in a sheet on phones.
 */
export function ChatDock({ inputRef, children }: ChatDockProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const [choice, setChoice] = useState<{
    readonly isPhone: boolean;
    readonly open: boolean;
  } | null>(null);
  const [isTall, setTall] = useState(false);
  // A sheet is closed and a panel open until the athlete says otherwise.
  const open = choice?.isPhone === isPhone ? choice.open : !isPhone;
  const wasOpened = choice?.isPhone === isPhone;
  const setOpen = (next: boolean): void => setChoice({ isPhone, open: next });
  const focus = (): void => {
    setOpen(true);
    // The panel may have to be drawn first; a sheet takes the focus when it has come up.
    requestAnimationFrame(() => inputRef.current?.focus());
  };
  useSlashKey(focus);

  if (isPhone) {
    return (
      <>
        <div className={styles.bar}>
          <Button
            type="primary"
            block
            size="large"
            icon={<MessageOutlined aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Ask the coach
          </Button>
        </div>
        {wasOpened ? (
          <Suspense>
            <ChatSheet title="Coach" open={open} inputRef={inputRef} onClose={() => setOpen(false)}>
              {children(() => setOpen(false))}
            </ChatSheet>
          </Suspense>
        ) : null}
      </>
    );
  }
  if (!open) {
    return (
      <div className={styles.rail}>
        <Button type="primary" icon={<MessageOutlined aria-hidden />} onClick={focus}>
          Ask the coach
        </Button>
      </div>
    );
  }
  return (
    <aside className={styles.dock} data-tall={isTall} aria-labelledby="coach-title">
      <header className={styles.header}>
        <h2 id="coach-title">Coach</h2>
        <kbd title="Press / to ask">/</kbd>
        <span className={styles.tools}>
          <Button
            type="text"
            size="small"
            icon={isTall ? <ShrinkOutlined aria-hidden /> : <ExpandAltOutlined aria-hidden />}
            aria-label="Taller"
            aria-pressed={isTall}
            onClick={() => setTall(!isTall)}
          />
          <Button
            type="text"
            size="small"
            className={styles.collapse}
            icon={<RightOutlined aria-hidden />}
            aria-label="Hide the coach"
            onClick={() => setOpen(false)}
          />
        </span>
      </header>
      <div className={styles.body}>{children(() => undefined)}</div>
    </aside>
  );
}
