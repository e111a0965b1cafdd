import {
  elevationFigure,
  figure,
  figureText,
  formatNumber,
  temperatureFigure,
} from '#lib/format.js';
import { sportName } from '#lib/format-workout.js';
import { METRES_PER_KM, metresPer, type UnitPreferences } from '#lib/units.js';
import { paceFigure } from '#lib/format.js';
import type { Threshold } from '../analysis.js';
import type { Workout } from '../workout.js';
import { climbRate } from './comparability.js';
import { kindOf, temperatureOf } from './likeness.js';
import type { Compared } from './names.js';

export interface ConditionRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the workouts differ in it. */
  readonly differs: boolean;
}

type Tell = (workout: Workout, units: UnitPreferences) => string;

const UNKNOWN = 'Not known';

const ROWS: readonly (readonly [string, Tell])[] = [
  ['Sport', ({ sport }) => sportName(sport)],
  ['Kind of session', (workout) => capital(kindOf(workout).replace(/^an? /, ''))],
  ['Where', ({ indoor }) => (indoor ? 'Indoors' : 'Outdoors')],
  [
    'Temperature',
    (workout, units) =>
      known(temperatureOf(workout), (value) => figureText(temperatureFigure(value, units))),
  ],
  ['Climbing', (workout, units) => known(climbRate(workout), (rate) => climbText(rate, units))],
  ['Device', ({ deviceName }) => deviceName ?? UNKNOWN],
  ['Sensors', sensors],
  [
    'FTP of the day',
    ({ family, analysis: { thresholds } }) =>
      family === 'cycling' ? threshold(thresholds.ftpW, 'W') : '',
  ],
  [
    'Base pace of the day',
    ({ family, analysis: { thresholds } }, units) =>
      family === 'running'
        ? known(thresholds.basePaceSPerKm?.value ?? null, (pace) =>
            figureText(paceFigure(METRES_PER_KM / pace, units)),
          )
        : '',
  ],
  ['Heart rate, rest to maximum', heartRates],
];

/** The circumstances beside each other; a row that says nothing of this sport is left out. */
export function conditionRows(
  workouts: readonly Compared[],
  units: UnitPreferences,
): readonly ConditionRow[] {
  return ROWS.map(([label, tell]) => {
    const values = workouts.map(({ workout }) => tell(workout, units));
    return { label, values, differs: new Set(values).size > 1 };
  }).filter(({ values }) => values.some((value) => value !== ''));
}

function known(value: number | null, tell: (value: number) => string): string {
  return value === null ? UNKNOWN : tell(value);
}

/** Metres for each kilometre, or feet for each mile. */
function climbText(rate: number, units: UnitPreferences): string {
  const climbed = (rate * metresPer(units.distanceUnit)) / METRES_PER_KM;
  return `${figureText(elevationFigure(climbed, units))}/${units.distanceUnit}`;
}

function sensors({ avgPower, avgHr, cadenceAvg, indoor, elevGainM }: Workout): string {
  const found = [
    avgPower !== null && 'power',
    avgHr !== null && 'heart rate',
    cadenceAvg !== null && 'cadence',
    !indoor && elevGainM !== null && 'altitude',
  ].filter((name) => name !== false);
  return found.length > 0 ? capital(found.join(', ')) : 'None';
}

function threshold(found: Threshold | null, unit: string): string {
  if (!found) return UNKNOWN;
  const source = found.source === 'device' ? ', from the device' : '';
  return `${figureText(figure(found.value, unit))}${source}`;
}

function heartRates({ analysis: { thresholds } }: Workout): string {
  const { restingHr, maxHr } = thresholds;
  if (!restingHr && !maxHr) return UNKNOWN;
  const told = (found: Threshold | null): string => (found ? formatNumber(found.value) : '?');
  return `${told(restingHr)}–${told(maxHr)}\u00a0bpm`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
