import { METRES_PER_FOOT, METRES_PER_MILE } from '#kernel/units.js';
import type { QuantityKind } from './quantity.js';

/**
 * How a unit is written, what it measures, and how its numbers become the common unit: value ×
 * factor + shift.
 */
export interface UnitRow {
  readonly words: string;
  readonly kind: QuantityKind;
  readonly factor: number;
  readonly shift?: number;
}

const KM = 'km|kms|kilomet(?:re|er)s?|k';
const MILE = 'mi|miles?';
const PER = String.raw`\s*(?:\/|per|a)\s*`;

/** Longer spellings first: "km/h" must not be read as "km". */
export const UNITS: readonly UnitRow[] = [
  {
    words: `(?:m|met(?:re|er)s?)${PER}min(?:ute)?${PER}(?:bpm|beat)`,
    kind: 'speedPerBeat',
    factor: 1,
  },
  {
    words: `(?:yd|yards?)${PER}min(?:ute)?${PER}(?:bpm|beat)`,
    kind: 'speedPerBeat',
    factor: 3 * METRES_PER_FOOT,
  },
  { words: `(?:w|watts?)${PER}(?:bpm|beat)`, kind: 'powerPerBeat', factor: 1 },
  { words: `(?:s|sec|seconds?)${PER}(?:km|kilomet(?:re|er))`, kind: 'paceChange', factor: 1 },
  {
    words: `(?:s|sec|seconds?)${PER}(?:mi|mile)`,
    kind: 'paceChange',
    factor: 1000 / METRES_PER_MILE,
  },
  { words: `(?:m|met(?:re|er)s?)${PER}(?:km|kilomet(?:re|er))`, kind: 'gradient', factor: 1 },
  {
    words: `(?:ft|feet)${PER}(?:mi|mile)`,
    kind: 'gradient',
    factor: (METRES_PER_FOOT * 1000) / METRES_PER_MILE,
  },
  {
    words: `(?:m|met(?:re|er)s?)${PER}(?:mi|mile)`,
    kind: 'gradient',
    factor: 1000 / METRES_PER_MILE,
  },
  { words: `(?:ft|feet)${PER}(?:km|kilomet(?:re|er))`, kind: 'gradient', factor: METRES_PER_FOOT },
  { words: `km\\/h|kph|kmh|kilomet(?:re|er)s?${PER}hour`, kind: 'speed', factor: 1 / 3.6 },
  { words: `mph|miles?${PER}hour`, kind: 'speed', factor: METRES_PER_MILE / 3600 },
  { words: `m\\/s|met(?:re|er)s?${PER}second`, kind: 'speed', factor: 1 },
  { words: 'w\\/kg|watts? per (?:kg|kilogram|kilo)', kind: 'specificPower', factor: 1 },
  { words: `(?:bpm|beats?)${PER}(?:h|hour)`, kind: 'beatsPerHour', factor: 1 },
  { words: 'bpm|beats?(?: per minute| a minute)?', kind: 'heartRate', factor: 1 },
  { words: 'rpm|revolutions? (?:per|a) minute', kind: 'rpm', factor: 1 },
  { words: 'spm|steps?(?: per minute| a minute)?', kind: 'spm', factor: 1 },
  { words: 'kj|kilojoules?', kind: 'energy', factor: 1 },
  { words: 'kcal|cal|calories|kilocalories', kind: 'calories', factor: 1 },
  { words: 'kgs?|kilograms?|kilos?', kind: 'mass', factor: 1 },
  { words: 'lbs?|pounds?', kind: 'mass', factor: 0.453_592_37 },
  {
    words: '\u00b0 ?f|degrees? fahrenheit|fahrenheit',
    kind: 'temperature',
    factor: 5 / 9,
    shift: -160 / 9,
  },
  { words: '\u00b0 ?c|degrees?(?: celsius)?|celsius|\u00b0', kind: 'temperature', factor: 1 },
  { words: 'w|watts?', kind: 'power', factor: 1 },
  { words: KM, kind: 'length', factor: 1000 },
  { words: MILE, kind: 'length', factor: METRES_PER_MILE },
  { words: 'm|met(?:re|er)s?', kind: 'length', factor: 1 },
  { words: 'ft|feet|foot', kind: 'length', factor: METRES_PER_FOOT },
];

/** Units of time, which may follow one another: "1 h 32 min". */
export const TIME_UNITS: readonly { readonly words: string; readonly seconds: number }[] = [
  { words: 'h|hr|hrs|hours?', seconds: 3600 },
  { words: 'min|mins|minutes?', seconds: 60 },
  { words: 's|sec|secs|seconds?', seconds: 1 },
];
