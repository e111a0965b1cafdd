import { useQuery } from '@tanstack/react-query';
import type { UnitPreferences } from '../../../../lib/units.js';
import { recentWorkoutsQuery } from '../../api/list-workouts.js';
import type { WorkoutFilter } from '../../model/workout-list.js';
import { AllWorkouts } from './all-workouts.js';
import { FirstUpload } from './first-upload.js';
import { HomeSkeleton } from './home-skeleton.js';
import { LoadFailure } from './load-failure.js';
import { RecentUploads } from './recent-uploads.js';
import styles from './home-page.module.css';

export interface HomePageProps {
  readonly units: UnitPreferences;
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
  /** Uploads that the plan still allows; null where that is not known. */
  readonly uploadsLeft: number | 'unlimited' | null;
}

/** The athlete's workouts: what the newest one says first, then all of them. */
export function HomePage({ units, filter, onFilter, uploadsLeft }: HomePageProps) {
  const recent = useQuery(recentWorkoutsQuery);
  if (recent.isError) return <LoadFailure error={recent.error} retry={() => void recent.refetch()} busy={recent.isFetching} />;
  if (recent.isPending) return <HomeSkeleton />;
  if (recent.data.totalCount === 0) return <FirstUpload uploadsLeft={uploadsLeft} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>Home</h1>
      <RecentUploads workouts={recent.data.workouts} units={units} />
      <AllWorkouts sports={recent.data.availableSports} units={units} filter={filter} onFilter={onFilter} />
    </div>
  );
}
