import {
  distanceFigure,
  elevationFigure,
  figure,
  type Figure,
  figureText,
  NOT_AVAILABLE,
  paceFigure,
  speedFigure,
  temperatureFigure,
} from '#lib/format.js';
import { kphToMps, type UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import type { TermId } from './definitions.js';
import { type Quantity, type Standing, standingOf } from './number-quality.js';
import { meanSpeedOf, meanTemperatureOf } from './mean-values.js';

/** One value of the summary with what explains it, or why it is missing. */
export interface KeyNumber {
  readonly label: string;
  readonly figure: Figure;
  readonly explanation: string;
  /** Under which its formula and source are kept. */
  readonly term?: TermId;
  /** What must be known of the value before it is read: said right at it. */
  readonly standing?: Standing;
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

const QUANTITIES: Readonly<Record<keyof typeof NO_SOURCE, Quantity | null>> = {
  distance: 'distance',
  speed: 'speed',
  power: 'power',
  heartRate: 'heartRate',
  cadence: 'cadence',
  elevation: null,
};

/** A number of the summary before it is known how well it stands. */
interface Told {
  readonly term: TermId;
  readonly label: string;
  readonly value: Figure;
  readonly definition: string;
  readonly source: keyof typeof NO_SOURCE;
  /** The engine's number for the same, which rests on repaired data. */
  readonly tell: (value: number) => Figure;
  /** A peak that was repaired away is no peak. */
  readonly peak?: true;
}

function number(
  workout: Workout,
  { term, label, value, definition, source, tell, peak }: Told,
): KeyNumber {
  if (value.value === NOT_AVAILABLE)
    return { label, figure: value, explanation: whyMissing(workout, source), term };
  const told = standingOf(workout.analysis, term, QUANTITIES[source]);
  const engine = workout.analysis.metrics[term]?.value ?? null;
  const repaired = told.standing === 'repaired' && engine !== null ? tell(engine) : value;
  const differs = repaired.value !== value.value;
  const standing = differs && !peak ? 'as recorded' : told.standing;
  const sentences = [definition, ...told.sentences];
  if (differs) sentences.push(peak ? ofThePeak(value) : ofTheMean(repaired));
  return {
    label,
    figure: peak ? repaired : value,
    explanation: sentences.join(' '),
    term,
    ...(standing && { standing }),
  };
}

/** What was left out was recorded all the same, and the repair says why. */
function whyMissing({ analysis }: Workout, source: keyof typeof NO_SOURCE): string {
  const dropped = analysis.repairs.find(({ kind }) => LEFT_OUT[kind] === source);
  return dropped?.text ?? NO_SOURCE[source];
}

/** Repairs that leave out a whole channel. */
const LEFT_OUT: Readonly<Record<string, keyof typeof NO_SOURCE>> = { 'wild-cadence': 'cadence' };

const ofThePeak = (recorded: Figure): string =>
  `Your device wrote ${figureText(recorded)}, from before the repairs.`;

const ofTheMean = (repaired: Figure): string =>
  'This is your device’s own figure, from before the repairs; the repaired data gives ' +
  `${figureText(repaired)}.`;

/**
 * The measures that the specification names for the workout's family, each where the eye expects
 * it.
 */
export function keyNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  return workout.family === 'running' ? runNumbers(workout, units) : rideNumbers(workout, units);
}

function speeds(workout: Workout): { avg: number | null; max: number | null } {
  const { max_speed_kph: peak } = workout.summaryJson;
  return {
    avg: meanSpeedOf(workout),
    max: workout.rawSummaryJson.session.max_speed ?? (peak === null ? null : kphToMps(peak)),
  };
}

function distance(workout: Workout, units: UnitPreferences): Measure {
  const tell = (metres: number | null): Figure => distanceFigure(metres, units);
  return {
    main: number(workout, {
      term: 'distance',
      label: 'Distance',
      value: tell(workout.distanceM),
      tell,
      definition: 'How far you went.',
      source: 'distance',
    }),
  };
}

function elevation(workout: Workout, units: UnitPreferences, label: string): Measure {
  const tell = (metres: number | null): Figure => elevationFigure(metres, units);
  return {
    main: number(workout, {
      term: 'elevationGain',
      label,
      value: tell(workout.elevGainM),
      tell,
      definition: 'All metres climbed, added up; small waves do not count.',
      source: 'elevation',
    }),
  };
}

function heartRate(workout: Workout, peak: string): Measure {
  const told = { source: 'heartRate', tell: (bpm: number) => figure(bpm, 'bpm') } as const;
  return {
    main: number(workout, {
      ...told,
      term: 'averageHeartRate',
      label: 'Avg heart rate',
      value: figure(workout.avgHr, 'bpm'),
      definition: 'The mean heart rate while the timer ran.',
    }),
    peak: number(workout, {
      ...told,
      term: 'maxHeartRate',
      peak: true,
      label: peak,
      value: figure(workout.summaryJson.max_hr, 'bpm'),
      definition: 'The highest heart rate of the session.',
    }),
  };
}

function cadence(workout: Workout, peak: string): Measure {
  const unit = workout.family === 'running' ? 'spm' : 'rpm';
  const told = { source: 'cadence', tell: (perMinute: number) => figure(perMinute, unit) } as const;
  const [mean, most] =
    workout.family === 'running'
      ? [
          'Steps of both feet in a minute, without the time you were stopped.',
          'The most steps in a minute.',
        ]
      : ['Turns of the pedals in a minute, without coasting.', 'The most turns in a minute.'];
  return {
    main: number(workout, {
      ...told,
      term: 'averageCadence',
      label: 'Avg cadence',
      value: figure(workout.cadenceAvg, unit),
      definition: mean,
    }),
    peak: number(workout, {
      ...told,
      term: 'maxCadence',
      peak: true,
      label: peak,
      value: figure(workout.summaryJson.max_cadence, unit),
      definition: most,
    }),
  };
}

function runNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  const { session } = workout.rawSummaryJson;
  const { avg, max } = speeds(workout);
  const pace = (mps: number | null): Figure => paceFigure(mps, units);
  const measures: Measure[] = [
    distance(workout, units),
    {
      main: number(workout, {
        source: 'speed',
        term: 'averagePace',
        label: 'Avg pace',
        value: pace(avg),
        tell: (secondsPerKm) => pace(1000 / secondsPerKm),
        definition: 'Moving time divided by distance.',
      }),
      peak: number(workout, {
        source: 'speed',
        term: 'maxSpeed',
        peak: true,
        label: 'Best pace',
        value: pace(max),
        tell: pace,
        definition: 'The fastest pace at any moment.',
      }),
    },
    heartRate(workout, 'Max heart rate'),
    cadence(workout, 'Max cadence'),
    elevation(workout, units, 'Total elevation gain'),
  ];
  if (session.total_calories !== null)
    measures.push({
      main: {
        label: 'Calories',
        figure: figure(session.total_calories, 'kcal'),
        explanation: 'Energy burned, as your device estimated it.',
        term: 'calories',
        standing: 'estimated',
      },
    });
  const temperature = meanTemperatureOf(workout);
  if (temperature !== null)
    measures.push({
      main: {
        label: 'Temperature',
        figure: temperatureFigure(temperature, units),
        explanation: 'Mean temperature at your device, which your wrist may warm.',
        term: 'averageTemperature',
      },
    });
  return measures;
}

