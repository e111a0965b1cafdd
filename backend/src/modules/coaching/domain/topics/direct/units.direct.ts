import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import {
  shownDistance,
  shownElevation,
  shownPace,
  shownSpeed,
  shownTemperature,
} from '#coaching/domain/display/quantities.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { direct, withFact, type Direct } from './direct.js';

type Show = (value: number, units: UnitPreferences) => string | null;

interface Value {
  readonly asked: RegExp;
  readonly keys: readonly string[];
  readonly show: Show;
}

const PACE_IN =
  /\b(?:per|a|min ?\/?) ?(?:miles?|mi|km|kilomet(?:re|er))\b|\/ ?(?:mi|km)\b|\bpace\b/;

const VALUES: readonly Value[] = [
  {
    asked: /\b(?:max|top|peak|highest|fastest) (?:speed|pace)\b|\bfastest i\b/,
    keys: ['speed.max'],
    show: shownSpeed,
  },
  {
    asked: /\b(?:temp\w*|degrees|hot|warm|cold)\b/,
    keys: ['temperature.average'],
    show: shownTemperature,
  },
  {
    asked: /\b(?:descen\w+|downhill|loss|went down)\b/,
    keys: ['climb.loss'],
    show: shownElevation,
  },
  {
    asked: /\b(?:ascen\w+|elevation|climb\w*|vert\w*|gain|uphill|altitude)\b/,
    keys: ['climb.gain'],
    show: shownElevation,
  },
  { asked: /\b(?:weigh\w*|kilos|kg|pounds|lbs?)\b/, keys: ['threshold.weight'], show: shownWeight },
  { asked: /\b(?:horse ?power|hp|watts|power)\b/, keys: ['power.average'], show: shownHorsepower },
  {
    asked: /\b(?:pace|speed|fast|quick|slow|mph|kph|km ?\/? ?h|kmh)\b/,
    keys: ['speed.average'],
    show: shownSpeed,
  },
  {
    asked: /\b(?:far|distance|long|miles|length|mileage)\b/,
    keys: ['session.distance'],
    show: shownDistance,
  },
];

const NAMED =
  /\b(?:in|as|to|into|per|a) (?:an? )?(?:min ?\/? ?)?(miles?|mi|mph|ft|feet|km|kilomet(?:re|er)s?|km ?\/? ?h|kph|kmh|met(?:re|er)s|fahrenheit|celsius|pounds|lbs|horse ?power|hp)\b|(?:min|s) ?\/ ?(mi|mile|km)\b|\b(mph|kph|kmh)\b/;
const IMPERIAL = /^(?:mi|mph|ft|feet|fahrenheit|pounds|lbs)/;
/** A part of the workout is a question to the query engine. */
const OF_PART =
  /\b(?:laps?|reps?|intervals?|splits?|each|every|(?:km|mile|climb|lap|rep|interval|descent|hill) \d+|climbs|descents|hills|half|quarter|first|last|zone|steepest|longest|fastest|slowest|hardest|warm ?up|cool ?down|recover\w+|gap|miles? \d+|above|below|between|\d+ ?(?:km|miles?|min|minutes))\b/;

/** A value of the whole workout in the units that the question names. */
export const inUnits: Direct = (sheet, { plain, before }) => {
  const named = NAMED.exec(plain);
  const unit = named?.[1] ?? named?.[2] ?? named?.[3];
  if (unit === undefined || OF_PART.test(plain)) return null;
  const own = VALUES.find(({ asked }) => asked.test(plain.replace(named?.[0] ?? '', ' ')));
  const earlier = own
    ? undefined
    : before.find((text) => VALUES.some(({ asked }) => asked.test(text)));
  if (earlier !== undefined && OF_PART.test(earlier)) return null;
  const value =
    own ??
    VALUES.find(({ asked }) => earlier !== undefined && asked.test(earlier)) ??
    VALUES.find(({ asked }) => asked.test(plain));
  const fact = value?.keys.map((key) => sheet.get(key)).find((found) => found !== undefined);
  if (!value || !fact || typeof fact.value !== 'number') return null;
  const units = IMPERIAL.test(unit) ? IMPERIAL_UNITS : METRIC_UNITS;
  const paced = value.keys[0] === 'speed.average' && asPace(plain, unit, sheet.context.family);
  const show: Show = paced ? shownPace : value.show;
  const display = show(fact.value, units);
  const found =
    display === null ? null : withFact(sheet, { ...draftOf(fact), key: `${fact.key}.in`, display });
  return found && direct(found.sheet, sentence(fact, found.fact));
};

function draftOf({ id: _, ...draft }: Fact): Omit<Fact, 'id'> {
  return draft;
}

/** "Your average speed was 19.4 mph (31.2 km/h)." */
function sentence(own: Fact, asked: Fact): Line {
  const name = own.label.split(',')[0]?.toLowerCase() ?? '';
  const was = `${capitalized(`your ${name}`)} was`;
  return own.display === asked.display ? say`${was} ${asked}.` : say`${was} ${asked}, or ${own}.`;
}

function asPace(plain: string, unit: string, family: string): boolean {
  if (/mph|kph|kmh|km ?\/? ?h/.test(unit)) return false;
  return family === 'running' || PACE_IN.test(plain);
}

const POUNDS_PER_KG = 2.204_622_6;
const WATTS_PER_HORSEPOWER = 745.7;

function shownWeight(kg: number, { system }: UnitPreferences): string {
  return system === 'IMPERIAL'
    ? `${shownNumber(kg * POUNDS_PER_KG, 1)} lb`
    : `${shownNumber(kg, 1)} kg`;
}

/** Mechanical horsepower; there is no metric side to it that anyone asks for. */
function shownHorsepower(watts: number): string {
  return `${shownNumber(watts / WATTS_PER_HORSEPOWER, 2)} hp`;
}
