import { useMemo } from 'react';
import {
  distanceFigure,
  elevationFigure,
  figure,
  figureText,
  formatDuration,
  formatNumber,
  paceFigure,
  speedFigure,
} from '#lib/format.js';
import { metresPer, type UnitPreferences } from '#lib/units.js';
import type { Climb } from '#features/workouts/model/analysis.js';
import { rowSeconds } from '#features/workouts/model/segments/row-time.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { type ChartedPart, Section } from '../section.js';
import { type NamedPart, type PartColumn, LapTable } from './lap-table.js';

type NamedClimb = Climb & NamedPart;

/** The climbs of the session, where it has any. */
export function ClimbsSection({ workout, units, view }: ChartedPart) {
  const { climbs = [] } = workout.analysis;
  const rows = useMemo(
    () =>
      climbs.map((climb): NamedClimb => ({
        ...climb,
        key: String(climb.from),
        name: `Climb ${climb.index + 1}`,
      })),
    [climbs],
  );
  const columns = useMemo(
    () => climbColumns(rows, workout.family, units),
    [rows, workout.family, units],
  );
  if (rows.length === 0) return null;
  return (
    <Section title="Climbs">
      <LapTable label="Climbs" nameTitle="Climb" parts={rows} columns={columns} view={view} />
    </Section>
  );
}

function climbColumns(
  climbs: readonly Climb[],
  family: Workout['family'],
  units: UnitPreferences,
): readonly PartColumn<NamedClimb>[] {
  const has = (
    key:
      | 'avgPowerW'
      | 'wattsPerKg'
      | 'avgHr'
      | 'gradeAdjustedSpeedMps'
      | 'avgSpeedMps'
      | 'climbRateMPerH',
  ): boolean => climbs.some((climb) => climb[key] !== null);
  const running = family === 'running';
  const withPower = !running && has('avgPowerW');
  const columns: readonly (PartColumn<NamedClimb> | false)[] = [
    {
      title: 'Gain',
      place: 'lead',
      explanation: 'Metres climbed from foot to top.',
      term: 'elevationGain',
      tell: ({ gainM }) => figureText(elevationFigure(gainM, units)),
    },
    {
      title: 'Time',
      place: 'lead',
      explanation: 'How long the timer ran on the climb; pauses are left out.',
      tell: (climb) => formatDuration(rowSeconds(climb)),
    },
    withPower && {
      title: 'Power',
      place: 'lead',
      explanation: 'Mean power on the climb.',
      term: 'averagePower',
      tell: ({ avgPowerW }) => figureText(figure(avgPowerW, 'W')),
    },
    !withPower &&
      has('avgSpeedMps') && {
        title: running ? 'Pace' : 'Speed',
        place: 'lead',
        explanation: 'Length of the climb against the time it took.',
        term: running ? 'averagePace' : 'averageSpeed',
        tell: ({ avgSpeedMps }) =>
          figureText((running ? paceFigure : speedFigure)(avgSpeedMps, units)),
      },
    {
      title: 'Length',
      place: 'detail',
      explanation: 'Distance from foot to top.',
      term: 'distance',
      tell: ({ lengthM }) => figureText(distanceFigure(lengthM, units, 2)),
    },
    {
      title: 'Grade',
      place: 'detail',
      explanation: 'Gain divided by length: how steep it was on average.',
      tell: ({ gradePercent }) => `${formatNumber(gradePercent, 1)}%`,
    },
    has('wattsPerKg') && {
      title: 'W/kg',
      place: 'detail',
      short: 'W/kg',
      explanation: 'Mean power on the climb divided by your weight of that day.',
      tell: ({ wattsPerKg }) => figureText(figure(wattsPerKg, '', 2)),
    },
    running &&
      has('gradeAdjustedSpeedMps') && {
        title: 'On the flat',
        place: 'detail',
        short: 'flat',
        explanation: 'The pace on flat ground that would have cost as much.',
        term: 'gradeAdjustedPace',
        tell: ({ gradeAdjustedSpeedMps }) => figureText(paceFigure(gradeAdjustedSpeedMps, units)),
      },
    has('avgHr') && {
      title: 'Heart rate',
      place: 'detail',
      explanation: 'Mean heart rate on the climb.',
      term: 'averageHeartRate',
      tell: ({ avgHr }) => figureText(figure(avgHr, 'bpm')),
    },
    has('climbRateMPerH') && {
      title: 'Climb rate',
      place: 'detail',
      explanation: 'Height climbed in an hour of moving at this rate (VAM).',
      term: 'climbRate',
      tell: ({ climbRateMPerH }) =>
        figureText(
          figure(
            climbRateMPerH === null ? null : climbRateMPerH / metresPer(units.elevationUnit),
            `${units.elevationUnit}/h`,
          ),
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}
