import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { IntervalKind } from '#analysis/analysis.js';
import { Changes, type ChangePointRules } from './change-points.js';
import { fitOfStructure } from './fit-of-structure.js';
import { Pieces } from './pieces.js';

const RULES = { shortest: 2, longest: 400, penalty: 6 };

function changePoints(values: Float64Array, rules: ChangePointRules): number[] {
  return new Changes(values, 1).points(rules);
}

function levels(
  parts: readonly (readonly [length: number, level: number])[],
  noise = 0,
): Float64Array {
  const random = seededRandom(9);
  return Float64Array.from(
    parts.flatMap(([length, level]) =>
      Array.from({ length }, () => level + noise * (2 * random() - 1)),
    ),
  );
}

describe('change points', () => {
  it('lie where the level changes, the end among them', () => {
    expect(
      changePoints(
        levels(
          [
            [40, 150],
            [12, 290],
            [10, 120],
            [12, 292],
            [30, 140],
          ],
          8,
        ),
        RULES,
      ),
    ).toEqual([40, 52, 62, 74, 104]);
  });

  it('are only the end in an even series, however noisy', () => {
    expect(changePoints(levels([[300, 200]], 30), RULES)).toEqual([300]);
    expect(changePoints(levels([[300, 200]]), RULES)).toEqual([300]);
  });

  it('keep to the shortest and the longest piece', () => {
    const ends = changePoints(levels([[900, 200]], 5), RULES);
    expect(ends.every((end, at) => end - (ends[at - 1] ?? 0) <= 400)).toBe(true);
    expect(
      changePoints(
        levels([
          [20, 100],
          [1, 900],
          [20, 100],
        ]),
        { ...RULES, shortest: 4 },
      ).every((end, at, all) => end - (all[at - 1] ?? 0) >= 4),
    ).toBe(true);
  });

  it('of nothing are empty', () => {
    expect(changePoints(new Float64Array(0), RULES)).toEqual([]);
  });
});

describe('pieces', () => {
  const values = levels([
    [30, 200],
    [5, 0],
    [40, 206],
    [30, 100],
  ]);
  const lay = new Pieces(values);
  const ends = (pieces: readonly { readonly to: number }[]): number[] => pieces.map(({ to }) => to);

  it('that are alike are joined, the most alike first', () => {
    expect(ends(lay.joinAlike(lay.upTo([15, 30, 35, 60, 75, 105]), 0.07))).toEqual([
      30, 35, 75, 105,
    ]);
  });

  it('that are short go to the neighbour that they are more like', () => {
    expect(ends(lay.dissolveShort(lay.upTo([30, 35, 75, 105]), 10))).toEqual([35, 75, 105]);
    expect(ends(lay.dissolveShort(lay.upTo([3, 105]), 10))).toEqual([105]);
  });

  it('have their edges moved to where the level changes, within reach', () => {
    expect(ends(lay.sharpen(lay.upTo([71, 105]), 6))).toEqual([75, 105]);
    expect(ends(lay.sharpen(lay.upTo([60, 105]), 6))).not.toEqual([75, 105]);
  });
});

describe('the fit of a structure', () => {
  const values = levels([
    [30, 300],
    [30, 100],
    [30, 300],
    [30, 100],
    [30, 300],
  ]);
  const lay = new Pieces(values);
  const structure = (ends: readonly number[], kinds: readonly IntervalKind[]) => ({
    pieces: lay.upTo(ends).map((piece, at) => ({ ...piece, kind: kinds[at] as IntervalKind })),
    groups: [],
  });

  it('is whole where pieces hold the levels, and little where they paper over them', () => {
    expect(
      fitOfStructure(
        lay,
        structure([30, 60, 90, 120, 150], ['work', 'recovery', 'work', 'recovery', 'work']),
      ),
    ).toBe(1);
    expect(
      fitOfStructure(lay, structure([90, 120, 150], ['work', 'recovery', 'work'])),
    ).toBeLessThan(0.6);
  });

  it('is empty without work, or without anything that changes', () => {
    expect(fitOfStructure(lay, structure([150], ['recovery']))).toBe(0);
    expect(fitOfStructure(lay, structure([30, 150], ['work', 'recovery']))).toBe(0);
  });
});
