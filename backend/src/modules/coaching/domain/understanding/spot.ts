/**
 * A place in a session that a question points at. `text` is how the athlete named it; metres and
 * seconds, null for the open end.
 */
export type Spot =
  | {
      readonly kind: 'split';
      readonly unit: 'km' | 'mile';
      readonly number: number;
      readonly text: string;
    }
  | {
      readonly kind: 'lap' | 'interval' | 'climb';
      readonly number: number | 'last';
      readonly text: string;
    }
  | {
      readonly kind: 'stretch';
      readonly by: 'metres' | 'seconds';
      readonly from: number | null;
      readonly to: number | null;
      readonly text: string;
    }
  | {
      readonly kind: 'edge';
      readonly edge: 'first' | 'last';
      readonly by: 'metres' | 'seconds';
      readonly length: number;
      readonly text: string;
    }
  | { readonly kind: 'part'; readonly part: Part; readonly text: string };

export type Part = 'half.1' | 'half.2' | 'quarter.1' | 'quarter.2' | 'quarter.3' | 'quarter.4';

const LENGTH_UNIT: Readonly<Record<string, number>> = { km: 1000, mile: 1609.344, m: 1 };
const TIME_UNIT: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

const KM = 'km|kms|kilomet(?:re|er)s?|k';
const MILE = 'miles?|mi';
const N = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = String.raw`(${KM}|${MILE}|met(?:re|er)s?|h|hours?|hrs?|min|mins|minutes?|s|secs?|seconds?)`;
const CLOCK = String.raw`(\d{1,2}:\d{2}(?::\d{2})?)`;
const SPLIT_UNIT = `(${KM}|${MILE})`;
const REP = 'intervals?|reps?|repetitions?|repeats?|efforts?';

type Reader = readonly [
  pattern: RegExp,
  read: (groups: readonly string[], text: string) => Spot | null,
];

