import { describe, expect, it } from '@jest/globals';
import { apart } from './scale.js';

describe('labels along a line', () => {
  it('stay where they are while nothing is in their way', () => {
    expect(apart([10, 40, 90], 14, 0, 100)).toEqual([10, 40, 90]);
  });

  it('are moved until neighbours are apart, and no farther', () => {
    expect(apart([50, 52, 54], 14, 0, 100)).toEqual([50, 64, 78]);
    expect(apart([90, 95], 14, 0, 100)).toEqual([86, 100]);
    expect(apart([-5, 0], 14, 0, 100)).toEqual([0, 14]);
  });

  it('share what room there is where it is too little for all', () => {
    expect(apart([0, 0, 0], 14, 0, 20)).toEqual([0, 10, 20]);
    expect(apart([], 14, 0, 20)).toEqual([]);
  });
});
