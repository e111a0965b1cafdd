import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { numberTicks } from '#components/chart/ticks.js';
import { figureText, formatNumber } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import {
  efficiencyFigure,
  efficiencyIn,
  efficiencyOf,
} from '#features/workouts/model/metrics/efficiency-figure.js';
import { daysBetween, dayText } from '#features/workouts/model/progress/calendar.js';
import { efficiencySentence, trendLine } from '#features/workouts/model/progress/efficiency.js';
import type {
  EfficiencyTrend,
  Family,
  Progress,
} from '#features/workouts/model/progress/progress.js';
import { roomyExtent } from '#features/workouts/model/progress/progression.js';
import { scale } from '#features/workouts/model/progress/scale.js';
import { Section } from '#features/workouts/components/workout/section.js';
import { DefinedAside, SectionNote, WorkoutDay } from '../defined.js';
import { FigureTable } from '../plot/figure-table.js';
import { DayAxis, ValueGrid } from '../plot/plot-grid.js';
import plot from '../plot/plot.module.css';
import { Plot } from '../plot/plot.js';
import { Readout } from '../plot/readout.js';
import styles from './efficiency-section.module.css';

export interface EfficiencySectionProps {
  readonly efficiency: Progress['efficiency'];
  readonly family: Family;
  readonly units: UnitPreferences;
}

/** In which GET /api/progress answers. */
const ENGINE_UNITS: Readonly<Record<Family, string>> = { cycling: 'W/bpm', running: 'yd/min/bpm' };

const MARGINS = { left: 44, right: 16, top: 12, bottom: 24 };

/** Whether each heart beat brings more than before, or why that cannot be told. */
export function EfficiencySection({ efficiency, family, units }: EfficiencySectionProps) {
  return (
    <Section title="Efficiency" aside={<DefinedAside as="efficiency">What this is</DefinedAside>}>
      {'reason' in efficiency ? (
        <SectionNote>Not told: {efficiency.reason}</SectionNote>
      ) : (
        <Trend trend={efficiency} family={family} units={units} />
      )}
    </Section>
  );
}

function Trend({
  trend,
  family,
  units,
}: {
  readonly trend: EfficiencyTrend;
  readonly family: Family;
  readonly units: UnitPreferences;
}) {
  const [cursor, setCursor] = useState<number | null>(null);
  const navigate = useNavigate();
  const { workouts, clear } = trend;
  const [first, last] = [workouts[0], workouts.at(-1)];
  const shown = workouts[cursor ?? workouts.length - 1] ?? last;
  if (!first || !last || !shown) return null;
  const length = Math.max(1, daysBetween(first.day, last.day));
  const shareOf = (day: string): number => daysBetween(first.day, day) / length;
  const line = clear ? trendLine(trend) : null;
  const told = (value: number): number => efficiencyOf({ value, unit: ENGINE_UNITS[family] });
  const text = (value: number): string => figureText(efficiencyFigure(told(value), family, units));
  const onAxis = (value: number): number => efficiencyIn(told(value), family, units);
  const extent = roomyExtent(workouts.map(({ efficiencyFactor }) => onAxis(efficiencyFactor)));
  return (
    <>
      <p className={styles.sentence}>{efficiencySentence(trend)}</p>
      <Readout
        at={text(shown.efficiencyFactor)}
        figures={[
          [
            'On',
            <WorkoutDay
              key="day"
              workoutId={shown.workoutId}
              day={shown.day}
              what="this efficiency"
            />,
          ],
        ]}
      />
      <Plot
        name="Efficiency factor by workout"
        height={176}
        margins={MARGINS}
        stops={workouts.map(({ day }) => shareOf(day))}
        cursor={cursor}
        onCursor={setCursor}
        describe={(stop) =>
          workouts[stop]
            ? `${text(workouts[stop].efficiencyFactor)} on ${dayText(workouts[stop].day)}`
            : ''
        }
        onOpen={(stop) => {
          const workoutId = workouts[stop]?.workoutId;
          if (workoutId) void navigate({ to: '/workouts/$workoutId', params: { workoutId } });
        }}
        sticky
      >
        {(frame) => {
          const y = scale(extent, frame.bottom, frame.top);
          return (
            <>
              <ValueGrid
                frame={frame}
                ticks={numberTicks(extent, 4)}
                y={y}
                text={(value) => formatNumber(value, 2)}
              />
              {line ? (
                <line
                  className={styles.trend}
                  x1={frame.left}
                  x2={frame.right}
                  y1={y(onAxis(line.from))}
                  y2={y(onAxis(line.to))}
                />
              ) : null}
              {workouts.map(({ workoutId, day, efficiencyFactor }, at) => (
                <circle
                  key={workoutId}
                  className={styles.dot}
                  data-at={at === cursor}
                  cx={frame.x(shareOf(day))}
                  cy={y(onAxis(efficiencyFactor))}
                  r={at === cursor ? 5 : 3.5}
                />
              ))}
              {cursor === null ? null : (
                <line
                  className={plot.cursor}
                  x1={frame.x(shareOf(shown.day))}
                  x2={frame.x(shareOf(shown.day))}
                  y1={frame.bottom - 6}
                  y2={frame.bottom}
                />
              )}
              <DayAxis frame={frame} from={first.day} to={last.day} shareOf={shareOf} />
            </>
          );
        }}
      </Plot>
      <FigureTable
        name="Efficiency"
        columns={['Workout', 'Efficiency factor']}
        rows={workouts.toReversed().map(({ workoutId, day, efficiencyFactor }) => ({
          key: workoutId,
          cells: [
            <WorkoutDay key="day" workoutId={workoutId} day={day} what="this efficiency" />,
            text(efficiencyFactor),
          ],
        }))}
      />
    </>
  );
}
