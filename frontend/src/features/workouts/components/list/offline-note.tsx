import { useSyncExternalStore } from 'react';
import { clockTime } from '#lib/clock-time.js';
import styles from './home-note.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * While there is no connection: that what stands here may be old, and how old. `loadedAt` in
 * milliseconds since 1970.
 */
export function OfflineNote({ loadedAt }: { readonly loadedAt: number }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {online ? null : (
        <p className={styles.note}>
          <strong>You are offline.</strong>{' '}
          {`What you see was loaded at ${clockTime(loadedAt)} and may be old.`}
        </p>
      )}
    </div>
  );
}
