import { describe, expect, it } from '@jest/globals';
import { limitsOf } from './limits.js';

const reason = (text: string) => ({
  value: null,
  unit: 'W',
  version: 1,
  applicable: false,
  reason: text,
});

describe('limitsOf', () => {
  it('tells the lowest point of W′ balance with its model, its values and where it was', () => {
    const [balance] = limitsOf({
      metrics: {},
      wPrimeBalance: {
        model: 'differential',
        criticalPowerW: 250,
        wPrimeJ: 20_000,
        source: 'profile',
        minimumJ: 3796.9,
        minimumAtS: 2530,
      },
    });
    expect(balance?.figure).toEqual({ value: '3.8', unit: 'kJ' });
    expect(balance?.ground).toBe(
      '19% of 20.0\u00a0kJ left at 42:10. By the differential model, with a critical power ' +
        'of 250\u00a0W from your own values.',
    );
    expect(balance?.at).toEqual({ from: 2230, to: 2530 });
  });

  it('tells the critical power of the session with the quality of its fit', () => {
    const [, critical] = limitsOf({
      metrics: {},
      criticalPower: {
        criticalPowerW: 262.4,
        wPrimeJ: 18_240,
        efforts: 4,
        rSquared: 0.9931,
        standardErrorW: 3.21,
      },
    });
    expect(critical?.figure).toEqual({ value: '262', unit: 'W' });
    expect(critical?.standing).toBe('estimated');
    expect(critical?.ground).toBe(
      'With a W′ of 18.2\u00a0kJ, from 4 efforts, R² 0.993, ± 3.2\u00a0W.',
    );
  });

  it('says why there is none, also for a balance below zero', () => {
    const told = limitsOf({
      metrics: {
        criticalPower: reason('It needs three all-out efforts.'),
        wPrimeBalanceMinimum: reason('Your W′ is set too low.'),
      },
      wPrimeBalance: {
        model: 'differential',
        criticalPowerW: 250,
        wPrimeJ: 20_000,
        source: 'profile',
        minimumJ: -900,
        minimumAtS: 2530,
      },
    });
    expect(told.map(({ standing, ground }) => [standing, ground])).toEqual([
      ['not judged', 'Your W′ is set too low.'],
      ['not judged', 'It needs three all-out efforts.'],
    ]);
  });
});
