import { useEffect } from 'react';
import type { AppRouter } from './router.js';

/**
 * After a change of page the keyboard and the screen reader go on in the new page's content, not at
 * a link that is gone.
 */
export function usePageFocus(router: AppRouter): void {
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged)
          document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
