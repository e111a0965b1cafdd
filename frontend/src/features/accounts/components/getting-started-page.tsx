import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Brand } from '../../../components/brand.js';
import card from './auth-card.module.css';
import { GettingStartedFacts } from './getting-started-facts.js';
import styles from './getting-started-page.module.css';
import { RegistrationForm } from './registration-form.js';
import { TraceDrawing } from './trace-drawing.js';

/** For somebody who has decided: what they get and what it costs, beside the whole form. */
export function GettingStartedPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label="Stridewatt, home">
          <Brand />
        </Link>
        <Button type="text" href="/why-stridewatt" icon={<CloseOutlined aria-hidden />} aria-label="Close" />
      </header>
      <main id="content" tabIndex={-1} className={styles.columns}>
        <div className={styles.statement}>
          <h1>Ready to train with numbers you can check.</h1>
          <p>
            Upload a ride or a run. One sentence says how it went; under it stand the curves, the zones and the intervals. Every number the coach uses comes from
            your own file and shows where.
          </p>
          <figure>
            <figcaption>The same power four times, and a heart that had to work harder for each.</figcaption>
            <TraceDrawing />
          </figure>
        </div>
        <section className={card.card} data-place="form">
          <div className={card.head}>
            <h2>Start your free trial</h2>
          </div>
          <RegistrationForm action="Start Free Now" />
          <p className={styles.turn}>
            Already have an account?{' '}
            <Link to="/" search={{ login: true }}>
              Sign in
            </Link>
          </p>
        </section>
        <GettingStartedFacts />
      </main>
    </div>
  );
}
