import { METRES_PER_FOOT, METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { clock } from './duration.js';
import { shownNumber, signedNumber } from './number.js';

const METRES_PER_KM = 1000;
const SECONDS_PER_HOUR = 3600;

/** Nobody runs or rides a kilometre in an hour: slower is standing still, and no pace. */
const SLOWEST_PACE_S = 3600;

/** `5.00 km`, `48.2 km`, `26.2 mi`; below ten units two decimals, from there on one. */
export function shownDistance(metres: number, units: UnitPreferences): string {
  const value = metres / (units.distance === 'mi' ? METRES_PER_MILE : METRES_PER_KM);
  return `${shownNumber(value, value < 9.995 ? 2 : 1)} ${units.distance}`;
}

/** The name of a distance people race or test over: `400 m`, `1 mile`, `5 km`, `half marathon`. */
export function distanceName(metres: number): string {
  const named = NAMED_DISTANCES.find(({ metres: known }) => Math.abs(known - metres) < 2);
  if (named) return named.name;
  return metres < METRES_PER_KM
    ? `${Math.round(metres)} m`
    : `${Number((metres / METRES_PER_KM).toFixed(2))} km`;
}

const NAMED_DISTANCES = [
  { metres: METRES_PER_MILE, name: '1 mile' },
  { metres: 21_097.5, name: 'half marathon' },
  { metres: 42_195, name: 'marathon' },
];

/** `31.4 km/h` or `19.5 mph`, after the unit of distance. */
export function shownSpeed(mps: number, units: UnitPreferences): string {
  const perHour = mps * SECONDS_PER_HOUR;
  return units.distance === 'mi'
    ? `${shownNumber(perHour / METRES_PER_MILE, 1)} mph`
    : `${shownNumber(perHour / METRES_PER_KM, 1)} km/h`;
}

/** Seconds for one unit of the athlete's pace. */
export function paceSeconds(mps: number, units: UnitPreferences): number {
  return (units.pace === 'min/mi' ? METRES_PER_MILE : METRES_PER_KM) / mps;
}

/** `4:58 /km`; null at a standstill. */
export function shownPace(mps: number, units: UnitPreferences): string | null {
  const seconds = paceSeconds(mps, units);
  return mps > 0 && seconds <= SLOWEST_PACE_S ? `${clock(seconds)} ${paceUnit(units)}` : null;
}

export function paceUnit(units: UnitPreferences): '/km' | '/mi' {
  return units.pace === 'min/mi' ? '/mi' : '/km';
}

/** `512 m` or `1680 ft`. */
export function shownElevation(metres: number, units: UnitPreferences): string {
  return units.elevation === 'ft'
    ? `${shownNumber(metres / METRES_PER_FOOT)} ft`
    : `${shownNumber(metres)} m`;
}

/** `21 °C` or `70 °F`. */
export function shownTemperature(celsius: number, units: UnitPreferences): string {
  return units.system === 'IMPERIAL'
    ? `${shownNumber(celsius * 1.8 + 32)} °F`
    : `${shownNumber(celsius)} °C`;
}

/** A change of pace in seconds for one unit: `+7 s/km`. */
export function signedPaceChange(seconds: number, units: UnitPreferences): string {
  return `${signedNumber(seconds)} s${paceUnit(units)}`;
}