/** In this order: the more a pattern says, the earlier it is tried. */
const READERS: readonly Reader[] = [
  [
    rx(
      String.raw`(?:between|from) (?:${SPLIT_UNIT} )?${N} ?(?:${UNIT} )?(?:and|to|until|-) ?(?:${SPLIT_UNIT} )?${N} ?${UNIT}?\b`,
    ),
    ([a, from, b, c, to, d], text) => range(from, to, d || b || a || c, text),
  ],
  [
    rx(String.raw`${SPLIT_UNIT} ${N} ?(?:-|to|until) ?(?:${SPLIT_UNIT} )?${N}\b`),
    ([unit, from, , to], text) => range(from, to, unit, text),
  ],
  [
    rx(String.raw`(?:between|from) ${CLOCK} ?(?:and|to|until|-) ?${CLOCK}`),
    ([from, to], text) => ({
      kind: 'stretch',
      by: 'seconds',
      from: clock(from),
      to: clock(to),
      text,
    }),
  ],
  [
    rx(
      String.raw`(?:(?:between|from) )?(?:minutes?|mins?) ${N} ?(?:and|to|until|-) ?(?:(?:minutes?|mins?) )?${N}\b`,
    ),
    ([from, to], text) => range(from, to, 'min', text),
  ],
  [
    rx(String.raw`(?:(?:between|from) )?hours? ${N} ?(?:and|to|until|-) ?(?:hours? )?${N}\b`),
    ([from, to], text) => range(from, to, 'h', text),
  ],
  [
    rx(String.raw`(?:after|past|beyond|from) (?:the )?${SPLIT_UNIT} ${N}\b`),
    ([unit, n], text) => ({
      kind: 'stretch',
      by: 'metres',
      from: Number(n) * lengthOf(unit),
      to: null,
      text,
    }),
  ],
  [
    rx(String.raw`(?:after|past|beyond) (?:about |around )?${N} ?${UNIT}\b`),
    ([n, unit], text) => open(n, unit, 'from', text),
  ],
  [
    rx(String.raw`(?:after|past|beyond) (?:the |an )?(?:1st )?(hour)\b`),
    (_, text) => ({ kind: 'stretch', by: 'seconds', from: 3600, to: null, text }),
  ],
  [
    rx(String.raw`(?:after|past|since) ${CLOCK}`),
    ([at], text) => ({ kind: 'stretch', by: 'seconds', from: clock(at), to: null, text }),
  ],
  [
    rx(String.raw`(?:before|until|up to) (?:the )?${SPLIT_UNIT} ${N}\b`),
    ([unit, n], text) => ({
      kind: 'stretch',
      by: 'metres',
      from: null,
      to: Number(n) * lengthOf(unit),
      text,
    }),
  ],
  [
    rx(String.raw`(first|opening|last|final|closing) ${N} ?-?${UNIT}\b`),
    ([edge, n, unit], text) => atEdge(edge, Number(n), unit, text),
  ],
  [
    rx(String.raw`(first|opening|last|final|closing) (hour|half hour)\b`),
    ([edge, what], text) => ({
      kind: 'edge',
      edge: edgeOf(edge),
      by: 'seconds',
      length: what === 'hour' ? 3600 : 1800,
      text,
    }),
  ],
  [
    rx(String.raw`(last|final|closing) ${SPLIT_UNIT}\b`),
    ([, unit], text) => ({
      kind: 'edge',
      edge: 'last',
      by: 'metres',
      length: lengthOf(unit),
      text,
    }),
  ],
  [
    rx(String.raw`(?:lap|split) (?:number |no |nr )?(\d{1,3})\b`),
    ([n], text) => ({ kind: 'lap', number: Number(n), text }),
  ],
  [
    rx(String.raw`(\d{1,3})(?:st|nd|rd|th) (?:lap|split)\b`),
    ([n], text) => ({ kind: 'lap', number: Number(n), text }),
  ],
  [
    rx(String.raw`(?:last|final) (?:lap|split)\b`),
    (_, text) => ({ kind: 'lap', number: 'last', text }),
  ],
  [
    rx(String.raw`(?:${REP}) (?:number |no |nr )?(\d{1,2})\b(?! ?(?:x|min|w\b))`),
    ([n], text) => ({ kind: 'interval', number: Number(n), text }),
  ],
  [
    rx(String.raw`(\d{1,2})(?:st|nd|rd|th) (?:\w+ )?(?:${REP})\b`),
    ([n], text) => ({ kind: 'interval', number: Number(n), text }),
  ],
  [
    rx(String.raw`(?:last|final) (?:work )?(?:interval|rep|repetition|repeat|effort)\b`),
    (_, text) => ({ kind: 'interval', number: 'last', text }),
  ],
  [
    rx(String.raw`(?:climb|hill) (?:number |no |nr )?(\d{1,2})\b`),
    ([n], text) => ({ kind: 'climb', number: Number(n), text }),
  ],
  [
    rx(String.raw`(\d{1,2})(?:st|nd|rd|th) (?:climb|hill)\b`),
    ([n], text) => ({ kind: 'climb', number: Number(n), text }),
  ],
  [
    rx(String.raw`(?:last|final) (?:climb|hill)\b`),
    (_, text) => ({ kind: 'climb', number: 'last', text }),
  ],
  [
    rx(String.raw`\b(km|kilomet(?:re|er)|mile) (?:number |no |nr )?(\d{1,3})\b`),
    ([unit, n], text) => ({ kind: 'split', unit: unitName(unit), number: Number(n), text }),
  ],
  [
    rx(String.raw`(\d{1,3})(?:st|nd|rd|th) (km|kilomet(?:re|er)|mile)\b`),
    ([n, unit], text) => ({ kind: 'split', unit: unitName(unit), number: Number(n), text }),
  ],
  [
    rx(String.raw`(?:minute|min) (\d{1,3})\b`),
    ([n], text) => ({
      kind: 'stretch',
      by: 'seconds',
      from: (Number(n) - 1) * 60,
      to: Number(n) * 60,
      text,
    }),
  ],
  [rx(String.raw`(?:at|around|about) ${CLOCK}`), ([at], text) => around(clock(at), text)],
  [
    rx(
      String.raw`(?:at|around) (?:minute |the )?${N} ?(h|hours?|hrs?|min|mins|minutes?)\b(?: mark)?`,
    ),
    ([n, unit], text) => around(Number(n) * timeOf(unit), text),
  ],
  [
    rx(String.raw`(first|1st|second|2nd|latter|last|other) half\b`),
    ([which], text) => ({
      kind: 'part',
      part: /^(first|1st)$/.test(which ?? '') ? 'half.1' : 'half.2',
      text,
    }),
  ],
  [
    rx(String.raw`(first|second|third|fourth|last|final) quarter\b`),
    ([which], text) => ({ kind: 'part', part: quarter(which), text }),
  ],
];

