import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly id?: string;
}

/** One claim with what shows it. */
export function Section({ title, lead, children, id }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

export interface PageHeadProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The top of every page but the start page. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className={styles.top}>
      <h1>{title}</h1>
      <div className={styles.lead}>{children}</div>
    </div>
  );
}

export function Columns({ items }: { readonly items: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Steps({ items }: { readonly items: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <ol className={styles.columns} data-numbered="">
      {items.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
