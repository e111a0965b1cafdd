import type { WeekFindingsAnswer } from '#api/generated/types.gen.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Day } from '#features/workouts/model/progress/calendar.js';
import { findingOf } from '#features/workouts/model/progress/finding.js';
import type { Progress, Records } from '#features/workouts/model/progress/progress.js';
import {
  firstWeekOf,
  type Range,
  RANGE_NAMES,
  RANGES,
} from '#features/workouts/model/progress/range.js';
import { Choice } from '#components/choice.js';
import { EfficiencySection } from './fitness/efficiency-section.js';
import { FitnessSection } from './fitness/fitness-section.js';
import { PowerDurationSection } from './power/power-duration-section.js';
import styles from './progress-page.module.css';
import { ProgressionSection } from './records/progression-section.js';
import { RecordsSection } from './records/records-section.js';
import { UsualWeek } from './volume/usual-week.js';
import { WeekFindings } from './week-findings.js';
import { VolumeSection } from './volume/volume-section.js';
import { ZoneSection } from './zones/zone-section.js';

export interface ProgressViewProps {
  /** Of both families together. */
  readonly whole: Progress;
  /** Of the family that is shown; the whole again where there is only one. */
  readonly training: Progress;
  readonly records: Records;
  readonly both: boolean;
  /** What stands out in the last week and month; null where it did not load. */
  readonly told: WeekFindingsAnswer | null;
  readonly range: Range;
  readonly today: Day;
  readonly units: UnitPreferences;
  /** Whether the numbers are of what was asked for before. */
  readonly busy: boolean;
  readonly onRange: (range: Range) => void;
}

/** The finding first, then what it was taken from. */
export function ProgressView({
  whole,
  training,
  records,
  both,
  told,
  range,
  today,
  units,
  busy,
  onRange,
}: ProgressViewProps) {
  const { family } = records;
  const start = firstWeekOf(range, today);
  const weeks = training.weeks.filter(({ week }) => week >= start);
  const days = whole.days.filter(({ day }) => day >= start);
  return (
    <>
      <WeekFindings
        told={told}
        otherwise={findingOf(training, both ? family : null, whole.firstDay)}
      />
      <UsualWeek progress={training} units={units} />
      <div className={styles.range}>
        <Choice
          name="Time shown"
          value={range}
          options={RANGES.map((value) => ({ value, label: RANGE_NAMES[value] }))}
          onChange={onRange}
        />
      </div>
      <div className={styles.sections} aria-busy={busy} data-busy={busy}>
        <VolumeSection
          key={`volume-${range}-${family}`}
          weeks={weeks}
          today={training.to}
          mixedLoad={training.mixedLoad}
          units={units}
        />
        <FitnessSection
          key={`fitness-${range}`}
          days={days}
          mixedLoad={whole.mixedLoad}
          both={both}
        />
        <ZoneSection
          key={`zones-${range}-${family}`}
          weeks={weeks}
          today={training.to}
          family={family}
        />
        <EfficiencySection
          key={`efficiency-${range}-${family}`}
          efficiency={training.efficiency}
          family={family}
          units={units}
        />
        <div className={styles.beside}>
          <RecordsSection
            records={records.records}
            family={family}
            units={units}
            today={training.to}
            misdated={records.misdated}
          />
          {family === 'cycling' ? <PowerDurationSection {...records} /> : null}
        </div>
        <ProgressionSection
          key={`progression-${family}`}
          progression={records.progression}
          family={family}
          units={units}
        />
      </div>
    </>
  );
}
