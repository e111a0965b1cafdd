import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this counts as there, px. */
const NEAR_PX = 48;
/** Above the question that stands on top, px. */
const MARGIN_PX = 12;
/** Seen this far down, a conversation counts as read. */
const READ_SHARE = 0.8;

/**
 * What is kept in sight as the conversation grows: the last question with what is said first, its
 * end, or what the reader looks at.
 */
type Held = 'question' | 'end' | null;

export interface PinnedScroll {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  /** Whether at least 80 % of it lie above the lower edge. */
  readonly isRead: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
  /** Shows the last question and the answer from its first word on. */
  readonly toQuestion: () => void;
}

/**
 * Keeps in sight as `content` grows what the reader last asked to see. The last question carries
 * `data-question`.
 */
export function usePinnedScroll(content: unknown): PinnedScroll {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [isRead, setRead] = useState(true);

  const look = useCallback(() => {
    const box = ref.current;
    if (!box || box.clientHeight === 0) return;
    setAtEnd(endOf(box) - box.scrollTop < NEAR_PX);
    setRead(box.scrollTop + box.clientHeight >= READ_SHARE * box.scrollHeight);
  }, []);
  const hold = useCallback(
    (what: Held) => {
      held.current = what;
      const box = ref.current;
      if (box && what !== null) box.scrollTop = what === 'end' ? endOf(box) : questionOf(box);
      look();
    },
    [look],
  );
  const onScroll = useCallback(() => {
    const box = ref.current;
    if (!box || box.clientHeight === 0) return;
    const near = (place: number) => Math.abs(place - box.scrollTop) < NEAR_PX;
    held.current = near(endOf(box)) ? 'end' : null;
    if (near(questionOf(box))) held.current = 'question';
    look();
  }, [look]);
  useLayoutEffect(() => hold(held.current), [content, hold]);

  // A sheet that opens, a window that changes: what was in sight stays there.
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => hold(held.current));
    observer.observe(box);
    return () => observer.disconnect();
  }, [hold]);

  return {
    ref,
    atEnd,
    isRead,
    onScroll,
    toEnd: useCallback(() => hold('end'), [hold]),
    toQuestion: useCallback(() => hold('question'), [hold]),
  };
}

function endOf(box: HTMLElement): number {
  return box.scrollHeight - box.clientHeight;
}

/** Where the last question stands on top, or the end where that comes before. */
function questionOf(box: HTMLElement): number {
  const question = [...box.querySelectorAll('[data-question]')].at(-1);
  if (!question) return endOf(box);
  const top =
    question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.max(0, Math.min(endOf(box), top - MARGIN_PX));
}
