import { describe, expect, it } from '@jest/globals';
import { bestWindow } from './best-window.js';

const stream = (watts: readonly (number | null)[]) => ({
  t: watts.map((_, second) => second),
  v: watts,
});

describe('bestWindow', () => {
  it('finds where the highest mean of a length began', () => {
    expect(bestWindow(stream([100, 100, 300, 320, 310, 100, 100, 200, 100]), 3, [])).toEqual({
      from: 2,
      to: 5,
    });
  });

  it('counts what is missing as nothing, as the engine does', () => {
    expect(bestWindow(stream([200, 200, 200, 400, null, null, 0]), 3, [])).toEqual({
      from: 1,
      to: 4,
    });
  });

  it('does not reach across a stop', () => {
    expect(
      bestWindow({ t: [0, 1, 2, 60, 61, 62, 63], v: [500, 500, 500, 200, 200, 200, 200] }, 3, [
        { from: 2, to: 60 },
      ]),
    ).toEqual({ from: 60, to: 63 });
  });

  it('finds nothing where the recording is shorter', () => {
    expect(bestWindow(stream([100, 100]), 60, [])).toBeNull();
  });
});