function rideNumbers(workout: Workout, units: UnitPreferences): readonly Measure[] {
  const { avg, max } = speeds(workout);
  const speed = { source: 'speed', tell: (mps: number) => speedFigure(mps, units) } as const;
  const power = { source: 'power', tell: (watts: number) => figure(watts, 'W') } as const;
  return [
    distance(workout, units),
    {
      main: number(workout, {
        ...speed,
        term: 'averageSpeed',
        label: 'Avg speed',
        value: speedFigure(avg, units),
        definition: 'Distance divided by moving time.',
      }),
      peak: number(workout, {
        ...speed,
        term: 'maxSpeed',
        peak: true,
        label: 'Peak speed',
        value: speedFigure(max, units),
        definition: 'The highest speed of the ride.',
      }),
    },
    {
      main: number(workout, {
        ...power,
        term: 'averagePower',
        label: 'Avg power',
        value: figure(workout.avgPower, 'W'),
        definition: 'The mean of your power while the timer ran; coasting counts as zero.',
      }),
      peak: number(workout, {
        ...power,
        term: 'maxPower',
        peak: true,
        label: 'Peak power',
        value: figure(workout.rawSummaryJson.session.max_power, 'W'),
        definition: 'The highest power of any one second.',
      }),
    },
    heartRate(workout, 'Peak heart rate'),
    cadence(workout, 'Peak cadence'),
    elevation(workout, units, 'Total elevation'),
  ];
}
