import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { WorkoutPage } from '#features/workouts/model/list/workout-list.js';
import styles from './all-workouts.module.css';
import { RowsSkeleton } from './home-skeleton.js';
import { ListFailure } from './list-failure.js';

type List = UseInfiniteQueryResult<InfiniteData<WorkoutPage>>;

/** What is in place of the first rows. */
export function NotYet({ list }: { readonly list: List }) {
  if (list.isError && !list.data) return <ListFailure query={list} />;
  return list.isPending ? <RowsSkeleton rows={5} /> : null;
}

interface NextPartProps {
  readonly list: List;
  readonly loadMore: () => void;
}

/** What is below the rows while more are asked for. */
export function NextPart({ list, loadMore }: NextPartProps) {
  if (!list.isFetchNextPageError) return list.isFetchingNextPage ? <RowsSkeleton rows={3} /> : null;
  return (
    <div className={styles.more}>
      <p role="alert">Failed to load workouts. Please try again.</p>
      <Button onClick={loadMore} loading={list.isFetchingNextPage}>
        Retry
      </Button>
    </div>
  );
}
