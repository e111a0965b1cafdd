import { useEffect, useRef } from 'react';

/**
 * Calls `act` for the key `/` wherever the reader is not writing. If a page has more than one, the
 * element that comes `first` has it.
 */
export function useSlashKey(act: () => void, order: 'first' | 'last' = 'first'): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const writing =
        target?.isContentEditable || target?.closest('input, textarea, select, [role="dialog"]');
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        writing
      )
        return;
      event.preventDefault();
      current.current();
    };
    // A listener that captures is called before those that do not.
    const capture = order === 'first';
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [order]);
}
