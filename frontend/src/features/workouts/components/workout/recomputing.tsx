import { LoadingOutlined } from '@ant-design/icons';
import styles from './recomputing.module.css';

/**
 * Said while the engine works with new thresholds; the page looks again by itself. Takes no room,
 * so that nothing jumps.
 */
export function Recomputing({ on }: { readonly on: boolean }) {
  return (
    <div role="status" className={styles.place}>
      {on ? (
        <p className={styles.recomputing}>
          <LoadingOutlined aria-hidden /> Your analysis is being computed anew. The page follows by
          itself.
        </p>
      ) : null}
    </div>
  );
}
