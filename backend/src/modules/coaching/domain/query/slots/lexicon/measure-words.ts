import { CARDINALS } from '#coaching/domain/display/number-names.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { entry, words, type Entry, type Meaning, type Unit } from '../slot.js';

const N = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;

const UNITS: readonly (readonly [source: string, by: Unit, factor: number])[] = [
  ['h|hrs?|hours?', 'seconds', 3600],
  ['min(?:ute)?s?|minuten?', 'seconds', 60],
  ['s|secs?|seconds?', 'seconds', 1],
  ['k|kms?|kilomet(?:re|er)s?|klicks?', 'metres', 1000],
  ['mi|miles?', 'metres', METRES_PER_MILE],
  ['m|met(?:re|er)s?', 'metres', 1],
  ['w|watts?', 'watts', 1],
  ['bpm|beats', 'bpm', 1],
  ['rpm|spm', 'perMinute', 1],
  ['km ?/ ?h|kmh|kph', 'mps', 1 / 3.6],
  ['mph', 'mps', METRES_PER_MILE / 3600],
  ['%|percent|per cent', 'percent', 1],
  ['w ?/ ?kg', 'wattsPerKilo', 1],
];

const measure = (by: Unit, value: number): Meaning => ({ kind: 'measure', by, value });

/** Numbers with and without their units. */
export const MEASURE_WORDS: readonly Entry[] = [
  ...UNITS.map(([source, by, factor]) =>
    entry(`${N} ?-?(?:${source})`, ([n = '']) =>
      measure(by, Number(n.replaceAll(',', '')) * factor),
    ),
  ),
  // A pace or a duration: what it is depends on what stands beside it.
  entry(String.raw`(\d{1,2}):(\d{2})(?::(\d{2}))?`, ([a, b, c]) =>
    measure(
      'seconds',
      c ? (Number(a) * 60 + Number(b)) * 60 + Number(c) : Number(a) * 60 + Number(b),
    ),
  ),
  entry(String.raw`(\d{1,2}):(\d{2}) ?(?:min)? ?(?:/|per|a) ?(km|k|mi|mile)`, ([a, b, unit]) =>
    measure('mps', (unit?.startsWith('m') ? METRES_PER_MILE : 1000) / (Number(a) * 60 + Number(b))),
  ),
  entry(String.raw`(\d)h(\d{2})`, ([h, m]) =>
    measure('seconds', (Number(h) * 60 + Number(m)) * 60),
  ),
  // "0-15 min": a stretch; the unit may stand behind the next one.
  entry(
    String.raw`(\d+(?:\.\d+)?) ?- ?(\d+(?:\.\d+)?) ?(min(?:ute)?s?|km|k|kilomet(?:re|er)s?|miles?|mi|h|hours?)?`,
    ([from, to, unit]) =>
      Number(from) < Number(to)
        ? { kind: 'stretch', from: Number(from), to: Number(to), unit: unit ?? '' }
        : null,
  ),
  words('(?:an|one|1|the|first) ?hour(?= (?:power|best))|an hour', measure('seconds', 3600)),
  words('half (?:an )?hour', measure('seconds', 1800)),
  words('quarter (?:of an )?hour', measure('seconds', 900)),
  words('half marathon|half mara', measure('metres', 21_097.5)),
  words('(?:full )?marathon', measure('metres', 42_195)),
  entry(String.raw`(?:no |nr |number |# ?)?(\d+(?:\.\d+)?)`, ([n = '']) => ({
    kind: 'number',
    value: Number(n),
    written: n,
  })),
  ...CARDINALS.slice(1).map((word, index) =>
    words(index === 0 ? 'number one' : `(?:number )?${word}`, {
      kind: 'number',
      value: index + 1,
      written: word,
    }),
  ),
];
