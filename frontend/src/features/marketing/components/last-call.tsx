import { COPY } from '../model/copy.js';
import styles from './last-call.module.css';
import { Invitation } from './link-button.js';

/** The end of a page: what it costs to find out, and the way in. */
export function LastCall({
  title = 'One file is enough to judge it',
}: {
  readonly title?: string;
}) {
  return (
    <section className={styles.call} data-for="visitor">
      <div>
        <h2>{title}</h2>
        <p>
          {COPY.trial} {COPY.survey}
        </p>
      </div>
      <Invitation />
    </section>
  );
}
