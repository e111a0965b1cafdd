import { valuesIn, type Written } from '../listening/values.js';
import type { WantedNumber } from './reading.js';

type Meaning = readonly [kinds: readonly string[], factor: number];

/** How a unit of a reading may be written: the kinds of `valuesIn`, and the factor to them. */
const UNITS: Readonly<Record<string, Meaning>> = {
  s: [['time', 'pace', 'pace change'], 1],
  min: [['time'], 60],
  h: [['time'], 3600],
  m: [['length'], 1],
  km: [['length'], 1000],
  W: [['W'], 1],
  'W/kg': [['W/kg'], 1],
  bpm: [['bpm'], 1],
  rpm: [['cadence'], 1],
  spm: [['cadence'], 1],
  '%': [['%'], 1],
  'km/h': [['speed'], 1],
  'm/s': [['speed'], 3.6],
  's/km': [['pace', 'pace change', 'time'], 1],
  'min/km': [['pace', 'time'], 60],
  kJ: [['kJ'], 1],
  kcal: [['kcal'], 1],
  C: [['degrees'], 1],
  '\u00b0C': [['degrees'], 1],
};
const COUNTED: Meaning = [['plain'], 1];
const PER_HOUR = 3600;
const SPEAKS_OF_PACE = /per km|\/ ?km|km\/h/i;
/** Rounding of the computer, not of the writer. */
const NEARLY = 1e-6;

/** Every value of a passage; a clock of two parts may be minutes or hours. */
export function numbersIn(passage: string): readonly Written[] {
  const text = withEveryUnit(passage);
  return [...valuesIn(text), ...hoursIn(text), ...named(text)];
}

/**
 * Whether a wanted number is among those of a passage.
 *
 * @param say what the reading says in words: where it speaks of pace, seconds for a kilometre may
 *   be written as speed
 */
export function isAmong(
  written: readonly Written[],
  { value, unit, tol }: WantedNumber,
  say: string,
): boolean {
  const [kinds, factor] = UNITS[unit] ?? COUNTED;
  const near = (one: number): boolean => Math.abs(one - value) <= tol + NEARLY;
  const asPace = kinds.includes('pace') && SPEAKS_OF_PACE.test(say);
  return written.some(
    (one) =>
      (kinds.includes(one.kind) && near(one.value / factor)) ||
      (asPace && one.kind === 'speed' && near(PER_HOUR / one.value / factor)) ||
      (kinds === COUNTED[0] && near(one.value)),
  );
}

function hoursIn(text: string): readonly Written[] {
  return [...text.matchAll(/(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:]| ?(?:min)? ?\/)/g)].map(
    ([, hours, minutes]) => ({
      kind: 'time',
      value: Number(hours) * 3600 + Number(minutes) * 60,
      tolerance: 60,
    }),
  );
}

/** What a sentence names needs no unit: "HR 163". */
const NAMED: readonly (readonly [kind: string, name: RegExp])[] = [
  ['bpm', /\bHR\b|\bheart rate\b|\bpulse\b|\bbpm\b/i],
  ['cadence', /\bcadence\b|\bstep rate\b|\brpm\b|\bspm\b/i],
];

function named(text: string): readonly Written[] {
  return text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const bare = valuesIn(sentence).filter(({ kind }) => kind === 'plain');
    return NAMED.filter(([, name]) => name.test(sentence)).flatMap(([kind]) =>
      bare.map((one) => ({ ...one, kind })),
    );
  });
}

const SHARED_UNIT =
  /(?<![\d:.])(\d[\d,]*(?:\.\d+)?)(, | and | or | to | then |, then | against |\/|-)(\d[\d,]*(?:\.\d+)? ?(W\/kg|W|bpm|rpm|spm|km\/h|km|m|%|min|s)(?![\p{L}/]))/u;

/** "311 and 305 W" as "311 W and 305 W". */
function withEveryUnit(passage: string): string {
  let text = passage;
  for (let match = SHARED_UNIT.exec(text); match !== null; match = SHARED_UNIT.exec(text)) {
    const [whole, first, between, second, unit] = match;
    const apart = between === '-' || between === '/' ? ' to ' : between;
    text = text.replace(whole, `${first} ${unit}${apart}${second}`);
  }
  return text;
}
