import type { ReactNode } from 'react';
import styles from './section-note.module.css';

/** Quiet sentences beside a chart: how to read it, or why there is none. */
export function SectionNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
