import { describe, expect, it } from '@jest/globals';
import { MapGestures } from './map-gestures.js';

const size = { width: 200, height: 200 };
const camera = { x: 0, y: 0, scale: 1000 };
const pointer = (x: number, y: number, id = 1) => ({ id, at: { x, y } });

describe('MapGestures', () => {
  it('moves the ground with one pointer', () => {
    const gestures = new MapGestures();
    gestures.down(pointer(100, 100));
    expect(gestures.move(pointer(110, 95), camera, size)).toEqual({
      x: -0.01,
      y: 0.005,
      scale: 1000,
    });
    expect(gestures.up(1)).toBe(false);
  });

  it('takes a tremble as a click', () => {
    const gestures = new MapGestures();
    gestures.down(pointer(100, 100));
    expect(gestures.move(pointer(101, 101), camera, size)).toBe(camera);
    expect(gestures.up(1)).toBe(true);
  });

  it('looks closer with two', () => {
    const gestures = new MapGestures();
    gestures.down(pointer(50, 100, 1));
    gestures.down(pointer(150, 100, 2));
    expect(gestures.move(pointer(250, 100, 2), camera, size).scale).toBe(2000);
  });

  it('leaves the ground alone while nothing is held', () => {
    expect(new MapGestures().move(pointer(1, 1), camera, size)).toBe(camera);
  });
});
