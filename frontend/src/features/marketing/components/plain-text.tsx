import type { ReactNode } from 'react';
import styles from './plain-text.module.css';

export interface PlainTextProps {
  readonly children: ReactNode;
}

/** A text to read, such as the privacy page: one narrow column. */
export function PlainText({ children }: PlainTextProps) {
  return <div className={styles.text}>{children}</div>;
}

export interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Rows of a name and what is said of it. */
export function Rows({
  rows,
}: {
  readonly rows: readonly (readonly [name: string, text: ReactNode])[];
}) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
