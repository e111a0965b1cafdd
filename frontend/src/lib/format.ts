import {
  distanceIn,
  elevationIn,
  paceSeconds,
  paceUnit,
  speedIn,
  speedUnit,
  temperatureIn,
  temperatureUnit,
  type UnitPreferences,
} from './units.js';

/**
 * A number ready to be set in type: the value large, the unit small. The unit is empty where there
 * is no value.
 */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}

export const NOT_AVAILABLE = 'N/A';

const MISSING: Figure = { value: NOT_AVAILABLE, unit: '' };
const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
const MINUS = '\u2212';

/** Nobody runs or walks a kilometre in an hour: slower is standing still, and no pace. */
const SLOWEST_PACE_S = 3600;

/** What is longer would be told as 10.00 with two decimals. */
const LONG_DISTANCE = 9.995;

type Measured = number | null | undefined;

function isMeasured(value: Measured): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * Fixed decimals, a real minus sign, thousands parted by a narrow space from 10 000 on, in every
 * locale alike.
 */
export function formatNumber(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const negative = value < 0 && Number(fixed) !== 0;
  const [whole = '', fraction] = fixed.split('.');
  const grouped =
    whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE) : whole;
  return `${negative ? MINUS : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

export function figure(value: Measured, unit: string, decimals = 0): Figure {
  return isMeasured(value) ? { value: formatNumber(value, decimals), unit } : MISSING;
}

/**
 * One line of text: value and unit held together by a no-break space; `%` stands right at the
 * number, as the coach writes it.
 */
export function figureText({ value, unit }: Figure): string {
  if (unit === '') return value;
  return unit === '%' ? `${value}${unit}` : `${value}${NO_BREAK_SPACE}${unit}`;
}

/**
 * Three digits, as the coach writes distances too: two decimals below ten, one from there on.
 * Watches measure no better than to a percent. `decimals` is for places along the way, which must
 * be told apart.
 */
export function distanceFigure(
  metres: Measured,
  units: UnitPreferences,
  decimals?: number,
): Figure {
  if (!isMeasured(metres)) return MISSING;
  const value = distanceIn(metres, units);
  return figure(value, units.distanceUnit, decimals ?? distanceDecimals(value));
}

/** @param distance in the unit in which it is shown */
export function distanceDecimals(distance: number): number {
  return distance < LONG_DISTANCE ? 2 : 1;
}

export function speedFigure(mps: Measured, units: UnitPreferences): Figure {
  return isMeasured(mps) ? figure(speedIn(mps, units), speedUnit(units), 1) : MISSING;
}

export function paceFigure(mps: Measured, units: UnitPreferences): Figure {
  if (!isMeasured(mps)) return MISSING;
  const seconds = paceSeconds(mps, units);
  return seconds > SLOWEST_PACE_S
    ? MISSING
    : { value: formatMinutes(seconds), unit: paceUnit(units) };
}

export function elevationFigure(metres: Measured, units: UnitPreferences): Figure {
  return isMeasured(metres) ? figure(elevationIn(metres, units), units.elevationUnit) : MISSING;
}

export function temperatureFigure(celsius: Measured, units: UnitPreferences): Figure {
  return isMeasured(celsius)
    ? figure(temperatureIn(celsius, units), temperatureUnit(units))
    : MISSING;
}

/** `m:ss`, rounded once to the whole second, so that 59.6 s is 1:00 and never 0:60. */
export function formatMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

/** `m:ss` below an hour, `h:mm:ss` from there on. */
export function formatDuration(seconds: Measured): string {
  if (!isMeasured(seconds)) return NOT_AVAILABLE;
  const whole = Math.round(seconds);
  if (whole < 3600) return formatMinutes(whole);
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}

/** Moving time as `HH:MM`; the minute under way is not counted. */
export function formatHoursMinutes(seconds: Measured): string {
  if (!isMeasured(seconds)) return NOT_AVAILABLE;
  const minutes = Math.floor(Math.round(seconds) / 60);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
