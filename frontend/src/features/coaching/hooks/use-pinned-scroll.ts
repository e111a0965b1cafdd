import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, a reader follows what comes, px. */
const NEAR_END_PX = 48;

export interface PinnedScroll {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** Keeps the end in sight as `content` grows, unless the reader has gone up to read. */
export function usePinnedScroll(content: unknown): PinnedScroll {
  const ref = useRef<HTMLDivElement>(null);
  const pinned = useRef(false);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    pinned.current = true;
    setAtEnd(true);
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    const box = ref.current;
    if (!box || box.clientHeight === 0) return;
    pinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    setAtEnd(pinned.current);
  }, []);
  useLayoutEffect(() => {
    if (pinned.current && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
    else onScroll();
  }, [content, onScroll]);

  // A sheet that opens, a window that changes: what was at the end stays there.
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (pinned.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return { ref, atEnd, onScroll, toEnd };
}
