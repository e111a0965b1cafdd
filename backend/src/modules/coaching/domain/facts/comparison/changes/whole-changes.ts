import type { UnitPreferences } from '#kernel/units.js';
import type { FactDraft, UnknownDraft } from '#coaching/domain/facts/fact.js';
import { apart } from '../comparability.js';
import { isDetectable } from '../detectable.js';
import { likeness, type Likeness } from '../likeness.js';
import { measuresOf } from '../measures.js';
import { changeName, pairKey, type Pair } from './pair.js';

/** What findings speak of; the page shows the rest. */
const MEASURES = [
  'pace',
  'gradeAdjustedPace',
  'power',
  'normalizedPower',
  'heartRate',
  'efficiencyFactor',
  'temperature',
];

/**
 * How the whole of the later differs from the earlier, where both may be set against each other;
 * why their efforts may not, where they may not.
 */
export function wholeChanges(
  pair: Pair,
  units: UnitPreferences,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const [base, other] = [pair.then.workout, pair.now.workout];
  const alike = likeness(base, other);
  const facts = measuresOf(base.family)
    .filter(({ id }) => MEASURES.includes(id))
    .map((measure) => {
      const [a, b] = [measure.read(base), measure.read(other)];
      if ('reason' in a || 'reason' in b) return null;
      if (apart(measure, base, other, alike) !== null) return null;
      const differs = isDetectable(measure.detectable, a.value, b.value);
      const name = changeName(pair, measure.id, measure.label, [measure.about], differs);
      const fact = measure.delta(name, a.value, b.value, units);
      return fact && (differs ? fact : { ...fact, trend: 'same' as const });
    });
  return { facts, unknowns: whyApart(pair, alike) };
}

function whyApart(pair: Pair, { shape }: Likeness): UnknownDraft[] {
  if (shape === null) return [];
  return [
    {
      key: pairKey(pair),
      label: `Effort of ${pair.now.day} against ${pair.then.day}`,
      reason: shape,
      subject: pair.now.name,
    },
  ];
}
