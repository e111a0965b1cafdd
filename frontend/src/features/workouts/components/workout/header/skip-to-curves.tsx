import styles from './skip-to-curves.module.css';

/**
 * Past dozens of words that explain themselves, each a stop of the Tab key. Seen only while it has
 * the focus. It comes after the title, which has the focus when another page leads here.
 */
export function SkipToCurves() {
  return (
    <button type="button" className={styles.skip} onClick={goToCurves}>
      Skip to the curves
    </button>
  );
}

function goToCurves(): void {
  document.querySelector<HTMLElement>('#charts [role=slider]')?.focus();
}
