import { describe, expect, it } from '@jest/globals';
import { edgesOf, zoneProblem, type ZoneRange } from './own-zones.js';

const WATTS = {
  bounds: [0, 2_500],
  falling: false,
  shown: (border: number) => `${border} W`,
} as const;
const PACES = {
  bounds: [120, 3_600],
  falling: true,
  shown: (border: number) => `${border} s`,
} as const;
const POWER: readonly ZoneRange[] = [
  [0, 137],
  [138, 187],
  [187, 225],
  [225, 262],
  [263, 375],
];

const changed = (zone: number, range: ZoneRange): ZoneRange[] =>
  POWER.map((old, at) => (at === zone - 1 ? range : old));

describe('zones set by hand', () => {
  it('may touch or be one apart, and become borders at which each zone begins [ONB-16]', () => {
    expect(zoneProblem(POWER, WATTS)).toBeNull();
    expect(edgesOf(POWER)).toEqual([0, 138, 187, 225, 263, 375]);
  });

  it('fall where they are paces [ONB-17]', () => {
    const paces: readonly ZoneRange[] = [
      [420, 375],
      [374, 345],
      [345, 318],
      [318, 291],
      [291, 270],
    ];
    expect(zoneProblem(paces, PACES)).toBeNull();
    expect(
      zoneProblem(
        paces.map(([from, to]) => [to, from]),
        PACES,
      ),
    ).toMatchObject({ zone: 1, end: 'Max', text: 'zone 1 must end faster than 375 s' });
  });

  it.each<[string, number, ZoneRange, string]>([
    ['a gap', 3, [190, 225], 'zone 3 must begin where zone 2 ends, at 187 W'],
    ['an overlap', 3, [180, 225], 'zone 3 must begin where zone 2 ends, at 187 W'],
    ['a zone that ends where it begins', 4, [225, 225], 'zone 4 must end above 225 W'],
    ['a zone that falls', 4, [225, 210], 'zone 4 must end above 225 W'],
    ['a border below nothing', 1, [-1, 137], 'zone 1 must lie between 0 W and 2500 W'],
    ['a border beyond anybody', 5, [263, 1e9], 'zone 5 must lie between 0 W and 2500 W'],
    ['a border that is no number', 2, [Number.NaN, 187], 'zone 2 must lie between 0 W and 2500 W'],
  ])('must not have %s [ONB-16]', (_what, zone, range, text) => {
    expect(zoneProblem(changed(zone, range), WATTS)).toMatchObject({ zone, text });
  });

  it('names the end that is wrong', () => {
    expect(zoneProblem(changed(1, [-1, 137]), WATTS)?.end).toBe('Min');
    expect(zoneProblem(changed(5, [263, 1e9]), WATTS)?.end).toBe('Max');
  });

  it('do not become borders unless there are five', () => {
    expect(() => edgesOf(POWER.slice(1))).toThrow('fives');
  });
});
