import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { ListedInMonth } from '#features/workouts/model/list/by-month.js';

export interface RowWindowOptions {
  /**
   * What the rows were made from. Coming back to the same object finds every row as tall as it was.
   */
  readonly source: object;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

export interface ShownRow {
  readonly index: number;
  readonly key: string;
  /** Pixels from the top of the list. */
  readonly offset: number;
}

export interface RowWindow {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly items: readonly ShownRow[];
  /** Of the whole list, in pixels. */
  readonly height: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * Pixels of a row whose finding takes one line, by the width of the window; and of the name of a
 * month above it.
 */
const wideRow = 66;
const narrowRow = 133;
const monthName = 38;

const overscan = 8;
/** So many rows before the last loaded one the next page is asked for. */
const ahead = 30;

/** The heights of rows that have left the page, by what they were made from. */
const kept = new WeakMap<object, VirtualItem[]>();

/**
 * Which rows of a long list are near the window, and where they stand. The page itself scrolls. The
 * row that holds the keyboard stays, wherever the page is scrolled to. What is not near the window
 * is not in the page, so the browser's own search does not find it: the filters are there for that.
 */
export function useRowWindow(
  rows: readonly ListedInMonth[],
  { source, hasMore, loadMore }: RowWindowOptions,
): RowWindow {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

  const rowHeight = window.matchMedia('(max-width: 767px)').matches ? narrowRow : wideRow;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: (index) => rowHeight + (rows[index]?.opens ? monthName : 0),
    getItemKey: (index) => rows[index]?.workout.id ?? index,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: kept.get(source) ?? [],
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      return focused === null || focused >= rows.length || near.includes(focused)
        ? near
        : [...near, focused].sort((one, other) => one - other);
    },
    overscan,
    scrollMargin: top,
  });

  useLayoutEffect(() => {
    const look = (): void => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    };
    look();
    // Whatever grows or goes above the list changes how tall the page is.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(
    () => () => void kept.set(source, virtualizer.takeSnapshot()),
    [source, virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  // Not the last of the items: that may be the one with the keyboard.
  const last = virtualizer.range?.endIndex ?? -1;
  const more = useEffectEvent(loadMore);
  const near = hasMore && last >= rows.length - ahead;
  useEffect(() => {
    if (near) more();
  }, [near, rows.length]);

  return {
    list,
    items: items.map(({ index, key, start }) => ({ index, key: String(key), offset: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      setFocused(row ? Number(row.dataset['index']) : null);
    },
    onBlur: () => setFocused(null),
  };
}
