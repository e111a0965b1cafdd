import { describe, expect, it } from '@jest/globals';
import { steps } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { groundOf } from '../session/ground-of.js';
import { levelsOf } from './levels.js';

describe('levels of a session', () => {
  /** A trainer holds its level but for a little noise. */
  const held = (parts: [number, number][], noise = 2) => {
    const level = steps(parts);
    const seconds = parts.reduce((sum, [length]) => sum + length, 0);
    return groundOf(
      steadyRide(seconds, {
        channels: { power: (second) => level(second) + noise * Math.sin(second * 1.7) },
      }),
    );
  };
  const PARTS: [number, number][] = [
    [120, 120],
    [120, 150],
    [120, 180],
    [30, 227],
    [30, 105],
    [30, 227],
    [180, 105],
    [600, 200],
    [300, 128],
  ];

  it('are those that the trainer held, to the watt and within 10 s', () => {
    const levels = levelsOf(held(PARTS));
    expect(levels.map(({ output }) => Math.round(output))).toEqual(
      PARTS.map(([, watts]) => expect.closeTo(watts, -1)),
    );
    let from = 0;
    levels.forEach((level, at) => {
      expect(Math.abs(level.from - from)).toBeLessThanOrEqual(10);
      from += PARTS[at]?.[0] ?? 0;
    });
  });

  it('follow one another without a gap to the end', () => {
    const levels = levelsOf(held(PARTS));
    levels.slice(1).forEach((level, at) => expect(level.from).toBe(levels[at]?.to));
    expect(levels.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(1530);
  });

  it('do not exist where the output wanders', () => {
    expect(levelsOf(held(PARTS, 60))).toEqual([]);
    const hills = groundOf(
      steadyRide(3600, { channels: { power: (s) => 180 + 60 * Math.sin(s / 90) } }),
    );
    expect(levelsOf(hills)).toEqual([]);
  });

  it('do not exist for one level alone', () => {
    expect(levelsOf(held([[3600, 200]]))).toEqual([]);
  });
});
