import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in whole pixels; `initial` until it has been measured. */
export function useWidth<E extends HTMLElement>(initial: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (element.clientWidth > 0) setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? initial)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [initial]);
  return [ref, width];
}
