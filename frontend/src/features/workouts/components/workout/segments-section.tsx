import { Segmented } from 'antd';
import { useState } from 'react';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { Workout } from '../../model/workout.js';
import { Section } from './section.js';
import { SegmentsTable } from './segments-table.js';
import styles from './segments-section.module.css';

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
        <SegmentsTable segments={segments} family={workout.family} units={units} view={view} />
      )}
    </Section>
  );
}
