import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planForecast } from './plan-forecast.js';
import { planOf } from './plan.js';
import { PROVIDER_STATUSES, type ProviderSubscription } from './provider-subscription.js';

const anyDate = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
});
const anySubscription = fc.record<ProviderSubscription>({
  id: fc.uuid(),
  customerId: fc.constant('cus_1'),
  status: fc.constantFrom(...PROVIDER_STATUSES),
  cancelAtPeriodEnd: fc.boolean(),
  paidThrough: fc.option(anyDate),
  endedAt: fc.option(anyDate),
  collectionPaused: fc.boolean(),
  createdAt: anyDate,
});

describe('planForecast', () => {
  it('says of every later moment what the plan itself would say [AUS-08, AUS-12]', () => {
    fc.assert(
      fc.property(
        fc.array(anySubscription, { maxLength: 4 }),
        anyDate,
        anyDate,
        (subscriptions, a, b) => {
          const [now, later] = a <= b ? [a, b] : [b, a];
          const { status, turnsAt, then } = planForecast(subscriptions, now);
          expect(turnsAt !== null && turnsAt <= later ? then : status).toBe(
            planOf(subscriptions, later).status,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
