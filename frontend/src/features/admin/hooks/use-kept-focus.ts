import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Where the row goes in which the keyboard was, it goes on at `box`, and where that goes too, at
 * the page's content: a browser would begin again at the top of the page.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): KeptFocus {
  const inside = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (inside.current?.isConnected === false && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [box]);
  return {
    onFocus: ({ target }) => {
      inside.current = target;
    },
    // What is taken away may be told to lose the keyboard, yet nothing else has it then.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) inside.current = null;
    },
  };
}
