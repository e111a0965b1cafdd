import type { UnitPreferences } from '#kernel/units.js';
import { clock } from '#coaching/domain/display/duration.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import {
  shownDistance,
  shownElevation,
  shownSpeed,
  shownTemperature,
} from '#coaching/domain/display/quantities.js';

/** A value of the `session` that a page holds of a workout; SI units, as the API writes it. */
export interface ToldMeasure {
  readonly field: string;
  readonly label: string;
  /** What a question says that asks for it. */
  readonly asked: RegExp;
  /** What a workout can hold; anything outside is left out. */
  readonly from: number;
  readonly to: number;
  readonly show: (value: number, units: UnitPreferences) => string;
}

const inUnit = (unit: string) => (value: number) => `${shownNumber(value)} ${unit}`;

const POWER = { asked: /\b(?:power|watts?)\b/i, from: 0, to: 3000, show: inUnit('W') };
const HEART = { asked: /\b(?:heart|pulse|hr|bpm)\b/i, from: 25, to: 250, show: inUnit('bpm') };
const SPEED = {
  asked: /\b(?:speeds?|pace|fast(?:er|est)?|slow(?:er|est)?|quick(?:er|est)?)\b/i,
  from: 0,
  to: 40,
  show: shownSpeed,
};
const CADENCE = {
  asked: /\b(?:cadence|rpm|spm|steps?)\b/i,
  from: 0,
  to: 300,
  show: inUnit('a minute'),
};
const HEIGHT = {
  asked: /\b(?:climb(?:ed|ing|s)?|ascent|descent|elevation|hill(?:y|ier|s)?|height)\b/i,
  from: 0,
  to: 30_000,
  show: shownElevation,
};
const TIME = {
  asked: /\b(?:time|duration|long(?:er|est)?|short(?:er|est)?|minutes?|hours?)\b/i,
  from: 1,
  to: 7 * 86_400,
  show: (seconds: number) => clock(seconds),
};

/** In the order of the answer. */
export const TOLD_MEASURES: readonly ToldMeasure[] = [
  {
    field: 'total_distance',
    label: 'distance',
    asked: /\b(?:distances?|far(?:ther|thest)?|long(?:er|est)?|kilomet\w+|km|miles?)\b/i,
    from: 1,
    to: 2_000_000,
    show: shownDistance,
  },
  { field: 'total_timer_time', label: 'time with the timer running', ...TIME },
  { field: 'total_elapsed_time', label: 'elapsed time', ...TIME },
  { field: 'avg_speed', label: 'average speed', ...SPEED },
  { field: 'max_speed', label: 'maximum speed', ...SPEED },
  { field: 'avg_power', label: 'average power', ...POWER },
  { field: 'normalized_power', label: 'normalized power', ...POWER },
  { field: 'max_power', label: 'maximum power', ...POWER },
  { field: 'avg_heart_rate', label: 'average heart rate', ...HEART },
  { field: 'max_heart_rate', label: 'maximum heart rate', ...HEART },
  { field: 'avg_cadence', label: 'average cadence', ...CADENCE },
  { field: 'max_cadence', label: 'maximum cadence', ...CADENCE },
  { field: 'total_ascent', label: 'ascent', ...HEIGHT },
  { field: 'total_descent', label: 'descent', ...HEIGHT },
  {
    field: 'total_calories',
    label: 'energy',
    asked: /\b(?:calories?|kcal|energy|burn(?:ed|t)?)\b/i,
    from: 0,
    to: 50_000,
    show: inUnit('kcal'),
  },
  {
    field: 'avg_temperature',
    label: 'average temperature',
    asked:
      /\b(?:temperatures?|warm(?:er|est)?|hot(?:ter|test)?|cold(?:er|est)?|cool(?:er|est)?|weather)\b/i,
    from: -60,
    to: 70,
    show: shownTemperature,
  },
];
