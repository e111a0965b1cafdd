import {
  ExpandAltOutlined,
  MessageOutlined,
  RightOutlined,
  ShrinkOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useContext, useState, type ReactNode, type RefObject } from 'react';
import { useMedia } from '#features/coaching/hooks/use-media.js';
import { useOfferedChat } from '#features/coaching/hooks/use-offered-chat.js';
import { useSlashKey } from '#features/coaching/hooks/use-slash-key.js';
import { PageChatContext } from '#features/coaching/model/page-chat.js';
import styles from './chat-dock.module.css';

const ChatSheet = lazy(() =>
  import('./chat-sheet.js').then((module) => ({ default: module.ChatSheet })),
);

export interface ChatDockProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What the button in the bar is called while this chat is on the page. */
  readonly offered: string;
  /** `close` puts a sheet away that covers the page, and leaves a panel. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * The coach where the window has room for it: a panel beside the page, else a sheet over it. The
 * button in the bar and `/` open it at every width.
 */
export function ChatDock({ inputRef, offered, children }: ChatDockProps) {
  // Narrower, a panel would leave the page less room than its curves need.
  const isSheet = useMedia('(max-width: 1199px)');
  const [choice, setChoice] = useState<{
    readonly isSheet: boolean;
    readonly open: boolean;
  } | null>(null);
  // A sheet is closed and a panel open until the athlete says otherwise.
  const open = choice?.isSheet === isSheet ? choice.open : !isSheet;
  const wasOpened = choice?.isSheet === isSheet;
  const setOpen = (next: boolean): void => setChoice({ isSheet, open: next });
  const focus = (): void => {
    setOpen(true);
    // The panel may have to be drawn first; a sheet takes the focus when it has come up.
    requestAnimationFrame(() => inputRef.current?.focus({ preventScroll: true }));
  };
  useSlashKey(focus);
  useOfferedChat(offered, focus);

  if (isSheet) {
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
            <ChatSheet
              title="Coach"
              extra={<GeneralChatLink onLeave={() => setOpen(false)} />}
              open={open}
              inputRef={inputRef}
              onClose={() => setOpen(false)}
            >
              {children(() => setOpen(false))}
            </ChatSheet>
          </Suspense>
        ) : null}
      </>
    );
  }
  return open ? (
    <DockPanel onHide={() => setOpen(false)}>{children(() => undefined)}</DockPanel>
  ) : null;
}

interface DockPanelProps {
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** The coach beside the page, in sight while the page is scrolled. */
function DockPanel({ onHide, children }: DockPanelProps) {
  const [isTall, setTall] = useState(false);
  return (
    <aside className={styles.dock} data-tall={isTall} aria-labelledby="coach-title">
      <header className={styles.header}>
        <h2 id="coach-title">Coach</h2>
        <kbd title="Press / to ask">/</kbd>
        <span className={styles.tools}>
          <GeneralChatLink />
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
            icon={<RightOutlined aria-hidden />}
            aria-label="Hide the coach"
            onClick={onHide}
          />
        </span>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

/** The way from the page's own chat to the one about all workouts. */
function GeneralChatLink({ onLeave }: { readonly onLeave?: () => void }) {
  const { openGeneral } = useContext(PageChatContext);
  if (!openGeneral) return null;
  return (
    <Button
      type="text"
      size="small"
      className={styles.general}
      onClick={() => {
        onLeave?.();
        openGeneral();
      }}
    >
      General chat
    </Button>
  );
}
