import { useQuery } from '@tanstack/react-query';
import { recentWorkoutsQuery } from '#features/workouts/api/list-workouts.js';
import { uploadQueueOf, type SignedIn } from '../upload/upload-queues.js';
import { AllWorkouts, type AllWorkoutsProps } from './all-workouts.js';
import { FirstUpload, type FirstUploadProps } from './first-upload.js';
import { HomeSkeleton } from './home-skeleton.js';
import { LoadFailure } from './load-failure.js';
import { OfflineNote } from './offline-note.js';
import { RecentUploads } from './recent-uploads.js';
import { RunningUploads } from './running-uploads.js';
import { ThisWeek } from './this-week.js';
import styles from './home-page.module.css';

export interface HomePageProps extends ContentProps {
  readonly session: SignedIn;
  readonly userId: string;
}

interface ContentProps extends Omit<AllWorkoutsProps, 'sports' | 'years'> {
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
  if (!recent.data)
    return (
      <LoadFailure
        error={recent.error}
        retry={() => void recent.refetch()}
        busy={recent.isFetching}
      />
    );
  const { workouts, totalCount, availableSports, availableYears } = recent.data;
  if (totalCount === 0) return <FirstUpload plan={plan} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>Home</h1>
      <OfflineNote loadedAt={recent.dataUpdatedAt} />
      <ThisWeek newest={workouts[0]} units={list.units} />
      <RecentUploads workouts={workouts} units={list.units} />
      <AllWorkouts sports={availableSports} years={availableYears} {...list} />
    </div>
  );
}
