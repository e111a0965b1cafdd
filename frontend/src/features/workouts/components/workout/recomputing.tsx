import { LoadingOutlined } from '@ant-design/icons';
import styles from './recomputing.module.css';

/** Said while the engine works with new thresholds; the page looks again by itself. */
export function Recomputing() {
  return (
    <p role="status" className={styles.recomputing}>
      <LoadingOutlined aria-hidden /> Your analysis is being computed anew. The page follows by itself.
    </p>
  );
}
