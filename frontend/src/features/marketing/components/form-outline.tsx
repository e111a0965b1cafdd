import styles from './form-outline.module.css';

export interface FormOutlineProps {
  readonly title: string;
  readonly level?: 1 | 2;
  readonly rows: number;
  /** What the form says of itself. */
  readonly lead?: string;
}

/** Where a form of the app will stand: its heading, and the outline of its fields. */
export function FormOutline({ title, level = 2, rows, lead }: FormOutlineProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.card}>
      <Heading className={styles.title}>{title}</Heading>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row} />
        ))}
      </div>
    </div>
  );
}
