import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import {
  missingThresholds,
  ZONE_KINDS,
  zoneKinds,
  zoneOrigin,
  zoneReason,
} from '#features/workouts/model/zones/zones.js';
import { Section, type WorkoutPart } from '../section.js';
import { ThresholdsNote } from './thresholds-note.js';
import { ZoneBars } from './zone-bars.js';
import styles from './zones-section.module.css';

/** Where the time went, by power, heart rate or pace, and what the zones were taken from. */
export function ZonesSection({ workout, units }: WorkoutPart) {
  const { own } = useWorkoutSource();
  const { zones, thresholds } = workout.analysis;
  const kinds = zoneKinds(workout.family);
  const told = kinds.filter((kind) => zones[kind]);
  return (
    <Section title="Time in zones">
      {told.length > 0 ? (
        <div className={styles.tables}>
          {kinds.map((kind) => {
            const table = zones[kind];
            return table ? (
              <ZoneBars
                key={kind}
                kind={kind}
                table={table}
                units={units}
                origin={zoneOrigin(kind, workout)}
              />
            ) : (
              <p key={kind} className={styles.untold}>
                <b>{ZONE_KINDS[kind].title}</b> Not judged. {zoneReason(kind, workout)}
              </p>
            );
          })}
        </div>
      ) : (
        <p className={styles.untold}>
          Not judged. {kinds.map((kind) => zoneReason(kind, workout)).join(' ')}
        </p>
      )}
      {own ? (
        <ThresholdsNote
          thresholds={thresholds}
          missing={missingThresholds(workout)}
          family={workout.family}
        />
      ) : null}
    </Section>
  );
}
