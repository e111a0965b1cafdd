import type { Quantity, QuantityKind } from '../verifier/quantity.js';
import { extractQuantities } from '../verifier/extract-quantities.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

/** A value that a question takes for granted, and the fact it would have to be. */
export interface Claim {
  /** Key of the fact. */
  readonly key: FactKey;
  /** What it is called, for a sentence: `training stress`. */
  readonly name: string;
  readonly quantity: Quantity;
  /** The fact is the highest there is: who says less than it may be right. */
  readonly atMost?: boolean;
  /** The number as it was written, to be echoed. */
  readonly written: string;
}

interface ClaimRow {
  readonly key: FactKey;
  readonly name: string;
  readonly words: string;
  readonly kinds: readonly QuantityKind[];
}

const AVG = '(?:average|avg|mean|averaged?)';
const MAX = '(?:max(?:imum)?|peak|highest|top)';

const ROWS: readonly ClaimRow[] = [
  {
    key: 'load.stress',
    name: 'training stress',
    words: '(?:r?tss|training stress(?: score)?|stress score)',
    kinds: ['plain'],
  },
  {
    key: 'power.normalized',
    name: 'normalized power',
    words: '(?:np|normali[sz]ed power)',
    kinds: ['power', 'plain'],
  },
  {
    key: 'power.average',
    name: 'average power',
    words: `${AVG} (?:power|watts|wattage)`,
    kinds: ['power', 'plain'],
  },
  {
    key: 'power.max',
    name: 'highest power',
    words: `${MAX} (?:power|watts|wattage)`,
    kinds: ['power', 'plain'],
  },
  {
    key: 'load.intensity',
    name: 'intensity factor',
    words: '(?:intensity factor|if (?:of|was|is|at))',
    kinds: ['plain'],
  },
  {
    key: 'power.variability',
    name: 'variability index',
    words: '(?:variability index|vi)',
    kinds: ['plain'],
  },
  {
    key: 'heartRate.average',
    name: 'average heart rate',
    words: `${AVG} (?:heart ?rate|hr|pulse)`,
    kinds: ['heartRate', 'plain'],
  },
  {
    key: 'heartRate.max',
    name: 'highest heart rate',
    words: `${MAX} (?:heart ?rate|hr|pulse)`,
    kinds: ['heartRate', 'plain'],
  },
  {
    key: 'heartRate.decoupling',
    name: 'decoupling',
    words: '(?:decoupling|cardiac drift)',
    kinds: ['percent', 'plain'],
  },
  { key: 'threshold.ftp', name: 'FTP', words: 'ftp', kinds: ['power', 'plain'] },
  {
    key: 'cadence.average',
    name: 'average cadence',
    words:
      `(?:${AVG} cadence|(?<!(?:max|maximum|peak|highest|top) )cadence(?= ` +
      `(?:was|of|is|so|at|only|just|low|\\d)))`,
    kinds: ['rpm', 'spm', 'plain'],
  },
  {
    key: 'climb.gain',
    name: 'climbing',
    words: '(?:climbing|elevation(?: gain)?|ascent)',
    kinds: ['length'],
  },
  { key: 'prediction.vdot', name: 'VDOT', words: 'vdot', kinds: ['plain'] },
  {
    key: 'session.calories',
    name: 'energy used',
    words: '(?:calories|kcal)',
    kinds: ['calories', 'plain'],
  },
  {
    key: 'intervals.count',
    name: 'work intervals',
    words: '(?:intervals|reps|repetitions|repeats)',
    kinds: ['plain'],
  },
];

/** "TSS 95", "TSS of 95", "TSS was only 95". */
const LINK = String.raw`(?:\s+(?:score|value|of|was|is|at|a|an|just|only|about|around|being|really|so|high|low|my|the|=|:))*\s*`;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?(?:\s?(?:w|watts?|bpm|beats|rpm|spm|%|percent|m|ft|feet|met(?:re|er)s?|kcal|calories)\b|%)?)`;

/**
 * The values a plain text states; what it asks for or wishes for ("could I hold 300 W") is not one.
 */
export function claimsIn(plain: string): readonly Claim[] {
  if (
    /\b(?:could|should|would|what if|if (?:i|my|it)|goal|target|aim|want|reach|improve to|get to|ideal)\b/.test(
      plain,
    )
  )
    return [];
  return [
    ...ROWS.flatMap((row) => claimOf(row, plain) ?? []),
    ...heldClaim(plain),
    ...lengthClaim(plain),
  ];
}

function claimOf(row: ClaimRow, plain: string): Claim | null {
  const counted = row.key === 'intervals.count';
  const found =
    (counted ? null : new RegExp(String.raw`\b${row.words}\b${LINK}${NUMBER}`).exec(plain)) ??
    new RegExp(
      String.raw`(?:\b(?:my|the|these|those|all|with|of|is|was|were|are|why|a) |^)${NUMBER} (?:of |in )?${row.words}\b`,
    ).exec(plain);
  const written = found?.[1];
  if (
    written === undefined ||
    (counted && new RegExp(String.raw`(?:first|last|opening|final|these) ${written}`).test(plain))
  )
    return null;
  const quantity = extractQuantities(written)[0];
  return quantity && row.kinds.includes(quantity.kind)
    ? { key: row.key, name: row.name, quantity, written: asWritten(written) }
    : null;
}

/** The athlete's number as people write it: the plain text knows no capitals. */
function asWritten(written: string): string {
  return written.trim().replace(/ ?w$/, ' W');
}

/** Lengths of which the best is known, by the words for them. */
const HELD: Readonly<Record<string, readonly [seconds: number, name: string]>> = {
  hour: [3600, 'power over 1 h'],
  '60 min': [3600, 'power over 1 h'],
  '20 min': [1200, 'power over 20 min'],
  '5 min': [300, 'power over 5 min'],
  '1 min': [60, 'power over 1 min'],
};

/** "I held 400 W for an hour". */
function heldClaim(plain: string): readonly Claim[] {
  const found =
    /\b(?:held|averaged|rode|pushed|did|sustained|kept|managed) (?:about |around )?(\d+ ?(?:w|watts?)) (?:for|over) (?:an? |the |1 )?(?:whole |full |entire )?(hour|\d+ ?min)/.exec(
      plain,
    );
  const [, written, length = ''] = found ?? [];
  const held = HELD[length.replace(/(\d) ?min/, '$1 min')];
  const quantity = written === undefined ? undefined : extractQuantities(written)[0];
  if (!held || !quantity || written === undefined) return [];
  return [
    {
      key: `power.best.${held[0]}`,
      name: held[1],
      quantity,
      written: asWritten(written),
      atMost: true,
    },
  ];
}

/** "my 60 km ride", "this 2 hour run". */
function lengthClaim(plain: string): readonly Claim[] {
  const found =
    /\b(?:my|this|the|todays?) (\d+(?:\.\d+)? ?(?:km|k|miles?|mi|h|hours?|min|minutes?)) (?:long )?(?:ride|run|session|workout)\b/.exec(
      plain,
    );
  const written = found?.[1];
  const quantity = written === undefined ? undefined : extractQuantities(written)[0];
  if (!quantity || written === undefined) return [];
  if (quantity.kind === 'length')
    return [{ key: 'session.distance', name: 'distance', quantity, written }];
  return quantity.kind === 'time'
    ? [{ key: 'session.duration', name: 'duration', quantity, written }]
    : [];
}
