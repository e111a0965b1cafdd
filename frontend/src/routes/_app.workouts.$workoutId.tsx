import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ChartView } from '../components/chart/chart-view.js';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { positionsQuery, streamsQuery } from '../features/workouts/api/get-streams.js';
import { workoutQuery } from '../features/workouts/api/get-workout.js';
import { CoachDock } from '../features/coaching/components/coach-dock.js';
import { WorkoutPage } from '../features/workouts/components/workout/workout-page.js';
import { pointAt } from '../features/workouts/hooks/chart/point-chart.js';
import { curveNamed } from '../features/workouts/model/chart/extra-channels.js';
import { formatPlace } from '../features/workouts/model/chart/shared-place.js';
import type { Workout } from '../features/workouts/model/workout.js';
import { formatStart, sportName } from '../lib/format-workout.js';
import { unitPreferences } from '../lib/units.js';

export const Route = createFileRoute('/_app/workouts/$workoutId')({
  loader: ({ context: { queryClient }, params: { workoutId } }) => {
    void queryClient.prefetchQuery(workoutQuery(workoutId));
    void queryClient.prefetchQuery(streamsQuery(workoutId));
    void queryClient.prefetchQuery(positionsQuery(workoutId));
    void queryClient.prefetchQuery(profileQuery);
  },
  head: () => ({ meta: [{ title: 'Workout · Stridewatt' }] }),
  component: WorkoutRoute,
});

function WorkoutRoute() {
  const { workoutId } = Route.useParams();
  return <OpenWorkout key={workoutId} workoutId={workoutId} />;
}

function OpenWorkout({ workoutId }: { readonly workoutId: string }) {
  const profile = useQuery(profileQuery);
  const [view] = useState(() => new ChartView());
  const units = useMemo(
    () => (profile.isPending ? undefined : unitPreferences(profile.data)),
    [profile.isPending, profile.data],
  );
  const coach = (workout: Workout) => (
    <CoachDock
      workoutId={workout.id}
      report={workout.reports[0]}
      unitSystem={units?.unitSystem ?? 'METRIC'}
      hashOf={formatPlace}
      onPlace={(place) => pointAt(view, { ...place, channel: curveNamed(place.channel) })}
    />
  );
  return (
    <>
      <WorkoutTitle workoutId={workoutId} />
      <WorkoutPage workoutId={workoutId} units={units} view={view} coach={coach} />
    </>
  );
}

/** Tells tabs apart: the athlete's own name for the workout, else what it was and when. */
function WorkoutTitle({ workoutId }: { readonly workoutId: string }) {
  const { data: workout } = useQuery(workoutQuery(workoutId));
  if (!workout) return null;
  const { title, sport, startTime, utcOffsetS } = workout;
  const name = title ?? `${sportName(sport)}, ${formatStart(startTime, utcOffsetS).date}`;
  return <title>{`${name} · Stridewatt`}</title>;
}
