import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, a reader follows what comes, px. */
const NEAR_END_PX = 48;

export interface PinnedScroll {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  onScroll(): void;
  toEnd(): void;
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
    if (!box) return;
    pinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    setAtEnd(pinned.current);
  }, []);
  useLayoutEffect(() => {
    if (pinned.current && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
    else onScroll();
  }, [content, onScroll]);

  return { ref, atEnd, onScroll, toEnd };
}
