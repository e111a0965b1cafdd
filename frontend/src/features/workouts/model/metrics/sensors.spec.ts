import { describe, expect, it } from '@jest/globals';
import { samplingText, sensorsOf } from './sensors.js';

const stream = (t: readonly number[]) => ({ t });

describe('sensorsOf', () => {
  it('names what was recorded and by which sensor or app', () => {
    const recorded = [
      { name: 'power', source: 'developer' },
      { name: 'speed', source: 'estimated' },
      { name: 'temperature', source: 'measured' },
      { name: 'distance', source: 'measured' },
      { name: 'position', source: 'measured' },
      { name: 'Core Temperature', source: 'developer' },
    ] as const;
    expect(sensorsOf(recorded)).toEqual([
      { label: 'Power', source: 'by an app on your device' },
      { label: 'Speed', source: 'estimated from the others' },
      { label: 'Temperature', source: 'measured' },
      { label: 'Position', source: 'measured' },
      { label: 'Core temperature', source: 'by an app on your device' },
    ]);
  });
});

describe('samplingText', () => {
  it('tells how often the device wrote, stops left out', () => {
    expect(samplingText({ heartRate: stream([0, 1, 2, 100, 101]) }, [{ from: 2, to: 99 }])).toBe(
      'every second',
    );
    expect(samplingText({ heartRate: stream([0, 3, 8, 12]) }, [])).toBe('every 4.0 s on average');
  });

  it('says nothing of a recording of one sample', () => {
    expect(samplingText({ heartRate: stream([0]) }, [])).toBeNull();
  });
});
