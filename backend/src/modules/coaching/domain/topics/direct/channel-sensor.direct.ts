import { bare, say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';
import { direct, type Direct } from './direct.js';

interface Sensor {
  readonly words: RegExp;
  readonly name: string;
  /** Words of the engine for repairs of this channel. */
  readonly repairs: RegExp;
  readonly average: FactKey;
  /** Under which it is unknown. */
  readonly unknown: string;
}

const SENSORS: readonly Sensor[] = [
  {
    words: /\b(?:power|power ?-?meter|watts?|wattage|pm)\b/,
    name: 'power',
    repairs: /\bpower\b/i,
    average: 'power.average',
    unknown: 'power',
  },
  {
    words: /\b(?:cadence|rpm)\b/,
    name: 'cadence',
    repairs: /\bcadence\b/i,
    average: 'cadence.average',
    unknown: 'cadence',
  },
  {
    words: /\b(?:speed|pace|gps|distance)\b/,
    name: 'speed',
    repairs: /\b(?:speed|gps|distance|position)\b/i,
    average: 'speed.average',
    unknown: 'speed',
  },
];

const TRUST =
  /\b(?:trust\w*|believ\w*|reliable|accurate|legit|misbehav\w*|drop ?outs?|dropped out|faulty|playing up|play up|acting up|broken|glitch\w*|gone|missing)\b/;
const OTHER =
  /\b(?:heart|hr|pulse|strap|ftp|best|max\w*|zones?|watts? (?:went|are|were) missing|\d{3,})\b/;

/** Whether a sensor can be believed, and what had to be mended of it. */
export const channelSensor: Direct = (sheet, { plain }) => {
  const sensor = SENSORS.find(({ words }) => words.test(plain));
  if (!sensor || !TRUST.test(plain) || OTHER.test(plain)) return null;
  const average = sheet.get(sensor.average);
  if (!average) return null;
  const [first, ...more] = repairsOf(sheet, sensor);
  if (!first)
    return direct(
      sheet,
      say`Yes, the ${sensor.name} looks fine: nothing had to be repaired, and the average of ${average} holds.`,
    );
  return direct(
    sheet,
    say`Mostly: ${lowerFirst(first)}.`,
    ...more.map((repair) => say`${bare(repair)}.`),
    say`The average of ${average} comes from the rest.`,
  );
};

function repairsOf(sheet: FactSheet, { repairs }: Sensor): readonly Fact[] {
  return sheet.all('quality.repair.').filter(({ display }) => repairs.test(display));
}

function lowerFirst(fact: Fact) {
  const { text } = bare(fact);
  return { fact, text: text.charAt(0).toLowerCase() + text.slice(1) };
}
