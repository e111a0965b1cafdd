import { Button } from 'antd';
import { ProgressBar } from '#components/progress-bar.js';
import type { UnitPreferences } from '#lib/units.js';
import type { QueueState, UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { comparable, summaryOf, tallyOf } from '#features/workouts/model/upload/upload-summary.js';
import { ButtonLink } from '#components/button-link.js';
import type { UploadItem } from '#features/workouts/model/upload/upload-item.js';
import { HoldNote } from './hold-note.js';
import { QueueRow } from './queue-row.js';
import styles from './upload-queue-list.module.css';
import { PlanLink } from './plan-link.js';
import queueActionsStyles from './queue-actions.module.css';

export interface UploadQueueListProps {
  readonly queue: UploadQueue;
  readonly state: QueueState;
  readonly units: UnitPreferences;
  readonly profileCompleted: boolean;
}

/** Many files: first what came of them in one sentence, then each of them as it was added. */
export function UploadQueueList({ queue, state, units, profileCompleted }: UploadQueueListProps) {
  const { items, hold } = state;
  const { busy } = queue;
  const { total, settled } = tallyOf(items);
  const percent = Math.floor((settled / total) * 100);
  const running = hold ? `${total - settled} files wait` : `Uploading ${total} files`;
  return (
    <section className={styles.list} aria-labelledby="upload-queue">
      <p className={styles.spoken} role="status">
        {busy ? running : summaryOf(items)}
      </p>
      <div className={styles.head}>
        <h2 id="upload-queue">{busy ? `${settled} of ${total} files done` : summaryOf(items)}</h2>
        <QueueActions queue={queue} items={items} busy={busy} profileCompleted={profileCompleted} />
      </div>
      {busy ? (
        <ProgressBar
          className={styles.bar}
          name="All files"
          percent={percent}
          share={settled / total}
        />
      ) : null}
      {busy && hold ? (
        <p className={styles.note}>
          <HoldNote hold={hold} />
        </p>
      ) : null}
      <Rest state={state} />
      <ol className={styles.rows} aria-label="Files">
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            queue={queue}
            units={units}
            profileCompleted={profileCompleted}
          />
        ))}
      </ol>
    </section>
  );
}

function Rest({ state: { leftOut, tooMany } }: { readonly state: QueueState }) {
  if (leftOut + tooMany === 0) return null;
  const others =
    leftOut === 1
      ? '1 file is no .fit file and was left out.'
      : `${leftOut} files are no .fit files and were left out.`;
  const more =
    `500 workouts fit in one upload; ${tooMany} more ${tooMany === 1 ? 'was' : 'were'} left ` +
    'out. Add them once these are done.';
  return (
    <p className={styles.note}>
      {[leftOut > 0 ? others : '', tooMany > 0 ? more : ''].join(' ').trim()}
    </p>
  );
}

interface QueueActionsProps {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  readonly busy: boolean;
  readonly profileCompleted: boolean;
}

/** What can be done with the files together. */
function QueueActions({ queue, items, busy, profileCompleted }: QueueActionsProps) {
  const { retryable, needsSubscription } = tallyOf(items);
  return (
    <div className={queueActionsStyles.actions}>
      {needsSubscription ? <PlanLink /> : null}
      {retryable > 0 ? (
        <Button onClick={() => queue.retryAll()}>
          {retryable === 1 ? 'Try the failed one again' : `Try all ${retryable} again`}
        </Button>
      ) : null}
      {busy ? (
        <Button onClick={() => queue.cancelAll()}>Cancel all</Button>
      ) : (
        <Afterwards {...{ queue, items, profileCompleted }} />
      )}
    </div>
  );
}

/** The ways on once nothing is under way. */
function Afterwards({ queue, items, profileCompleted }: Omit<QueueActionsProps, 'busy'>) {
  const ids = profileCompleted ? comparable(items) : null;
  return (
    <>
      {ids ? (
        <ButtonLink to="/compare" search={{ ids: ids.join(',') }}>
          {ids.length === 2 ? 'Compare the two' : 'Compare the three'}
        </ButtonLink>
      ) : null}
      {tallyOf(items).added > 0 && !profileCompleted ? (
        <ButtonLink to="/onboarding" look="primary">
          Complete Fitness Survey
        </ButtonLink>
      ) : null}
      <Button onClick={() => queue.clear()}>Clear the list</Button>
    </>
  );
}
