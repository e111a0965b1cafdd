import type { UnitPreferences } from '#lib/units.js';
import type { Family, PersonalRecord } from '#features/workouts/model/progress/progress.js';
import { recordGroups, recordRows } from '#features/workouts/model/progress/records.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { DefinedAside, SectionNote, WorkoutDay } from '../defined.js';
import styles from './records-section.module.css';

export interface RecordsSectionProps {
  readonly records: readonly PersonalRecord[];
  readonly family: Family;
  readonly units: UnitPreferences;
  readonly today: string;
  /** Workouts whose clock was wrong. */
  readonly misdated: number;
}

/** The best of each kind with its day, what it was before, and the way to the workout. */
export function RecordsSection({ records, family, units, today, misdated }: RecordsSectionProps) {
  const { efforts, whole } = recordGroups(records);
  const missing =
    family === 'running'
      ? 'No best times yet: a run with distance over 400 m or more has them.'
      : 'No best powers yet: a ride with a power meter has them.';
  return (
    <Section title="Records" aside={<DefinedAside as="records">How they are kept</DefinedAside>}>
      {efforts.length === 0 ? <SectionNote>{missing}</SectionNote> : null}
      <div className={styles.tables}>
        {efforts.length > 0 ? (
          <Records
            caption={family === 'running' ? 'Time by distance' : 'Power by duration'}
            records={efforts}
            units={units}
            today={today}
          />
        ) : null}
        {whole.length > 0 ? (
          <Records
            caption={family === 'running' ? 'Whole runs' : 'Whole rides'}
            records={whole}
            units={units}
            today={today}
          />
        ) : null}
      </div>
      {misdated > 0 ? <SectionNote>{leftOut(misdated)}</SectionNote> : null}
    </Section>
  );
}

/** Why a best effort may be missing from the records. */
function leftOut(count: number): string {
  const [workouts, their, hold] =
    count === 1 ? ['One workout', 'its', 'holds'] : [`${count} workouts`, 'their', 'hold'];
  return (
    `${workouts} with a date that cannot be ${hold} no record: the clock of ${their} device ` +
    'was wrong.'
  );
}

interface RecordsProps extends Omit<RecordsSectionProps, 'family' | 'misdated'> {
  readonly caption: string;
}

function Records({ caption, records, units, today }: RecordsProps) {
  return (
    <table className={styles.records}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">Best</th>
          <th scope="col">Before</th>
          <th scope="col">On</th>
        </tr>
      </thead>
      <tbody>
        {recordRows(records, units, today).map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              {row.fresh ? <span className={styles.fresh}>new</span> : null}
            </th>
            <td className={styles.best}>
              {row.best}
              {row.aside ? <small>{row.aside}</small> : null}
            </td>
            <td>
              {row.previous ?? 'first'}
              {row.gain ? <small className={styles.gain}>{row.gain}</small> : null}
            </td>
            <td>
              <WorkoutDay workoutId={row.workoutId} day={row.day} what={row.name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
