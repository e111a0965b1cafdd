import { useEffect, useState } from 'react';
import styles from './screen.module.css';

/** Longer than a start takes on a slow phone line. */
const SLOW_MS = 5_000;

/** The wait for a page; a long one is explained. */
export function LoadingScreen() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} role="status">
      <span>Loading...</span>
      {slow ? <p>This takes longer than usual. The connection may be slow.</p> : null}
    </div>
  );
}
