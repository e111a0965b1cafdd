import { useId, type ReactNode } from 'react';
import styles from './profile-section.module.css';

export interface ProfileSectionProps {
  readonly title: string;
  /** What the section is for, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Its heading beside it where there is room, above it where there is not. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
