import { useId, type ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  readonly title: string;
  /** Stands quietly beside the title: how many there are. */
  readonly note?: ReactNode;
  /** What chooses from the list, in one row. */
  readonly filters?: ReactNode;
  /** What can be done with the whole of it. */
  readonly actions?: ReactNode;
}

export function Toolbar({ title, note, filters, actions }: ToolbarProps) {
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{title}</h2>
      {note ? <span className={styles.note}>{note}</span> : null}
      {filters ? <div className={styles.filters}>{filters}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

/** A control with its name in front, in the row of filters. */
export function Filter({
  name,
  children,
}: {
  readonly name: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles.filter}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </span>
  );
}
