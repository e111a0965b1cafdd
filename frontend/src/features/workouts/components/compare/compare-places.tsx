import type { MouseEvent } from 'react';
import { Link } from '@tanstack/react-router';
import { formatDuration } from '#lib/format.js';
import type { Curves } from '#features/workouts/hooks/use-curves.js';
import { formatPlace } from '#features/workouts/model/chart/shared-place.js';
import type { PlacedFact } from '#features/workouts/model/compare/comparison-report.js';
import { WorkoutMark } from './workout-mark.js';
import styles from './compare-places.module.css';

export interface ComparePlacesProps {
  readonly facts: readonly PlacedFact[];
  /** Shows seconds on the curves over each other. */
  readonly show: Curves['show'];
}

/**
 * The places that a finding speaks of, each of its own workout: a press shows its seconds on the
 * curves below, another tab or window opens the workout there.
 */
export function ComparePlaces({ facts, show }: ComparePlacesProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.places} aria-label="Places on the curves">
      {facts.map(({ id, label, display, at, workout: { workout, letter, short }, index }) => (
        <li key={id}>
          <Link
            to="/workouts/$workoutId"
            params={{ workoutId: workout.id }}
            hash={formatPlace(at).slice(1)}
            className={styles.place}
            title={`${label}, ${short}: ${display}`}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              show(at);
            }}
          >
            <WorkoutMark letter={letter} index={index} />
            <span className={styles.value}>{display}</span>{' '}
            <span className={styles.start}>at {formatDuration(at.from)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
