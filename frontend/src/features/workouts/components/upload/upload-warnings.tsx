import styles from './upload-warnings.module.css';

/** What was wrong with a file that was accepted, in words. */
export function UploadWarnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="What to know about this file">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
