import { useCallback, useState } from 'react';

function read<T>(key: string, initial: T): T {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial;
  }
}

/**
 * State that is as the athlete left it, on this browser. What cannot be stored lasts as long as the
 * page.
 */
export function useRemembered<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(key, initial));
  const remember = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is full or blocked: the choice holds for this visit.
      }
    },
    [key],
  );
  return [value, remember];
}
