import { describe, expect, it } from '@jest/globals';
import { placeLabels } from './place-labels.js';

const inside = { left: 40, right: 440, top: 0, bottom: 200 };
const label = (key: string, x: number, y: number) => ({ key, text: '300 W', x, y });
const overlaps = (a: { at: { x: number; y: number } }, b: { at: { x: number; y: number } }) =>
  Math.abs(a.at.x - b.at.x) < 36 && Math.abs(a.at.y - b.at.y) < 14;

describe('placeLabels', () => {
  it('puts a text above its point', () => {
    const [placed] = placeLabels([label('a', 200, 100)], inside);
    expect(placed?.at).toEqual({ x: 200, y: 92 });
  });

  it('moves a text that would touch another one, so that both can be read', () => {
    const placed = placeLabels([label('a', 200, 100), label('b', 215, 104)], inside);
    expect(placed.map(({ key }) => key)).toEqual(['a', 'b']);
    const [a, b] = placed;
    expect(a && b && overlaps(a, b)).toBe(false);
  });

  it('leaves out what has no room at all', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => label(String(index), 200 + index, 100));
    const placed = placeLabels(crowd, inside);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThan(crowd.length);
    expect(
      placed.some((a, index) => placed.some((b, other) => other > index && overlaps(a, b))),
    ).toBe(false);
  });

  it('keeps every text inside, and off what stands there already', () => {
    const [edge] = placeLabels([label('a', 438, 100)], inside);
    expect((edge?.at.x ?? 0) + 18).toBeLessThanOrEqual(440);
    const [below] = placeLabels([label('a', 60, 100)], inside, [
      { left: 40, right: 120, top: 78, bottom: 98 },
    ]);
    expect(below?.at.y).toBeGreaterThan(100);
  });
});
