import { clock } from '#coaching/domain/display/duration.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { decimal, percent, quantity, text, whole } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { asClause } from './metric-facts.js';

const JOULES_PER_KJ = 1000;

/** The model stands with every number: another one gives another balance. */
export function wPrimeFacts({ analysis, family }: AnalysedWorkout): FactDraft[] {
  const { wPrimeBalance: balance } = analysis;
  if (family !== 'cycling' || !balance) return [];
  const method = `engine W\u2032 balance, ${balance.model} model`;
  const source = balance.source === 'profile' ? 'from your profile' : 'from a fit of this ride';
  const quality = balance.source === 'profile' ? 'profile' : 'estimated';
  const at = {
    from: Math.max(0, balance.minimumAtS - 60),
    to: balance.minimumAtS + 60,
    channel: 'power',
  };
  return [
    text(
      {
        key: 'wPrime.model',
        label: 'Model of the W\u2032 balance',
        about: [],
        method,
        quality: 'derived',
      },
      `the ${balance.model} model, ${source}`,
    ),
    whole(
      {
        key: 'wPrime.criticalPower',
        label: `Critical power, ${source}`,
        about: ['power'],
        method,
        quality,
      },
      balance.criticalPowerW,
      'W',
    ),
    decimal(
      { key: 'wPrime.capacity', label: `W\u2032, ${source}`, about: ['wPrime'], method, quality },
      balance.wPrimeJ / JOULES_PER_KJ,
      'kJ',
      1,
    ),
    decimal(
      {
        key: 'wPrime.minimum',
        label: `Lowest W\u2032 balance, ${balance.model} model`,
        about: ['wPrime'],
        method,
        quality: 'estimated',
        at,
      },
      balance.minimumJ / JOULES_PER_KJ,
      'kJ',
      1,
    ),
    percent(
      {
        key: 'wPrime.minimumShare',
        label: 'Lowest W\u2032 balance as a share of W\u2032',
        about: ['wPrime'],
        method,
        quality: 'estimated',
        at,
      },
      (balance.minimumJ / balance.wPrimeJ) * 100,
    ),
    quantity(
      {
        key: 'wPrime.minimumAt',
        label: 'When the W\u2032 balance was lowest, from the start',
        about: ['time'],
        method,
        quality: 'estimated',
        at,
      },
      balance.minimumAtS,
      's',
      clock(balance.minimumAtS),
    ),
  ];
}

export function wPrimeUnknowns({ analysis, family }: AnalysedWorkout): UnknownDraft[] {
  const reason = analysis.metrics['wPrimeBalanceMinimum']?.reason;
  if (family !== 'cycling' || analysis.wPrimeBalance || reason === undefined) return [];
  return [{ key: 'wPrime', label: 'W\u2032 balance', reason: asClause(reason) }];
}
