import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { PartKind } from './parts.js';

/** The same measure of each part of a kind, in their order. */
export interface Series {
  readonly kind: PartKind;
  readonly measure: string;
  readonly facts: readonly Fact[];
}

const FAMILIES: readonly (readonly [PartKind, RegExp])[] = [
  [
    'rep',
    /^(?:W\d\.)?intervals\.rep\.(\d+)\.(output|heartRate|heartRateMax|cadence|duration|climb)$/,
  ],
  ['lap', /^(?:W\d\.)?laps\.(\d+)\.(speed|power|heartRate|time|cadence)$/],
  ['km', /^(?:W\d\.)?splits\.(\d+)\.(speed|heartRate|grade)$/],
  [
    'climb',
    /^(?:W\d\.)?climbs\.(?:row\.)?(\d+)\.(power|time|gain|grade|heartRate|length|speed|rate)$/,
  ],
  ['descent', /^(?:W\d\.)?descents\.(\d+)\.(speed|time|height|length)$/],
  ['stop', /^(?:W\d\.)?stops\.(\d+)\.(length)$/],
  ['quarter', /^(?:W\d\.)?pacing\.quarter\.(\d+)\.(output|heartRate|cadence)$/],
  ['half', /^(?:W\d\.)?pacing\.half\.(\d+)\.(output|heartRate|cadence)$/],
  ['set', /^(?:W\d\.)?intervals\.sets\.(\d+)\.(output|heartRateMax)$/],
  ['hour', /^(?:W\d\.)?cost\.hour\.(\d+)\.(power|speed|heartRate|cadence)$/],
];

/** Every series of the sheet; a side of a comparison has series of its own. */
export function seriesOf(sheet: FactSheet): readonly Series[] {
  const found = FAMILIES.flatMap(([kind, key]) =>
    sheet.facts.flatMap((fact) => {
      const match = key.exec(fact.key);
      return match === null || typeof fact.value !== 'number'
        ? []
        : [
            {
              kind,
              measure: match[2] ?? '',
              side: /^W\d/.exec(fact.key)?.[0] ?? '',
              fact,
              row: fact.key.includes('.row.'),
            },
          ];
    }),
  );
  return [
    ...Map.groupBy(found, ({ kind, measure, side, row }) => `${kind} ${measure} ${side} ${row}`),
  ].flatMap(([, group]) => {
    const [first] = group;
    return first === undefined
      ? []
      : [{ kind: first.kind, measure: first.measure, facts: group.map(({ fact }) => fact) }];
  });
}
