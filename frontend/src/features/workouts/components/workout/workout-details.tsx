import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import { BestEfforts } from './power/best-efforts.js';
import { CourseSection } from './laps/course-section.js';
import { DataSection } from './data/data-section.js';
import { LimitsSection } from './metrics/limits-section.js';
import { PacingSection } from './metrics/pacing-section.js';
import { PartsSection } from './laps/parts-section.js';
import { PowerCurve } from './power/power-curve.js';
import { RacePredictions } from './power/race-predictions.js';
import { LapsAndIntervals } from './laps/laps-and-intervals.js';
import { ZonesSection } from './zones/zones-section.js';
import styles from './workout-page.module.css';
import type { ChartedPart } from './section.js';

/**
 * Everything below the curves, from where the time went to what all of it rests on. A sample has no
 * file to rest on.
 */
export function WorkoutDetails({ workout, units, view }: ChartedPart) {
  const { own } = useWorkoutSource();
  const { family, avgPower } = workout;
  return (
    <>
      <ZonesSection workout={workout} units={units} />
      <PartsSection workout={workout} units={units} />
      <LapsAndIntervals workout={workout} units={units} view={view} />
      <CourseSection workout={workout} units={units} view={view} />
      <div className={styles.pair}>
        <div className={styles.column}>
          {family === 'running' ? (
            <>
              <BestEfforts workout={workout} units={units} view={view} />
              <RacePredictions workout={workout} units={units} />
            </>
          ) : (
            <PowerCurve workout={workout} view={view} />
          )}
        </div>
        <div className={styles.column}>
          <PacingSection workout={workout} units={units} view={view} />
          {family === 'cycling' && avgPower !== null ? (
            <LimitsSection workout={workout} view={view} />
          ) : null}
        </div>
      </div>
      {own ? <DataSection workout={workout} units={units} /> : null}
    </>
  );
}
