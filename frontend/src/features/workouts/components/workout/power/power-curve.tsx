import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChartView } from '#components/chart/chart-view.js';
import { keepTogether } from '#lib/keep-together.js';
import { recentBestsQuery } from '#features/workouts/api/get-workout.js';
import { ALL_POINTS } from '#features/workouts/api/get-streams.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import { lookAt } from '#features/workouts/hooks/chart/point-chart.js';
import { bestWindow } from '#features/workouts/model/power/best-window.js';
import { comparedPower, type RecentBests } from '#features/workouts/model/power/recent-bests.js';
import { durationName, toldPoints } from '#features/workouts/model/power/power-curve.js';
import type { PowerPoint } from '#features/workouts/model/analysis.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { Section } from '../section.js';
import { Term } from '../metrics/term.js';
import { PowerCurvePlot } from './power-curve-plot.js';
import { PowerCurveTable } from './power-curve-table.js';
import styles from './power-curve.module.css';

export interface PowerCurveProps {
  readonly workout: Workout;
  readonly view: ChartView;
}

/**
 * The best mean power for every duration against the days before; each leads to its place on the
 * curves.
 */
export function PowerCurve({ workout, view }: PowerCurveProps) {
  const points = workout.analysis.curves.power;
  const source = useWorkoutSource();
  const { data: bests } = useQuery({ ...recentBestsQuery(workout.id), enabled: source.own });
  const queryClient = useQueryClient();
  if (!points || points.length < 2)
    return (
      <Section title="Power curve">
        <p className={styles.quiet}>
          Not judged. The file holds no power, or too little for a curve.
        </p>
      </Section>
    );
  // Every sample is asked for only when somebody wants to see where it was; what cannot be fetched
  // leaves the curves as they are.
  const show = async (seconds: number): Promise<void> => {
    const streams = await queryClient
      .fetchQuery({ ...source.streams(workout.id, ALL_POINTS), staleTime: Infinity })
      .catch(() => null);
    const effort = streams?.channels.power
      ? bestWindow(streams.channels.power, seconds, streams.pauses)
      : null;
    if (effort) lookAt(view, effort, 'power');
  };
  return (
    <Section title="Power curve">
      <p className={styles.quiet}>
        <Term
          explanation="The highest mean power that you held for each duration."
          term="powerCurve"
        >
          {againstWhat(points, bests ?? null)}
        </Term>
      </p>
      <PowerCurvePlot
        points={points}
        ftpW={workout.analysis.thresholds.ftpW?.value ?? null}
        bests={bests ?? null}
        onShow={(seconds) => void show(seconds)}
      />
      <PowerCurveTable
        points={toldPoints(points)}
        bests={bests ?? null}
        onShow={(seconds) => void show(seconds)}
      />
    </Section>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the curve is set against, and where it stands above it. */
function againstWhat(points: readonly PowerPoint[], bests: RecentBests | null): string {
  if (!bests) return 'Best mean power by duration.';
  if (!bests.power || bests.power.length === 0)
    return (
      'Best mean power by duration. ' + `No other ride with power in the ${bests.days} days before.`
    );
  const set = toldPoints(points).filter(
    ({ seconds, watts }) => comparedPower(seconds, watts, bests).isBest,
  );
  if (set.length === 0) return `Against your best of the ${bests.days} days before.`;
  return keepTogether(
    `Your best of ${bests.days} days over ` +
      `${LIST.format(set.map(({ seconds }) => durationName(seconds)))}.`,
  );
}
