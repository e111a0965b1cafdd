import { describe, expect, it } from '@jest/globals';
import { intervalRide } from '../generated/samples.js';
import { sketchOf } from './curve.js';
import { clock, mark, pace } from './words.js';

describe('the words of the pictures', () => {
  it('mark an axis with minutes within the first hour, and with hours and minutes after it', () => {
    expect([0, 600, 3600, 5400, 7200].map(mark)).toEqual(['0', '10 min', '1 h', '1 h 30', '2 h']);
  });

  it('write a duration with hours where it has any, and a pace from centimetres per second', () => {
    expect([clock(3119), clock(7799), pace(370)]).toEqual(['51:59', '2:09:59', '4:30 /km']);
  });

  it('draw a workout in sixty strokes that stay on their plane', () => {
    const places = [
      ...sketchOf(intervalRide, 'power', [60, 330]).matchAll(/[ML](\S+) ([^ML]+)/g),
    ].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(places).toHaveLength(60);
    expect(places.every(([x, y]) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  });
});
