import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where to go on from here, below the lead. */
  readonly way?: ReactNode;
  readonly children?: ReactNode;
  /** What shows the claim stands beside its title and not below it, where there is room. */
  readonly beside?: boolean;
}

/** One claim with what shows it. */
export function Section({ title, lead, way, children, beside = false }: SectionProps) {
  return (
    <section className={styles.section} data-beside={beside ? '' : undefined}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {lead ? (
          <div>
            <p>{lead}</p>
            {way}
          </div>
        ) : null}
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

export function Columns({
  items,
}: {
  readonly items: readonly (readonly [title: string, text: ReactNode])[];
}) {
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

/** In their order; what each of them looks like may stand below its words. */
export function Steps({
  items,
}: {
  readonly items: readonly (readonly [title: string, text: ReactNode, picture?: ReactNode])[];
}) {
  return (
    <ol className={styles.columns} data-numbered="">
      {items.map(([title, text, picture]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {picture ? <div className={styles.picture}>{picture}</div> : null}
        </li>
      ))}
    </ol>
  );
}
