import { describe, expect, it } from '@jest/globals';
import { freeSpot, type Box } from './free-spot.js';

const toast = { width: 360, height: 100 };
const window = { width: 1440, height: 900 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

describe('where a toast goes [P23]', () => {
  it('is below the bar at the right where nothing can be pressed', () => {
    expect(freeSpot(toast, { window, controls: [], held: null })).toEqual({
      side: 'right',
      top: 64,
    });
  });

  it('is under a control that is in its way', () => {
    const controls = [box(1300, 70, 1400, 110)];
    expect(freeSpot(toast, { window, controls, held: null })).toEqual({ side: 'right', top: 112 });
  });

  it('is at the other side where controls fill the right one', () => {
    const controls = [box(1000, 64, 1440, 900)];
    expect(freeSpot(toast, { window, controls, held: null })).toEqual({ side: 'left', top: 64 });
  });

  it('covers the fewest where all room is taken, and never what has the focus', () => {
    const rows = Array.from({ length: 30 }, (_, row) => box(0, row * 30, 1440, row * 30 + 28));
    const held = box(1100, 64, 1400, 300);
    const { side, top } = freeSpot(toast, { window, controls: rows, held });
    expect(side === 'right' && top < 300).toBe(false);
  });

  it('stays in a window that is hardly higher than the toast', () => {
    const small = { width: 320, height: 120 };
    expect(freeSpot(toast, { window: small, controls: [], held: null }).top).toBe(64);
  });
});
