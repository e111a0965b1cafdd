import { type ReactNode, useId } from 'react';
import type { Workout } from '#features/workouts/model/workout.js';
import type { UnitPreferences } from '#lib/units.js';
import type { ChartView } from '#components/chart/chart-view.js';
import styles from './section.module.css';

/** What the parts of a workout's page are drawn from. */
export interface WorkoutPart {
  readonly workout: Workout;
  readonly units: UnitPreferences;
}

/** A part in step with the curves. */
export interface ChartedPart extends WorkoutPart {
  readonly view: ChartView;
}

export interface SectionProps {
  readonly title: string;
  /** By which the section is found on the page. */
  readonly id?: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ title, id: place, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} id={place}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
