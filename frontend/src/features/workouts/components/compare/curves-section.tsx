import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { Notice } from '#components/states/notice.js';
import type { Curves } from '#features/workouts/hooks/use-curves.js';
import { streamsQuery } from '#features/workouts/api/get-streams.js';
import type { ComparedProps } from '#features/workouts/model/compare/names.js';
import type { Streams } from '#features/workouts/model/chart/streams.js';
import { Section } from '../workout/section.js';
import { CurvesChart } from './curves-chart.js';
import styles from './curves-section.module.css';

/** The recordings over each other, as soon as all of them are there. */
export function CurvesSection({
  workouts,
  units,
  curves,
}: ComparedProps & { readonly curves: Curves }) {
  const loaded = useQueries({
    queries: workouts.map(({ workout }) => streamsQuery(workout.id)),
    combine: together,
  });
  return (
    <Section title="Curves" id="charts">
      {loaded.streams ? (
        <CurvesChart
          key={workouts.map(({ workout }) => workout.id).join()}
          workouts={workouts}
          recordings={loaded.streams}
          units={units}
          curves={curves}
        />
      ) : null}
      {loaded.failed && !loaded.streams ? (
        <Notice
          title="The curves could not be loaded"
          role="alert"
          actions={<Button onClick={loaded.retry}>Try again</Button>}
        >
          The numbers on this page do not depend on them.
        </Notice>
      ) : null}
      {!loaded.streams && !loaded.failed ? <div className={styles.skeleton} aria-hidden /> : null}
    </Section>
  );
}

interface Loaded {
  readonly streams: readonly Streams[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Result {
  readonly data: Streams | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

function together(results: readonly Result[]): Loaded {
  const streams = results.flatMap(({ data }) => data ?? []);
  return {
    streams: streams.length === results.length ? streams : null,
    failed: results.some(({ isError }) => isError),
    retry: () => results.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
