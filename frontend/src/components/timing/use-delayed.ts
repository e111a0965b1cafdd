import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `act` so many milliseconds later: the last one asked for, and none once the component is
 * gone.
 */
export function useDelayed(): (act: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((act, milliseconds) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  }, []);
}
