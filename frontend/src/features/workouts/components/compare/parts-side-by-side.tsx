import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { Notice } from '#components/states/notice.js';
import { comparisonPartsQuery } from '#features/workouts/api/get-comparison-parts.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import type { ComparedProps } from '#features/workouts/model/compare/names.js';
import {
  climbRows,
  type ComparedParts,
  repRows,
  type SplitKind,
  splitRows,
} from '#features/workouts/model/compare/parts.js';
import { Section } from '../workout/section.js';
import { PartsTable } from './parts-table.js';
import styles from './parts-table.module.css';

/** Reps, climbs and splits of the workouts beside each other, matched by the server. */
export function PartsSideBySide(props: ComparedProps) {
  const ids = props.workouts.map(({ workout }) => workout.id);
  const { data, isError, refetch } = useQuery(comparisonPartsQuery(ids));
  if (data) return <Parts {...props} parts={data} />;
  return (
    <Section title="Part by part">
      {isError ? (
        <Notice
          title="Reps, climbs and splits could not be loaded"
          role="alert"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The other numbers on this page do not depend on them.
        </Notice>
      ) : (
        <div className={styles.skeleton} aria-hidden />
      )}
    </Section>
  );
}

type PartsProps = ComparedProps & { readonly parts: ComparedParts };

function Parts({ workouts, units, parts }: PartsProps) {
  const context = { family: workouts[0]?.workout.family ?? 'cycling', units } as const;
  const reps = repRows(parts, context);
  const climbs = climbRows(parts, context);
  const laps = parts.reps?.kind === 'lap';
  return (
    <>
      {reps.length > 0 ? (
        <Section title={laps ? 'Lap by lap' : 'Rep by rep'}>
          <PartsTable first={laps ? 'Lap' : 'Rep'} workouts={workouts} rows={reps} />
          <MoreReps parts={parts} workouts={workouts} />
        </Section>
      ) : null}
      {climbs.length > 0 ? (
        <Section title="Climb by climb">
          <PartsTable first="Climb" workouts={workouts} rows={climbs} />
          {parts.climbs.some((row) => row.parts.some((part) => part?.sameHill === 'size')) ? (
            <p className={styles.note}>
              Without positions, climbs of the same length and height count as the same hill.
            </p>
          ) : null}
        </Section>
      ) : null}
      <Splits {...{ workouts, units, parts }} />
    </>
  );
}

/** Why some rows have one side alone. */
function MoreReps({ parts: { reps }, workouts }: Omit<PartsProps, 'units'>) {
  if (!reps || reps.compared === reps.rows.length) return null;
  const counts = workouts.map(({ letter }, side) => {
    const count = reps.rows.filter((row) => row.parts[side]).length;
    return `${letter} has ${count}`;
  });
  return (
    <p className={styles.note}>
      {`${counts.join(', ')}: the first ${reps.compared} are compared, the rest are listed.`}
    </p>
  );
}

const SPLITS = [
  { value: 'distance', label: 'Distance' },
  { value: 'time', label: 'Time' },
] as const;

function Splits({ workouts, units, parts }: PartsProps) {
  const [kind, setKind] = useRemembered<SplitKind>('compare.splits', 'distance');
  const context = { family: workouts[0]?.workout.family ?? 'cycling', units } as const;
  const [byDistance, byTime] = [parts.splitsByDistance, parts.splitsByTime];
  if (!byDistance && !byTime) return null;
  const shown = (kind === 'distance' && byDistance) || !byTime ? 'distance' : 'time';
  return (
    <Section
      title="Splits"
      aside={
        <Segmented<SplitKind>
          size="small"
          aria-label="Splits by"
          value={shown}
          onChange={setKind}
          options={SPLITS.map((option) => ({
            ...option,
            disabled: option.value === 'distance' ? !byDistance : !byTime,
          }))}
        />
      }
    >
      <PartsTable first="Split" workouts={workouts} rows={splitRows(parts, shown, context)} />
    </Section>
  );
}
