import { useEffect, useRef, type ReactNode } from 'react';
import card from './auth-card.module.css';
import styles from './auth-statement.module.css';

export interface AuthStatementProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Whether it takes the place of a form: then the keyboard and the screen reader go on here. */
  readonly focused?: boolean;
}

/** A card with something to say and a way on. */
export function AuthStatement({ title, children, actions, focused = false }: AuthStatementProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className={card.card}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
