import { describe, expect, it } from '@jest/globals';
import { palette } from './palette.js';

/** Linear sRGB as it is seen without one sort of cone [Machado et al. 2009, severity 1]. */
const SIGHTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const dot = (row: readonly number[], values: readonly number[]): number =>
  row.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0);

const LUMINANCE = [0.2126, 0.7152, 0.0722];

/** CIE L*a*b* of linear sRGB, D65. */
function lab(rgb: readonly number[]): readonly number[] {
  const f = (value: number): number =>
    value > 0.008856 ? Math.cbrt(Math.max(0, value)) : 7.787 * value + 16 / 116;
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(dot(LUMINANCE, rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, sight: readonly (readonly number[])[]): readonly number[] {
  const rgb = linear(hex);
  return lab(sight.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))));
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => dot(LUMINANCE, linear(hex)) + 0.05);
  return Math.max(Number(a), Number(b)) / Math.min(Number(a), Number(b));
}

/** Colours of a map differ visibly from some ten units on; lines are thin, so twice that. */
const TOLD_APART = 20;

describe.each(['light', 'dark'] as const)('the workouts of a comparison on %s ground', (mode) => {
  const { workoutA, workoutB, workoutC, ground, surface } = palette[mode];
  const colours = [workoutA, workoutB, workoutC];

  it.each(Object.keys(SIGHTS))('have colours that can be distinguished with %s', (name) => {
    const sight = SIGHTS[name] ?? [];
    const [a, b, c] = colours.map((hex) => seen(hex, sight));
    for (const [one, other] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const)
      expect(distance(one ?? [], other ?? [])).toBeGreaterThan(TOLD_APART);
  });

  it('have letters that can be read', () => {
    for (const colour of colours)
      for (const behind of [ground, surface])
        expect(contrast(colour, behind)).toBeGreaterThanOrEqual(4.5);
  });
});
