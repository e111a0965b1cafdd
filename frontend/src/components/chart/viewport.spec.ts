import { describe, expect, it } from '@jest/globals';
import { asZoom, fitInto, follow, ordered, zoom } from './viewport.js';

const domain = { from: 0, to: 1000 };

describe('fitInto', () => {
  it('moves a range back into the domain with its length kept', () => {
    expect(fitInto({ from: 900, to: 1100 }, domain)).toEqual({ from: 800, to: 1000 });
    expect(fitInto({ from: -50, to: 50 }, domain)).toEqual({ from: 0, to: 100 });
  });

  it('widens a range that is too short around its middle', () => {
    expect(fitInto({ from: 500, to: 502 }, domain)).toEqual({ from: 496, to: 506 });
  });

  it('shows the whole of a domain that is shorter than the closest look', () => {
    expect(fitInto({ from: 1, to: 2 }, { from: 0, to: 6 })).toEqual({ from: 0, to: 6 });
  });
});

describe('zoom', () => {
  it('keeps the point under the cursor where it is', () => {
    expect(zoom(domain, domain, 0.5, 200)).toEqual({ from: 100, to: 600 });
  });

  it('does not leave the domain when zooming out at its edge', () => {
    expect(zoom({ from: 0, to: 100 }, domain, 2, 100)).toEqual({ from: 0, to: 200 });
  });
});

describe('follow', () => {
  it('moves no further than it must, and stops at the end', () => {
    expect(follow({ from: 100, to: 200 }, domain, 210)).toEqual({ from: 110, to: 210 });
    expect(follow({ from: 850, to: 950 }, domain, 1000)).toEqual({ from: 900, to: 1000 });
  });

  it('stays where the point is in sight', () => {
    const range = { from: 100, to: 200 };
    expect(follow(range, domain, 150)).toBe(range);
  });
});

describe('asZoom', () => {
  it('is no zoom where everything is shown', () => {
    expect(asZoom(domain, domain)).toBeNull();
    expect(asZoom({ from: 0, to: 500 }, domain)).toEqual({ from: 0, to: 500 });
  });
});

describe('ordered', () => {
  it('takes a drag to the left like one to the right', () => {
    expect(ordered(5, 2)).toEqual({ from: 2, to: 5 });
  });
});
