/** A value as it is written in a text: seconds, metres, or the number with its unit. */
export interface Written {
  readonly kind: string;
  readonly value: number;
  /** Half a unit of the last digit that is written, and a little. */
  readonly tolerance: number;
}

const NUMBER = String.raw`[+\u2212-]?\d[\d,]*(?:\.\d+)?`;

type Reader = readonly [pattern: RegExp, read: (groups: readonly string[]) => Written];

const number = (text: string | undefined): number =>
  Number((text ?? '0').replaceAll(',', '').replace('\u2212', '-'));
const step = (text: string | undefined): number => 10 ** -((text ?? '').split('.')[1]?.length ?? 0);
const scaled =
  (kind: string, factor = 1) =>
  ([text]: readonly string[]): Written => ({
    kind,
    value: Math.abs(number(text)) * factor,
    tolerance: step(text) * factor * 1.01,
  });
const clock = (parts: readonly string[]): number =>
  parts.map(Number).reduce((sum, part) => sum * 60 + part, 0);

/** Longer forms first, each taken out of the text once it is read. */
const READERS: readonly Reader[] = [
  [/(\d{1,2}):(\d{2}) ?(?:min)? ?\/ ?km/, ([m, s]) => pace(clock([m ?? '', s ?? '']), 1000)],
  [
    /(\d{1,2}):(\d{2}) ?(?:min)? ?\/ ?mi(?:le)?/,
    ([m, s]) => pace(clock([m ?? '', s ?? '']), 1609.344),
  ],
  [/(\d{1,3}):(\d{2}):(\d{2})/, (parts) => time(clock(parts), 1)],
  [/(\d{1,3}):(\d{2})(?!\d)/, (parts) => time(clock(parts), 1)],
  [
    /(\d+) ?h(?:ours?|rs?)?(?: and)? (\d+) ?min(?:utes?)?(?: (\d+) ?s\w*)?/,
    ([h, m, s]) => time(clock([h ?? '', m ?? '', s ?? '0']), s ? 1 : 60),
  ],
  [/(\d+) ?min(?:utes?)?(?: and)? (\d+) ?s(?:ec(?:onds?)?)?\b/, (parts) => time(clock(parts), 1)],
  [new RegExp(String.raw`(${NUMBER}) ?h(?:ours?|rs?)?\b`), scaled('time', 3600)],
  [new RegExp(String.raw`(${NUMBER}) ?min(?:utes?|s)?\b`), scaled('time', 60)],
  [new RegExp(String.raw`(${NUMBER}) ?s(?:\/km|\/mi| per km)`), scaled('pace change')],
  [new RegExp(String.raw`(${NUMBER}) ?s(?:ec(?:onds?|s)?)?\b`), scaled('time')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:km\/h|kph|kmh)`), scaled('speed')],
  [new RegExp(String.raw`(${NUMBER}) ?mph`), scaled('speed', 1.609344)],
  [new RegExp(String.raw`(${NUMBER}) ?W ?\/ ?kg`, 'i'), scaled('W/kg')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:W|watts?)\b`, 'i'), scaled('W')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:bpm|beats)\b`), scaled('bpm')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:rpm|spm)\b`), scaled('cadence')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:%|percent\b|per cent\b)`), scaled('%')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:km|kilomet(?:re|er)s?)\b`), scaled('length', 1000)],
  [new RegExp(String.raw`(${NUMBER}) ?(?:mi|miles?)\b`), scaled('length', 1609.344)],
  [new RegExp(String.raw`(${NUMBER}) ?(?:ft|feet)\b`), scaled('length', 0.3048)],
  [new RegExp(String.raw`(${NUMBER}) ?(?:m|met(?:re|er)s?)\b`), scaled('length')],
  [new RegExp(String.raw`(${NUMBER}) ?kJ\b`, 'i'), scaled('kJ')],
  [new RegExp(String.raw`(${NUMBER}) ?(?:kcal|calories|cal)\b`), scaled('kcal')],
  [new RegExp(String.raw`(${NUMBER}) ?\u00b0 ?C`), scaled('degrees')],
  [new RegExp(String.raw`(${NUMBER})(?!\d)`), scaled('plain')],
];

/** Every value of a text. */
export function valuesIn(text: string): readonly Written[] {
  let rest = withDigits(text);
  const found: Written[] = [];
  for (const [pattern, read] of READERS)
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      found.push(read(match.slice(1)));
      rest = `${rest.slice(0, match.index)} | ${rest.slice(match.index + match[0].length)}`;
    }
  return found;
}

/** Whether one of the written values is the wanted one, as far as both are rounded. */
export function holds(written: readonly Written[], wanted: Written): boolean {
  return written.some(
    ({ kind, value, tolerance }) =>
      // A clock without its unit may be a pace.
      (kind === wanted.kind ||
        wanted.kind === 'plain' ||
        (wanted.kind === 'time' && (kind === 'pace' || kind === 'pace change'))) &&
      Math.abs(value - wanted.value) <= Math.max(tolerance, wanted.tolerance) * 1.02,
  );
}

function time(seconds: number, tolerance: number): Written {
  return { kind: 'time', value: seconds, tolerance: tolerance * 1.01 };
}

function pace(seconds: number, metres: number): Written {
  return { kind: 'pace', value: (seconds * 1000) / metres, tolerance: 1.5 };
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function withDigits(text: string): string {
  return text
    .replace(new RegExp(String.raw`\b(${WORDS.join('|')})\b`, 'gi'), (word) =>
      String(WORDS.indexOf(word.toLowerCase())),
    )
    .replace(/\btwice\b/gi, '2 times')
    .replace(/\bonce\b/gi, '1 time');
}
