import type { UnitPreferences } from '#kernel/units.js';
import { clock, spokenDuration, spokenSeconds } from '../display/duration.js';
import {
  shownNumber,
  shownPercent,
  signedNumber,
  signedPercent,
  signedText,
} from '../display/number.js';
import {
  paceSeconds,
  shownDistance,
  shownElevation,
  shownPace,
  shownSpeed,
  signedPaceChange,
} from '../display/quantities.js';
import type { FactDraft, FactQuality, Trend } from './fact.js';

/** Everything of a fact but its value. */
export interface FactName {
  readonly key: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly method: string;
  readonly quality?: FactQuality;
  readonly at?: FactDraft['at'];
  readonly subject?: string;
  readonly whose?: FactDraft['whose'];
}

/** What changes by less than this is called the same: a percent of output, a beat of heart rate. */
const SAME_PERCENT = 1;
const SAME_COUNT = 1;

const CHANNELS = ['power', 'heartRate', 'cadence', 'speed', 'temperature'];

/** The channel of the recording that a fact was read from, for the place it points at. */
export function channelOf(about: readonly string[], otherwise: string): string {
  return about.find((tag) => CHANNELS.includes(tag)) ?? otherwise;
}

export function quantity(name: FactName, value: number, unit: string, display: string): FactDraft {
  return { quality: 'measured', ...name, value, unit, display };
}

export function text(name: FactName, value: string): FactDraft {
  return { quality: 'measured', ...name, value, unit: '', display: value };
}

/** `212 W`, `148 bpm`, `88 rpm`: whole numbers with a unit. */
export function whole(name: FactName, value: number, unit: string): FactDraft {
  return quantity(name, value, unit, `${shownNumber(value)} ${unit}`);
}

export function count(name: FactName, value: number): FactDraft {
  return quantity({ quality: 'derived', ...name }, value, 'count', String(value));
}

/** Metres as a way, shown in the athlete's units. */
export function distance(name: FactName, metres: number, units: UnitPreferences): FactDraft {
  return quantity(name, metres, 'm', shownDistance(metres, units));
}

/** Metres up or down, shown in the athlete's units. */
export function elevation(name: FactName, metres: number, units: UnitPreferences): FactDraft {
  return quantity(name, metres, 'm', shownElevation(metres, units));
}

export function duration(name: FactName, seconds: number): FactDraft {
  return quantity(name, seconds, 's', spokenDuration(seconds));
}

/** To the second, as for a race or a lap. */
export function clockTime(name: FactName, seconds: number): FactDraft {
  return quantity(name, seconds, 's', clock(seconds));
}

/** A difference in time with its sign, in whole seconds. */
export function timeChange(name: FactName, seconds: number): FactDraft {
  const whole = Math.round(seconds);
  return {
    ...quantity(
      { quality: 'derived', ...name },
      whole,
      's',
      signedText(whole, spokenSeconds(Math.abs(whole))),
    ),
    trend: trendOf(whole, SAME_COUNT),
  };
}

/** A plain number, or one with a unit behind it. */
export function decimal(name: FactName, value: number, unit: string, decimals: number): FactDraft {
  return quantity(
    name,
    value,
    unit,
    `${shownNumber(value, decimals)}${unit === '' ? '' : ` ${unit}`}`,
  );
}

export function decimalChange(
  name: FactName,
  value: number,
  unit: string,
  decimals: number,
): FactDraft {
  const rounded = Number(value.toFixed(decimals));
  return {
    ...quantity(
      { quality: 'derived', ...name },
      rounded,
      unit,
      `${signedNumber(rounded, decimals)}${unit === '' ? '' : ` ${unit}`}`,
    ),
    trend: trendOf(rounded, 10 ** -decimals),
  };
}

export function percent(name: FactName, value: number): FactDraft {
  return quantity({ quality: 'derived', ...name }, value, '%', shownPercent(value));
}

/** A change in percent, with its sign and the way it went. */
export function percentChange(name: FactName, value: number): FactDraft {
  return {
    ...quantity({ quality: 'derived', ...name }, value, '%', signedPercent(value)),
    trend: trendOf(value),
  };
}

/** A change in whole units, e.g. `+9 bpm`. */
export function wholeChange(name: FactName, value: number, unit: string): FactDraft {
  return {
    ...quantity({ quality: 'derived', ...name }, value, unit, `${signedNumber(value)} ${unit}`),
    trend: trendOf(Math.round(value), SAME_COUNT),
  };
}

/** A difference of temperature in the athlete's degrees, whole as temperatures are shown. */
export function temperatureChange(
  name: FactName,
  celsius: number,
  units: UnitPreferences,
): FactDraft {
  return units.system === 'IMPERIAL'
    ? wholeChange(name, Math.round(celsius * 1.8), '°F')
    : wholeChange(name, Math.round(celsius), '°C');
}

/** Speed of a ride, pace of a run; null where nothing moved. */
export function speedOrPace(
  name: FactName,
  mps: number,
  running: boolean,
  units: UnitPreferences,
): FactDraft | null {
  if (!running) return quantity(name, mps, 'm/s', shownSpeed(mps, units));
  const display = shownPace(mps, units);
  return display === null ? null : quantity(name, mps, 'm/s', display);
}

/**
 * How a pace changed, in seconds for one unit of distance; the trend is that of the speed, so
 * slower is `down`.
 */
export function paceChange(
  name: FactName,
  fromMps: number,
  toMps: number,
  units: UnitPreferences,
): FactDraft {
  // Differences are taken between the paces as they are shown, or a reader who subtracts them would
  // disagree.
  const change = Math.round(paceSeconds(toMps, units)) - Math.round(paceSeconds(fromMps, units));
  return {
    ...quantity(
      { quality: 'derived', ...name },
      change,
      units.pace === 'min/mi' ? 's/mi' : 's/km',
      signedPaceChange(change, units),
    ),
    trend: trendOf(-((fromMps - toMps) / fromMps) * 100, SAME_PERCENT),
  };
}

export function trendOf(value: number, same = SAME_PERCENT): Trend {
  if (Math.abs(value) < same) return 'same';
  return value > 0 ? 'up' : 'down';
}
