import {
  distanceFigure,
  elevationFigure,
  figure,
  NOT_AVAILABLE,
  paceFigure,
  speedFigure,
  temperatureFigure,
  type Figure,
} from '../../../lib/format.js';
import { kphToMps, type UnitPreferences } from '../../../lib/units.js';
import type { Workout } from './workout.js';

/** One value of the summary with what explains it, or why it is missing. */
export interface KeyNumber {
  readonly label: string;
  readonly figure: Figure;
  readonly explanation: string;
}

/** A measure at a glance: its mean or total, and its peak beneath. */
export interface Measure {
  readonly main: KeyNumber;
  readonly peak?: KeyNumber;
}

const NO_SOURCE = {
  distance: 'The file holds no distance.',
  speed: 'The file holds no speed.',
  power: 'The file holds no power: no power meter was connected.',
  heartRate: 'The file holds no heart rate: no sensor was connected.',
  cadence: 'The file holds no cadence.',
  elevation: 'The file holds no elevation.',
};

function number(label: string, value: Figure, definition: string, source: keyof typeof NO_SOURCE): KeyNumber {
  return { label, figure: value, explanation: value.value === NOT_AVAILABLE ? NO_SOURCE[source] : definition };
}

/** The measures that the specification names for the workout's family, each where the eye expects it. */
export function keyNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  return workout.family === 'running' ? runNumbers(workout, units) : rideNumbers(workout, units);
}

function speeds({ rawSummaryJson: { session }, summaryJson }: Workout): { avg: number | null; max: number | null } {
  const fromKph = (kph: number | null): number | null => (kph === null ? null : kphToMps(kph));
  return { avg: session.avg_speed ?? fromKph(summaryJson.avg_speed_kph), max: session.max_speed ?? fromKph(summaryJson.max_speed_kph) };
}

function distance(workout: Workout, units: UnitPreferences): Measure {
  const decimals = workout.family === 'running' ? 2 : undefined;
  return { main: number('Distance', distanceFigure(workout.distanceM, units, decimals), 'How far you went, as your device counted it.', 'distance') };
}

function runNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  const { session } = workout.rawSummaryJson;
  const { avg, max } = speeds(workout);
  const measures: Measure[] = [
    distance(workout, units),
    {
      main: number('Avg pace', paceFigure(avg, units), 'Moving time divided by distance.', 'speed'),
      peak: number('Best pace', paceFigure(max, units), 'The fastest pace that your device reported at any moment.', 'speed'),
    },
    {
      main: number('Avg heart rate', figure(workout.avgHr, 'bpm'), 'The mean heart rate while you were moving.', 'heartRate'),
      peak: number('Max heart rate', figure(workout.summaryJson.max_hr, 'bpm'), 'The highest heart rate of the run.', 'heartRate'),
    },
    {
      main: number('Avg cadence', figure(workout.cadenceAvg, 'spm'), 'Steps of both feet in a minute, without the time you stood still.', 'cadence'),
      peak: number('Max cadence', figure(workout.summaryJson.max_cadence, 'spm'), 'The most steps in a minute.', 'cadence'),
    },
    { main: number('Total elevation gain', elevationFigure(workout.elevGainM, units), 'All metres climbed, added up; small waves do not count.', 'elevation') },
  ];
  if (session.total_calories !== null)
    measures.push({ main: { label: 'Calories', figure: figure(session.total_calories, 'kcal'), explanation: 'Energy burned, as your device estimated it.' } });
  if (session.avg_temperature !== null)
    measures.push({
      main: { label: 'Temperature', figure: temperatureFigure(session.avg_temperature, units), explanation: 'Mean temperature at your device, which your wrist may warm.' },
    });
  return measures;
}

function rideNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  const { session } = workout.rawSummaryJson;
  const { avg, max } = speeds(workout);
  return [
    distance(workout, units),
    {
      main: number('Avg speed', speedFigure(avg, units), 'Distance divided by moving time.', 'speed'),
      peak: number('Peak speed', speedFigure(max, units), 'The highest speed of the ride.', 'speed'),
    },
    {
      main: number('Avg power', figure(workout.avgPower, 'W'), 'The mean of your power while moving; coasting counts as zero.', 'power'),
      peak: number('Peak power', figure(session.max_power, 'W'), 'The highest power of any one second.', 'power'),
    },
    {
      main: number('Avg heart rate', figure(workout.avgHr, 'bpm'), 'The mean heart rate while you were moving.', 'heartRate'),
      peak: number('Peak heart rate', figure(workout.summaryJson.max_hr, 'bpm'), 'The highest heart rate of the ride.', 'heartRate'),
    },
    {
      main: number('Avg cadence', figure(workout.cadenceAvg, 'rpm'), 'Turns of the pedals in a minute, without coasting.', 'cadence'),
      peak: number('Peak cadence', figure(workout.summaryJson.max_cadence, 'rpm'), 'The most turns in a minute.', 'cadence'),
    },
    { main: number('Total elevation', elevationFigure(workout.elevGainM, units), 'All metres climbed, added up; small waves do not count.', 'elevation') },
  ];
}
