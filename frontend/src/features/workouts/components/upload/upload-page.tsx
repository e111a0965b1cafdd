import { useState } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { isActive, type UploadItem } from '#features/workouts/model/upload/upload-item.js';
import { takeIn, type Taken } from '#features/workouts/model/upload/upload-intake.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { HowItWorks } from '../how-it-works.js';
import { Dropzone } from './dropzone.js';
import styles from './upload-page.module.css';
import { type MissingPlan, type TrialUploads, UploadTerms } from './upload-terms.js';
import { UploadQueueList } from './upload-queue-list.js';
import { UploadWidget } from './upload-widget.js';
import { useQueue } from './upload-queues.js';
import { useUploadNews } from './use-upload-news.js';
import { useWindowFiles } from './use-window-files.js';

export interface UploadPageProps {
  readonly queue: UploadQueue;
  readonly units: UnitPreferences;
  /** Why this athlete may not upload now; null where they may. */
  readonly suspension: string | null;
  /** What is left of a trial; null without a limit or while it is not known. */
  readonly trial: TrialUploads | null;
  /** Why the plan takes no upload at all, and the way to one that does; null where it may take one. */
  readonly noPlan: MissingPlan | null;
  readonly profileCompleted: boolean;
  /**
   * Called when what the lists and the account say may have changed; the same function at every
   * call.
   */
  readonly onSettled: (item: UploadItem) => void;
}

/** One file has the page to itself; several become a list. */
export function UploadPage({
  queue,
  units,
  suspension,
  trial,
  noPlan,
  profileCompleted,
  onSettled,
}: UploadPageProps) {
  const state = useQueue(queue);
  const { tellTrialIsOver, tellPlanIsMissing } = useUploadNews(queue, onSettled);
  const [refusal, setRefusal] = useState<string | null>(null);
  const single = onlyOf(state.items);

  const take = async (files: readonly Taken[] | Promise<readonly Taken[]>): Promise<void> => {
    if (suspension !== null) return;
    setRefusal(null);
    const { given, leftOut, tooMany } = await takeIn(await files);
    const [first] = given;
    if (!first) return setRefusal('There is no .fit file in what you gave');
    const alone = given.length === 1 && leftOut === 0;
    if (alone && 'problem' in first) return setRefusal(first.problem.description);
    if (trial?.left === 0) return tellTrialIsOver();
    if (noPlan && !trial) return tellPlanIsMissing(noPlan.sentence);
    if (single && !isActive(single)) queue.clear();
    queue.add(given, { leftOut, tooMany });
  };
  useWindowFiles((taken) => void take(taken));

  const list = state.items.length > 1;
  const active = single !== null && isActive(single);
  const finished = single?.state.phase === 'done';
  return (
    <div className={styles.page}>
      <h1>Upload a workout</h1>
      {single ? (
        <UploadWidget
          queue={queue}
          item={single}
          hold={state.hold}
          units={units}
          profileCompleted={profileCompleted}
        />
      ) : null}
      {active || finished ? null : (
        <>
          <UploadTerms
            suspended={suspension !== null}
            trial={trial}
            noPlan={noPlan}
            profileCompleted={profileCompleted}
          />
          <Dropzone
            suspension={suspension}
            refusal={refusal}
            slim={list}
            onTake={(taken) => void take(taken)}
          />
        </>
      )}
      {active || suspension ? null : <TrialNote trial={trial} />}
      {list ? (
        <UploadQueueList
          queue={queue}
          state={state}
          units={units}
          profileCompleted={profileCompleted}
        />
      ) : null}
      {finished || list ? null : <HowItWorks />}
    </div>
  );
}

function onlyOf([only, ...others]: readonly UploadItem[]): UploadItem | null {
  return only && others.length === 0 ? only : null;
}

function TrialNote({ trial }: Pick<UploadPageProps, 'trial'>) {
  return trial ? (
    <p className={styles.left}>{`${trial.left} of ${trial.of} trial uploads left`}</p>
  ) : null;
}
