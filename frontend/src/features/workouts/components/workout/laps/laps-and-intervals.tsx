import { useMemo, useState } from 'react';
import {
  intervalOrigin,
  lapOrigin,
  setTexts,
} from '#features/workouts/model/segments/segment-origin.js';
import { named, outputOf } from '#features/workouts/model/segments/segments.js';
import { Choice } from '#components/choice.js';
import { type ChartedPart, Section } from '../section.js';
import { LapTable } from './lap-table.js';
import { lapColumns } from './lap-columns.js';
import styles from './laps-and-intervals.module.css';

type Shown = 'intervals' | 'laps';

const KINDS: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'intervals', label: 'Intervals' },
  { value: 'laps', label: 'Laps' },
];

/**
 * The session in its parts, and whose they are: intervals where it has them, else laps, and both
 * where both tell something.
 */
export function LapsAndIntervals({ workout, units, view }: ChartedPart) {
  const { family, analysis } = workout;
  const { intervals, laps, intervalSummary } = analysis;
  const [chosen, setChosen] = useState<Shown>('intervals');
  const only: Shown = intervals.length === 0 ? 'laps' : 'intervals';
  const both = intervals.length > 0 && laps.length > 0;
  const shown = both ? chosen : only;
  const title = shown === 'intervals' ? 'Intervals' : 'Laps';
  const segments = shown === 'intervals' ? intervals : laps;
  const { output, rows, columns } = useMemo(() => {
    const by = outputOf(segments, family, units);
    const names = named(segments, by);
    return { output: by, rows: names, columns: lapColumns(names, by, family, units) };
  }, [segments, family, units]);
  const origin =
    shown === 'intervals' ? intervalOrigin(intervalSummary, output) : lapOrigin(laps, units);
  const sets = shown === 'intervals' && intervalSummary ? setTexts(intervalSummary, output) : [];
  return (
    <Section
      title={title}
      aside={
        <Choice
          name="Parts of the session"
          value={shown}
          options={both ? KINDS : []}
          onChange={setChosen}
        />
      }
    >
      {segments.length === 0 ? (
        <p className={styles.quiet}>
          Your device wrote no laps, and the session has no repeated efforts.
        </p>
      ) : (
        <>
          <Sets texts={sets} />
          {origin ? <p className={styles.quiet}>{origin}</p> : null}
          <LapTable
            key={shown}
            label={title}
            nameTitle="Part"
            parts={rows}
            columns={columns}
            view={view}
            kindOf={({ kind }) => kind}
          />
        </>
      )}
    </Section>
  );
}

function Sets({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.sets}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
