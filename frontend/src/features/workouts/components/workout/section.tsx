import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
