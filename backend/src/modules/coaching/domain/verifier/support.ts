import type { Fact } from '../facts/fact.js';
import { datesOf, datesSpokenOf, sameDate } from './days.js';
import { contradicts } from './direction.js';
import { extractQuantities } from './extract-quantities.js';
import { misnamed } from './names.js';
import type { Quantity, QuantityKind } from './quantity.js';

/** The words around a number: those that name it, and those that may tell a direction. */
export interface Surroundings {
  readonly naming: string;
  readonly direction: string;
  /** Those that tell whose number it is: which workout, which day. */
  readonly subject: string;
}

/** Facts are read again for every number of an answer; what stands in them does not change. */
const READ = new WeakMap<
  Fact,
  { readonly display: readonly Quantity[]; readonly label: readonly Quantity[] }
>();

function quantitiesOf(fact: Fact): {
  readonly display: readonly Quantity[];
  readonly label: readonly Quantity[];
} {
  const read = READ.get(fact) ?? {
    display: extractQuantities(fact.display),
    label: extractQuantities(fact.label),
  };
  READ.set(fact, read);
  return read;
}

const EPSILON = 1e-9;

/** Raw values carry more digits than the display, in the same common units. */
const RAW_KIND: Readonly<Record<string, QuantityKind>> = {
  W: 'power',
  bpm: 'heartRate',
  rpm: 'rpm',
  spm: 'spm',
  m: 'length',
  'm/s': 'speed',
  s: 'time',
  '%': 'percent',
  '°C': 'temperature',
  kJ: 'energy',
  kcal: 'calories',
  kg: 'mass',
  'm/km': 'gradient',
  'W/bpm': 'powerPerBeat',
  'm/min/bpm': 'speedPerBeat',
};

/**
 * Whether the fact's value, as shown or as measured, is this number, under this name and in this
 * direction.
 * @param cited the facts that the sentence itself points at for this number
 */
export function supports(
  fact: Fact,
  quantity: Quantity,
  around: Surroundings,
  cited: readonly Fact[],
): boolean {
  // Facts cited together are named together: "average and normalized power were 198 and 224 W [F7,
  // F8]".
  const about = cited.includes(fact) ? cited.flatMap((one) => one.about) : fact.about;
  return (
    matches(fact, quantity, cited.includes(fact)) &&
    !misnamed(around.naming, about) &&
    !ofAnother(around.subject, fact, cited) &&
    !contradicts(around.direction, fact)
  );
}

const WORKOUT = /\bw(?:orkout )?([123])\b|\b(first|second|third) (?:workout|ride|run|session)\b/gi;
const PLACES = ['first', 'second', 'third'];

/** Whether the words name a workout or a day. */
export function namesSubject(words: string): boolean {
  return words.search(WORKOUT) >= 0 || extractQuantities(words).some(({ kind }) => kind === 'date');
}

/** Whether the words around a number name another workout or another day than the fact's own. */
function ofAnother(words: string, own: Fact, cited: readonly Fact[]): boolean {
  const { subject } = own;
  if (subject === undefined) return false;
  const facts = cited.length > 1 ? cited : [own];
  const subjects = facts.flatMap((fact) => fact.subject ?? []);
  if (/^W\d/.test(subject)) {
    const said = [...words.matchAll(WORKOUT)].map(
      ([, number, place]) => `W${number ?? PLACES.indexOf(place?.toLowerCase() ?? '') + 1}`,
    );
    if (said.length > 0)
      return !said.some((name) => subjects.some((called) => called.startsWith(name)));
  }
  const dates = datesSpokenOf(words);
  const days = dates.length === 0 ? [] : facts.flatMap(datesOf);
  return (
    dates.length > 0 &&
    days.length > 0 &&
    !dates.some((date) => days.some((day) => sameDate(date, day)))
  );
}

function matches(fact: Fact, quantity: Quantity, cited: boolean): boolean {
  const candidates = quantitiesOf(fact).display;
  if (
    candidates.some(
      (candidate) => same(quantity, candidate) || (cited && sameBareNumber(quantity, candidate)),
    )
  )
    return true;
  if (inLabel(fact, quantity)) return true;
  const kind = RAW_KIND[fact.unit];
  if (kind !== undefined && typeof fact.value === 'number') {
    if (kind === quantity.kind) return sameValue(quantity, fact.value);
    if (kind === 'speed' && quantity.kind === 'pace' && fact.value > 0)
      return sameValue(quantity, 1 / fact.value);
  }
  return (
    quantity.kind === 'plain' &&
    typeof fact.value === 'number' &&
    (fact.unit === '' || fact.unit === 'count') &&
    sameValue(quantity, fact.value)
  );
}

function same(quantity: Quantity, candidate: Quantity): boolean {
  if (quantity.kind !== candidate.kind) return false;
  if (quantity.kind === 'date') return sameDate(quantity, candidate);
  if (quantity.sign !== 0 && candidate.sign !== 0 && quantity.sign !== candidate.sign) return false;
  return Math.abs(quantity.value - candidate.value) <= quantity.tolerance + EPSILON;
}

/** A number whose unit the sentence leaves out, next to the mark of its fact. */
function sameBareNumber(quantity: Quantity, candidate: Quantity): boolean {
  if (quantity.sign !== 0 && candidate.sign !== 0 && quantity.sign !== candidate.sign) return false;
  return (
    quantity.kind === 'plain' &&
    Math.abs(quantity.written - candidate.written) <= quantity.tolerance + EPSILON
  );
}

/** With its sign where one is written, without it where the verb tells the direction. */
function sameValue(quantity: Quantity, value: number): boolean {
  if (quantity.sign !== 0 && Math.sign(value) === -quantity.sign) return false;
  return Math.abs(Math.abs(quantity.value) - Math.abs(value)) <= quantity.tolerance + EPSILON;
}

/** "Best 20 min power": the length belongs to the name of the fact. */
function inLabel(fact: Fact, quantity: Quantity): boolean {
  return quantitiesOf(fact).label.some((candidate) => same(quantity, candidate));
}
