import { useSyncExternalStore } from 'react';

/** Whether the window meets a media condition, followed as it changes. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(condition);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(condition).matches,
  );
}
