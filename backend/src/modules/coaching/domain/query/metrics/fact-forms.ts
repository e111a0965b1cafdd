import { shownNumber } from '#coaching/domain/display/number.js';
import {
  shownDistance,
  shownElevation,
  shownTemperature,
} from '#coaching/domain/display/quantities.js';
import {
  clockTime,
  count,
  decimal,
  percent,
  quantity,
  speedOrPace,
  whole,
} from '#coaching/domain/facts/draft.js';
import { METRES_PER_FOOT } from '#kernel/units.js';
import { isPace, type SpanMetric } from './metric.js';

type Form = SpanMetric['fact'];

/** How a value of a metric becomes a fact in the units in which it is shown. */
export const inWhole =
  (unit: string): Form =>
  (name, value) =>
    whole(name, value, unit);

export const inDecimals =
  (unit: string, decimals: number): Form =>
  (name, value) =>
    decimal(name, value, unit, decimals);

export const asSpeed: Form = (name, value, shown) =>
  speedOrPace(name, value, isPace(shown), shown.units);

export const asHeight: Form = (name, value, { units }) =>
  quantity(name, value, 'm', shownElevation(value, units));

export const asDistance: Form = (name, value, { units }) =>
  quantity(name, value, 'm', shownDistance(value, units));

export const asClock: Form = (name, value) => clockTime(name, value);

export const asCount: Form = (name, value) => count(name, value);

export const asPercent: Form = (name, value) => percent(name, value);

export const asGrade: Form = (name, value) =>
  quantity(name, value, '%', `${shownNumber(value, 1)}%`);

export const asCadence: Form = (name, value, { running }) =>
  whole(name, value, running ? 'spm' : 'rpm');

export const asTemperature: Form = (name, value, { units }) =>
  quantity(name, value, '°C', shownTemperature(value, units));

/** Metres climbed in an hour, or feet. */
export const asClimbingRate: Form = (name, value, { units }) =>
  units.elevation === 'ft'
    ? quantity(name, value, 'm/h', `${shownNumber(value / METRES_PER_FOOT)} ft/h`)
    : quantity(name, value, 'm/h', `${shownNumber(value)} m/h`);

/** A step or a turn of the pedals in metres, or feet. */
export const asStride: Form = (name, value, { units }) =>
  units.elevation === 'ft'
    ? quantity(name, value, 'm', `${shownNumber(value / METRES_PER_FOOT, 1)} ft`)
    : quantity(name, value, 'm', `${shownNumber(value, 2)} m`);
