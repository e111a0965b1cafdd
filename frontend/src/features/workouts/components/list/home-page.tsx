import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from '@tanstack/react-router';
import { recentWorkoutsQuery } from '#features/workouts/api/list-workouts.js';
import { isActive } from '#features/workouts/model/upload/upload-item.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { type SignedIn, uploadQueueOf, useQueue } from '../upload/upload-queues.js';
import { AllWorkouts, type AllWorkoutsProps } from './all-workouts.js';
import { ChangedNote } from './changed-note.js';
import { FirstUpload, type FirstUploadProps } from './first-upload.js';
import { HomeSkeleton } from './home-skeleton.js';
import { ListFailure } from './list-failure.js';
import { RecentUploads } from './recent-uploads.js';
import { ThisWeek } from './this-week.js';
import styles from './home-page.module.css';
import noteStyles from './home-note.module.css';

export interface HomePageProps extends ContentProps {
  readonly session: SignedIn;
  readonly userId: string;
}

interface ContentProps extends Omit<AllWorkoutsProps, 'activities' | 'years' | 'recent'> {
  /** What the plan means to the first upload. */
  readonly plan: FirstUploadProps['plan'];
}

/** The athlete's workouts: how the week goes, what the newest workout says, then all of them. */
export function HomePage({ session, userId, ...content }: HomePageProps) {
  return (
    <>
      <RunningUploads queue={uploadQueueOf(session, userId)} />
      <Content {...content} />
    </>
  );
}

function Content({ plan, ...list }: ContentProps) {
  const recent = useQuery(recentWorkoutsQuery);
  if (recent.isPending) return <HomeSkeleton />;
  if (!recent.data) return <ListFailure query={recent} />;
  const { workouts, totalCount, availableActivities, availableYears } = recent.data;
  if (totalCount === 0) return <FirstUpload plan={plan} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>Home</h1>
      <OfflineNote loadedAt={recent.dataUpdatedAt} />
      <ChangedNote workouts={workouts} />
      <ThisWeek newest={workouts[0]} units={list.units} />
      <RecentUploads workouts={workouts} units={list.units} />
      <AllWorkouts
        activities={availableActivities}
        years={availableYears}
        recent={workouts}
        {...list}
      />
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * While there is no connection: that the page may be old, and how old. `loadedAt` in
 * milliseconds since 1970.
 */
function OfflineNote({ loadedAt }: { readonly loadedAt: number }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={noteStyles.place}>
      {online ? null : (
        <p className={noteStyles.note}>
          <strong>You are offline.</strong>{' '}
          {`What you see was loaded at ${clockTime(loadedAt)} and may be old.`}
        </p>
      )}
    </div>
  );
}

/** `14:05` by the reader's own clock, alike in every browser. Milliseconds since 1970. */
function clockTime(instant: number): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/**
 * While files are on their way to workouts: how many, and the way to them. The lists take each in
 * as it comes.
 */
function RunningUploads({ queue }: { readonly queue: UploadQueue }) {
  const { items } = useQueue(queue);
  const left = items.filter(isActive).length;
  return (
    <div role="status" className={noteStyles.above}>
      {left === 0 ? null : (
        <p className={noteStyles.note}>
          <strong>
            {left === 1 ? 'One file is on its way.' : `${left} files are on their way.`}
          </strong>{' '}
          Each appears here as soon as it is analysed. <Link to="/upload">See the uploads</Link>
        </p>
      )}
    </div>
  );
}
