import { Link } from '@tanstack/react-router';
import { dayText, type Day } from '#features/workouts/model/progress/calendar.js';

export interface WorkoutDayProps {
  readonly workoutId: string;
  readonly day: Day;
  /** What was done in the workout that it is linked for. */
  readonly what: string;
}

/** A day as the way to its workout. */
export function WorkoutDay({ workoutId, day, what }: WorkoutDayProps) {
  return (
    <Link
      to="/workouts/$workoutId"
      params={{ workoutId }}
      aria-label={`${dayText(day)}, workout of ${what}`}
    >
      {dayText(day)}
    </Link>
  );
}
