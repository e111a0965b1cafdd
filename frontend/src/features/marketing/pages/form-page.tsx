import type { ReactNode } from 'react';
import { SiteFrame } from '../components/site-frame.js';
import styles from './form-page.module.css';

export interface FormPageProps {
  readonly path: string;
  /** False where the form itself has a button of that name. */
  readonly signIn?: boolean;
  /** What stands beside the form; without it the form stands alone. */
  readonly words?: ReactNode;
  /** What stands below the words; on a phone, below the form. */
  readonly facts?: ReactNode;
  readonly form: ReactNode;
}

/** A form in the frame of the site. */
export function FormPage({ path, signIn, words, facts, form }: FormPageProps) {
  return (
    <SiteFrame path={path} signIn={signIn}>
      <div className={styles.columns} data-alone={words ? undefined : ''}>
        {words ? <div className={styles.words}>{words}</div> : null}
        <div className={styles.form}>{form}</div>
        {facts ? <div className={styles.facts}>{facts}</div> : null}
      </div>
    </SiteFrame>
  );
}
