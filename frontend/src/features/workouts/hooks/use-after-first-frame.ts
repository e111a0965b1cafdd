import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/**
 * False in the caller's first frame, true from right after it: for what can wait, so that
 * what cannot is on the screen before it. React alone does not wait for a frame; its slices may
 * well take the time that the frame needs.
 */
export function useAfterFirstFrame(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The frame is handed over when its callbacks are done.
      timer = setTimeout(() => startTransition(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isAfter;
}

/** Whether what can wait is due; a page that draws in two steps says so to all parts of it. */
export const RestDue = createContext(true);

export function useIsRestDue(): boolean {
  return useContext(RestDue);
}
