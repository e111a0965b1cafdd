import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { Workout } from '../../model/workout.js';
import { Section } from './section.js';
import styles from './segments-section.module.css';

// The table weighs more than the rest of the page: the curves do not wait for it.
const SegmentsTable = lazy(() => import('./segments-table.js').then((module) => ({ default: module.SegmentsTable })));
const HEAD_PX = 33;
const ROW_PX = 38;

export interface SegmentsSectionProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

type Shown = 'intervals' | 'laps';

/** The session in its parts: intervals where it has them, else laps, and both where both tell something. */
export function SegmentsSection({ workout, units, view }: SegmentsSectionProps) {
  const { intervals, laps } = workout.analysis;
  const [chosen, setChosen] = useState<Shown>('intervals');
  const shown: Shown = intervals.length === 0 ? 'laps' : laps.length === 0 ? 'intervals' : chosen;
  const segments = shown === 'intervals' ? intervals : laps;
  const both = intervals.length > 0 && laps.length > 0;
  return (
    <Section
      title={shown === 'intervals' ? 'Intervals' : 'Laps'}
      aside={
        both ? (
          <Segmented<Shown>
            size="small"
            aria-label="Parts of the session"
            value={shown}
            onChange={setChosen}
            options={[
              { value: 'intervals', label: 'Intervals' },
              { value: 'laps', label: 'Laps' },
            ]}
          />
        ) : null
      }
    >
      {segments.length === 0 ? (
        <p className={styles.none}>Your device wrote no laps, and the session has no repeated efforts.</p>
      ) : (
        <Suspense fallback={<div style={{ height: HEAD_PX + segments.length * ROW_PX }} />}>
          <SegmentsTable segments={segments} family={workout.family} units={units} view={view} />
        </Suspense>
      )}
    </Section>
  );
}
