import type { ReactNode } from 'react';
import { Brand } from '../../../components/brand.js';
import { AuthCard, type AuthCardProps } from './auth-card.js';
import styles from './landing-page.module.css';
import { TraceDrawing } from './trace-drawing.js';

export interface LandingPageProps {
  readonly initial?: AuthCardProps['initial'];
  readonly focused?: boolean;
  readonly corner?: ReactNode;
}

/** The visitor's page: what Stridewatt does, and the way in. */
export function LandingPage({ initial = 'sign-in', focused = false, corner }: LandingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Brand />
      </header>
      <main id="content" tabIndex={-1} className={styles.columns}>
        <div className={styles.statement}>
          <h1>See what your workout says.</h1>
          <p>
            Upload the .fit file from your bike computer or watch. Stridewatt tells you in one sentence how the session went, shows the numbers and curves
            behind it, and answers your questions with figures from that file and nothing else.
          </p>
          <TraceDrawing />
        </div>
        <AuthCard initial={initial} focused={focused} corner={corner} />
      </main>
    </div>
  );
}