/** Half a minute on either side of a moment that is named. */
const AROUND_S = 30;

/** The place that a plain text points at; null where it speaks of the whole. */
export function spotIn(plain: string): Spot | null {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(plain);
    const spot =
      found &&
      read(
        found.slice(1).map((group) => group ?? ''),
        found[0].trim(),
      );
    if (spot) return spot;
  }
  return null;
}

/** The patterns of places without anchors, and what each of them reads from its groups. */
export function spotReaders(): readonly (readonly [
  source: string,
  read: (groups: readonly string[]) => Spot | null,
])[] {
  return READERS.map(([{ source }, read]) => [source, (groups) => read(groups, '')]);
}

function rx(source: string): RegExp {
  return new RegExp(`(?<![\\w.])${source}`);
}

function range(
  from: string | undefined,
  to: string | undefined,
  unit: string | undefined,
  text: string,
): Spot | null {
  if (!unit) return null;
  const [by, factor] = measureOf(unit);
  return { kind: 'stretch', by, from: Number(from) * factor, to: Number(to) * factor, text };
}

function open(
  n: string | undefined,
  unit: string | undefined,
  end: 'from' | 'to',
  text: string,
): Spot {
  const [by, factor] = measureOf(unit ?? '');
  const at = Number(n) * factor;
  return {
    kind: 'stretch',
    by,
    from: end === 'from' ? at : null,
    to: end === 'to' ? at : null,
    text,
  };
}

function atEdge(edge: string | undefined, n: number, unit: string | undefined, text: string): Spot {
  const [by, factor] = measureOf(unit ?? '');
  return { kind: 'edge', edge: edgeOf(edge), by, length: n * factor, text };
}

function around(seconds: number, text: string): Spot {
  return {
    kind: 'stretch',
    by: 'seconds',
    from: Math.max(0, seconds - AROUND_S),
    to: seconds + AROUND_S,
    text,
  };
}

function measureOf(unit: string): [by: 'metres' | 'seconds', factor: number] {
  if (/^(?:k|mi(?!n)|met|m$)/.test(unit)) return ['metres', lengthOf(unit)];
  return ['seconds', timeOf(unit)];
}

function lengthOf(unit: string | undefined): number {
  const name = /^k/.test(unit ?? '') ? 'km' : /^mi/.test(unit ?? '') ? 'mile' : 'm';
  return LENGTH_UNIT[name] ?? 1;
}

function timeOf(unit: string | undefined): number {
  return TIME_UNIT[/^h/.test(unit ?? '') ? 'h' : /^min|^m/.test(unit ?? '') ? 'min' : 's'] ?? 1;
}

function unitName(unit: string | undefined): 'km' | 'mile' {
  return /^mi/.test(unit ?? '') ? 'mile' : 'km';
}

function edgeOf(word: string | undefined): 'first' | 'last' {
  return word === 'first' || word === 'opening' ? 'first' : 'last';
}

function quarter(word: string | undefined): Part {
  const place = ['first', 'second', 'third', 'fourth'].indexOf(word ?? '');
  return `quarter.${(place < 0 ? 4 : place + 1) as 1 | 2 | 3 | 4}`;
}

function clock(text: string | undefined): number {
  const parts = (text ?? '').split(':').map(Number);
  // Two parts are minutes and seconds: nobody points at a second hour as "2:10" in a session that
  // has no third part.
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}
