import { describe, expect, it } from '@jest/globals';
import { recordedQuantities } from './recorded-quantities.js';

describe('what a recording holds', () => {
  it('is listed channel by channel with its source, a position once', () => {
    const stored = [
      { name: 'longitude', source: 'measured' },
      { name: 'temperature', source: 'measured' },
      { name: 'power', source: 'developer' },
      { name: 'latitude', source: 'measured' },
    ] as const;
    expect(recordedQuantities(stored, [])).toEqual([
      { name: 'power', source: 'developer' },
      { name: 'temperature', source: 'measured' },
      { name: 'position', source: 'measured' },
    ]);
  });

  it('names what apps recorded as their time series are asked for', () => {
    const field = (name: string) => ({ name, unit: null, application: null });
    expect(recordedQuantities([], [field('Core Temperature'), field('power')])).toEqual([
      { name: 'Core Temperature', source: 'developer' },
      { name: 'power 2', source: 'developer' },
    ]);
  });
});
