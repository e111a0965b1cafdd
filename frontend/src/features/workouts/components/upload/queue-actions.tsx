import { Button } from 'antd';
import { ButtonLink } from '#components/button-link.js';
import type { UploadItem } from '#features/workouts/model/upload/upload-item.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { comparable, tallyOf } from '#features/workouts/model/upload/upload-summary.js';
import { PlanLink } from './plan-link.js';
import styles from './queue-actions.module.css';

export interface QueueActionsProps {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  readonly busy: boolean;
  readonly profileCompleted: boolean;
}

/** What can be done with the files together. */
export function QueueActions({ queue, items, busy, profileCompleted }: QueueActionsProps) {
  const { added, retryable, needsSubscription } = tallyOf(items);
  const ids = profileCompleted ? comparable(items) : null;
  return (
    <div className={styles.actions}>
      {needsSubscription ? <PlanLink /> : null}
      {retryable > 0 ? (
        <Button onClick={() => queue.retryAll()}>
          {retryable === 1 ? 'Try the failed one again' : `Try all ${retryable} again`}
        </Button>
      ) : null}
      {busy ? <Button onClick={() => queue.cancelAll()}>Cancel all</Button> : null}
      {!busy && ids ? (
        <ButtonLink to="/compare" search={{ ids: ids.join(',') }}>
          {ids.length === 2 ? 'Compare the two' : 'Compare the three'}
        </ButtonLink>
      ) : null}
      {!busy && added > 0 && !profileCompleted ? (
        <ButtonLink to="/onboarding" look="primary">
          Complete Fitness Survey
        </ButtonLink>
      ) : null}
      {busy ? null : <Button onClick={() => queue.clear()}>Clear the list</Button>}
    </div>
  );
}
