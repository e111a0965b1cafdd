import type { UnitPreferences } from '#lib/units.js';
import type { Family, Progression } from '#features/workouts/model/progress/progress.js';
import { progressionDays } from '#features/workouts/model/progress/progression.js';
import { markName, markText } from '#features/workouts/model/progress/records.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { DefinedAside, SectionNote, WorkoutDay } from '../defined.js';
import { FigureTable } from '../plot/figure-table.js';
import { ProgressionPanel } from './progression-panel.js';
import styles from './progression-section.module.css';

export interface ProgressionSectionProps {
  readonly progression: readonly Progression[];
  readonly family: Family;
  readonly units: UnitPreferences;
}

const FEWEST_MONTHS = 2;

/** The best of each month: power by duration on rides, time by distance on runs. */
export function ProgressionSection({ progression, family, units }: ProgressionSectionProps) {
  const title = family === 'running' ? 'Best run efforts by month' : 'Best powers by month';
  const told = progression.filter(({ points }) => points.length >= FEWEST_MONTHS);
  const days = progressionDays(told);
  return (
    <Section title={title} aside={<DefinedAside as="progression">How to read it</DefinedAside>}>
      {days === null ? (
        <SectionNote>
          Not told yet: it needs{' '}
          {family === 'running' ? 'best times over one distance' : 'rides with power'} in two months
          or more
          {progression.length > 0 ? '; so far there is one' : ''}.
        </SectionNote>
      ) : (
        <>
          <div className={styles.panels}>
            {told.map((each) => (
              <ProgressionPanel
                key={each.over}
                progression={each}
                name={markName(each.kind, each.over, units)}
                days={days}
                units={units}
              />
            ))}
          </div>
          <FigureTable
            name={title}
            columns={['Effort', 'Best', 'Day']}
            rows={told.flatMap(({ kind, over, points }) =>
              points.map((point) => ({
                key: `${over}-${point.day}`,
                cells: [
                  markName(kind, over, units),
                  markText(kind, point.value, units),
                  <WorkoutDay key="day" {...point} what={markName(kind, over, units)} />,
                ],
              })),
            )}
          />
        </>
      )}
    </Section>
  );
}
