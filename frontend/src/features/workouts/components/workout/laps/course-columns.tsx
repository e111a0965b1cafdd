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
import type { CourseRow, StopRow } from '#features/workouts/model/segments/course.js';
import { rowSeconds } from '#features/workouts/model/segments/row-time.js';
import type { Workout } from '#features/workouts/model/workout.js';
import type { PartColumn } from './lap-table.js';

const NOTHING = '\u2013';

interface Wanted extends PartColumn<CourseRow> {
  /** What the column is made of; where no part has it, there is no column. */
  readonly value?: (row: CourseRow) => number | null;
}

/** What describes the parts of a course: where, how long, how steep, how fast and how hard. */
export function courseColumns(
  rows: readonly CourseRow[],
  family: Workout['family'],
  units: UnitPreferences,
): readonly PartColumn<CourseRow>[] {
  const columns: readonly Wanted[] = [
    {
      title: 'Height',
      place: 'lead',
      explanation: 'Height at the end of the part less height at its start.',
      tell: ({ changeM }) => figureText(elevationFigure(changeM, units)),
    },
    {
      title: 'Time',
      place: 'lead',
      explanation: 'How long the timer ran on this part; pauses are left out.',
      tell: (row) => formatDuration(rowSeconds(row)),
    },
    outputColumn(rows, family, units),
    {
      title: 'From',
      place: 'detail',
      short: 'from',
      explanation: 'Distance from the start of the workout.',
      value: ({ fromM }) => fromM,
      tell: ({ fromM }) => figureText(distanceFigure(fromM, units, 1)),
    },
    {
      title: 'Length',
      place: 'detail',
      explanation: 'Distance from the start of the part to its end.',
      term: 'distance',
      tell: ({ lengthM }) => figureText(distanceFigure(lengthM, units, 2)),
    },
    {
      title: 'Grade',
      place: 'detail',
      explanation: 'Height divided by length: how steep the part was on average.',
      tell: ({ gradePercent }) =>
        gradePercent === null ? NOTHING : `${formatNumber(gradePercent, 1)}%`,
    },
    {
      title: 'Heart rate',
      place: 'detail',
      explanation: 'Mean heart rate of this part.',
      term: 'averageHeartRate',
      value: ({ avgHr }) => avgHr,
      tell: ({ avgHr }) => figureText(figure(avgHr, 'bpm')),
    },
    ...climbColumns(family, units),
  ];
  return columns.filter(({ value }) => !value || rows.some((row) => value(row) !== null));
}

function outputColumn(
  rows: readonly CourseRow[],
  family: Workout['family'],
  units: UnitPreferences,
): Wanted {
  const running = family === 'running';
  if (!running && rows.some(({ avgPowerW }) => avgPowerW !== null))
    return {
      title: 'Power',
      place: 'lead',
      explanation: 'Mean power of this part, coasting counted as zero.',
      term: 'averagePower',
      tell: ({ avgPowerW }) => figureText(figure(avgPowerW, 'W')),
    };
  return {
    title: running ? 'Pace' : 'Speed',
    place: 'lead',
    explanation: 'Length of the part against the time it took.',
    term: running ? 'averagePace' : 'averageSpeed',
    value: ({ avgSpeedMps }) => avgSpeedMps,
    tell: ({ avgSpeedMps }) => figureText((running ? paceFigure : speedFigure)(avgSpeedMps, units)),
  };
}

/** What only climbs have; nothing in the rows of other parts. */
function climbColumns(family: Workout['family'], units: UnitPreferences): readonly Wanted[] {
  const perHour = `${units.elevationUnit}/h`;
  return [
    {
      title: 'W/kg',
      place: 'detail',
      short: 'W/kg',
      explanation: 'Mean power on a climb divided by your weight of that day.',
      value: ({ wattsPerKg }) => wattsPerKg,
      tell: ({ wattsPerKg }) =>
        wattsPerKg === null ? null : figureText(figure(wattsPerKg, '', 2)),
    },
    {
      title: 'On the flat',
      place: 'detail',
      short: 'flat',
      explanation: 'The pace on flat ground that would have cost as much.',
      term: 'gradeAdjustedPace',
      value: ({ gradeAdjustedSpeedMps }) => (family === 'running' ? gradeAdjustedSpeedMps : null),
      tell: ({ gradeAdjustedSpeedMps }) =>
        gradeAdjustedSpeedMps === null
          ? null
          : figureText(paceFigure(gradeAdjustedSpeedMps, units)),
    },
    {
      title: 'Climb rate',
      place: 'detail',
      explanation: 'Height climbed in an hour of moving at this rate (VAM).',
      term: 'climbRate',
      value: climbRate,
      tell: (row) => {
        const rate = climbRate(row);
        return rate === null
          ? null
          : figureText(figure(rate / metresPer(units.elevationUnit), perHour));
      },
    },
  ];
}

function climbRate({ kind, climbRateMPerH }: CourseRow): number | null {
  return kind === 'climb' ? climbRateMPerH : null;
}

/** Where each stop was, when, and how long it took. */
export function stopColumns(
  stops: readonly StopRow[],
  units: UnitPreferences,
): readonly PartColumn<StopRow>[] {
  return [
    ...(stops.some(({ distanceM }) => distanceM !== null)
      ? [
          {
            title: 'Place',
            place: 'lead',
            explanation: 'Distance from the start of the workout.',
            tell: ({ distanceM }: StopRow) => figureText(distanceFigure(distanceM, units, 1)),
          } as const,
        ]
      : []),
    {
      title: 'At',
      place: 'lead',
      explanation: 'Time since the start of the workout.',
      tell: ({ from }) => formatDuration(from),
    },
    {
      title: 'Length',
      place: 'lead',
      explanation: 'Time without moving, whether or not the timer ran.',
      tell: ({ seconds }) => formatDuration(seconds),
    },
  ];
}
