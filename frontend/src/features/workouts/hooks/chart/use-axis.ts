import { useMemo } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import type { Streams } from '#features/workouts/model/chart/streams.js';
import type { Track } from '#features/workouts/model/route/track.js';
import {
  axisChoices,
  axisOf,
  type AxisChoice,
  type WorkoutAxis,
} from '#features/workouts/model/chart/workout-axis.js';
import { useRemembered } from '../use-remembered.js';

export interface ChosenAxis {
  readonly axis: WorkoutAxis;
  readonly choices: readonly AxisChoice[];
  readonly choose: (choice: AxisChoice) => void;
}

/** What the curves are laid out by: as the athlete last chose, where this recording allows it. */
export function useAxis(streams: Streams, track: Track | null, units: UnitPreferences): ChosenAxis {
  const [chosen, choose] = useRemembered<AxisChoice | null>('workout.axis', null);
  const choices = useMemo(() => axisChoices(streams, track), [streams, track]);
  const choice = choices.find((candidate) => candidate === chosen) ?? choices[0] ?? 'time';
  const axis = useMemo(
    () => axisOf(choice, streams, track, units),
    [choice, streams, track, units],
  );
  return { axis, choices, choose };
}
