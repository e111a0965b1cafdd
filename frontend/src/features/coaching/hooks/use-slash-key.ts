import { useEffect, useRef } from 'react';

/** Calls `act` for the key `/` wherever the reader is not writing. */
export function useSlashKey(act: () => void): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const writing = target?.isContentEditable || target?.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || writing) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
