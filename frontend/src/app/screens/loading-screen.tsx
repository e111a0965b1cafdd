import styles from './screen.module.css';

export function LoadingScreen() {
  return (
    <div className={styles.loading} role="status">
      Loading...
    </div>
  );
}
