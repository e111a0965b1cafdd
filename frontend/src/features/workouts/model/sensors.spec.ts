import { describe, expect, it } from '@jest/globals';
import { samplingText, sensorsOf } from './sensors.js';

const stream = (t: readonly number[], source: 'measured' | 'estimated' | 'developer' = 'measured') => ({ source, t, v: t.map(() => 1) });

describe('sensorsOf', () => {
  it('names what was recorded and by what', () => {
    const channels = { heartRate: stream([0, 1]), power: stream([0, 1], 'developer'), speed: stream([0, 1], 'estimated') };
    expect(sensorsOf(channels)).toEqual([
      { label: 'Power', source: 'by an app on your device' },
      { label: 'Heart rate', source: 'measured' },
      { label: 'Speed', source: 'estimated from the others' },
    ]);
  });

  it('leaves out a channel without a single value', () => {
    expect(sensorsOf({ power: { source: 'measured', t: [0, 1], v: [null, null] } })).toEqual([]);
  });
});

describe('samplingText', () => {
  it('tells how often the device wrote, stops left out', () => {
    expect(samplingText({ heartRate: stream([0, 1, 2, 100, 101]) }, [{ from: 2, to: 99 }])).toBe('every second');
    expect(samplingText({ heartRate: stream([0, 3, 8, 12]) }, [])).toBe('every 4.0 s on average');
  });

  it('says nothing of a recording of one sample', () => {
    expect(samplingText({ heartRate: stream([0]) }, [])).toBeNull();
  });
});
