import { useMemo, useState } from 'react';
import { Choice } from '#components/choice.js';
import { formatDuration } from '#lib/format.js';
import { courseRows, stopRows } from '#features/workouts/model/segments/course.js';
import { type ChartedPart, Section } from '../section.js';
import { courseColumns, stopColumns } from './course-columns.js';
import { LapTable } from './lap-table.js';
import styles from './laps-and-intervals.module.css';

type Shown = 'terrain' | 'stops';

const KINDS: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'terrain', label: 'Terrain' },
  { value: 'stops', label: 'Stops' },
];

/** Climbs, descents and what is between them, and the stops on the way, where there are any. */
export function CourseSection({ workout, units, view }: ChartedPart) {
  const { analysis, family } = workout;
  const [chosen, setChosen] = useState<Shown>('terrain');
  const course = useMemo(() => courseRows(analysis), [analysis]);
  const stops = useMemo(() => stopRows(analysis), [analysis]);
  const columns = useMemo(() => courseColumns(course, family, units), [course, family, units]);
  if (course.length === 0 && stops.length === 0) return null;
  const both = course.length > 0 && stops.length > 0;
  const only: Shown = course.length > 0 ? 'terrain' : 'stops';
  const shown = both ? chosen : only;
  const title = shown === 'terrain' ? 'Terrain' : 'Stops';
  return (
    <Section
      title={title}
      aside={
        <Choice
          name="Terrain or stops"
          value={shown}
          options={both ? KINDS : []}
          onChange={setChosen}
        />
      }
    >
      {shown === 'terrain' ? (
        <LapTable
          key="terrain"
          label="Terrain"
          nameTitle="Part"
          parts={course}
          columns={columns}
          view={view}
          kindOf={({ kind }) => kind}
        />
      ) : (
        <>
          <p className={styles.quiet}>{stopsNote(analysis.stops, stops.length)}</p>
          <LapTable
            key="stops"
            label="Stops"
            nameTitle="Stop"
            parts={stops}
            columns={stopColumns(stops, units)}
            view={view}
          />
        </>
      )}
    </Section>
  );
}

function stopsNote(
  stops: ChartedPart['workout']['analysis']['stops'],
  listed: number,
): string | null {
  if (!stops) return null;
  const all = `${stops.count} ${stops.count === 1 ? 'stop' : 'stops'}, ${formatDuration(stops.totalS)} in all.`;
  return listed < stops.count ? `${all} The ${listed} longest are listed.` : all;
}
