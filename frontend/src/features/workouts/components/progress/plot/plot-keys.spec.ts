import { describe, expect, it } from '@jest/globals';
import { stopAfter } from './plot-keys.js';

describe('the keys of a chart', () => {
  it('begin at the newest stop and stay inside', () => {
    expect(stopAfter('ArrowLeft', null, 53)).toBe(51);
    expect(stopAfter('ArrowRight', 52, 53)).toBe(52);
    expect(stopAfter('ArrowLeft', 0, 53)).toBe(0);
    expect([
      stopAfter('PageDown', 52, 53),
      stopAfter('PageUp', 50, 53),
      stopAfter('Home', 9, 53),
      stopAfter('End', 9, 53),
    ]).toEqual([47, 52, 0, 52]);
  });

  it('put the cursor away, and leave the rest to the page', () => {
    expect(stopAfter('Escape', 4, 53)).toBeNull();
    expect(stopAfter('Escape', null, 53)).toBeUndefined();
    expect(stopAfter('Tab', 4, 53)).toBeUndefined();
  });
});
