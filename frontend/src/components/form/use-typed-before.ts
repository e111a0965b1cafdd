import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A prerendered form can be typed into before its program is there. This hands over what stands in
 * it by then, by the names of the fields; it is silent where nothing does.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>) => void,
): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current || !form.current) return;
    first.current = false;
    const typed = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (typed.length > 0) take(Object.fromEntries(typed));
  });
}
