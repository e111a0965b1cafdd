import { LoadFailure } from '#components/states/load-failure.js';

interface ListQuery {
  readonly error: Error;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}

/** Why there is no list, and the way to try again. */
export function ListFailure({ query }: { readonly query: ListQuery }) {
  return (
    <LoadFailure
      error={query.error}
      retry={() => void query.refetch()}
      busy={query.isFetching}
      title="Your workouts did not load"
    >
      <p>Failed to load workouts. Please try again.</p>
    </LoadFailure>
  );
}
