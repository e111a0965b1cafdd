import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** The level of the heading: 1 where the notice is the whole page. */
  readonly level?: 1 | 2;
  /** Announced immediately if it reports a failure. */
  readonly role?: 'alert' | 'status';
}

/** A calm statement in place of content: what happened, what it means, what can be done. */
export function Notice({ title, children, actions, level = 2, role }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.notice} role={role}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
