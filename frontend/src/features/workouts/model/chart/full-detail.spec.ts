import { describe, expect, it } from '@jest/globals';
import { cutTo, streamsBySecond } from '#testing/workouts/streams-by-second.js';
import {
  closerLook,
  LONGEST_ANSWER_S,
  LONGEST_LOOK_S,
  partsOf,
  withDetails,
} from './full-detail.js';
import { spanStats } from './span-stats.js';
import { trackOf } from '../route/track.js';

const zoom = { from: 1000.4, to: 5000.2 };

describe('closerLook', () => {
  it('is at what is zoomed to, in whole seconds, also where a part of it is selected', () => {
    expect(closerLook({ zoom, selection: null })).toEqual({ from: 1000, to: 5001 });
    expect(closerLook({ zoom, selection: { from: 2000, to: 3000 } })).toEqual({
      from: 1000,
      to: 5001,
    });
  });

  it('is at a selection beside what is zoomed to, and at one in a zoom that is too wide', () => {
    const selection = { from: 6000, to: 7000 };
    expect(closerLook({ zoom, selection })).toEqual(selection);
    expect(closerLook({ zoom: { from: 0, to: LONGEST_LOOK_S + 1 }, selection })).toEqual(selection);
  });

  it('does not exist for nothing, nor for what is too long', () => {
    expect(closerLook({ zoom: null, selection: null })).toBeNull();
    expect(closerLook({ zoom: null, selection: { from: 0, to: LONGEST_LOOK_S + 1 } })).toBeNull();
  });
});

describe('partsOf', () => {
  it('is the range itself where one answer holds it', () => {
    expect(partsOf({ from: 100, to: 100 + LONGEST_ANSWER_S })).toEqual([
      { from: 100, to: 100 + LONGEST_ANSWER_S },
    ]);
  });

  it('is without holes and without a part that is too long', () => {
    const parts = partsOf({ from: 7, to: 50_008 });
    expect(parts).toHaveLength(3);
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([7, 50_008]);
    parts.slice(1).forEach(({ from }, index) => expect(from).toBe(parts[index]?.to));
    expect(Math.max(...parts.map(({ from, to }) => to - from))).toBeLessThanOrEqual(
      LONGEST_ANSWER_S,
    );
  });
});

describe('withDetails', () => {
  const power = (second: number): number => (second * 37) % 400;
  const seconds = 7200;
  const coarse = streamsBySecond({ seconds, power }, 60);
  const whole = streamsBySecond({ seconds, power });

  it('tells of a range what every sample tells, and keeps the rest as it was', () => {
    const joined = withDetails(coarse, [cutTo(whole, 1000, 4600)]);
    for (const span of [
      { from: 1000, to: 4600 },
      { from: 1000.5, to: 4599.5 },
      { from: 2000, to: 2100 },
    ]) {
      expect(spanStats(joined, trackOf(joined), span, true)).toEqual(
        spanStats(whole, trackOf(whole), span, true),
      );
    }
    const { t = [] } = joined.channels.power ?? {};
    expect(t).toEqual([...t].sort((a, b) => a - b));
    expect(new Set(t).size).toBe(t.length);
    expect(t.filter((second) => second < 999 || second > 4601)).toEqual(
      coarse.channels.power?.t.filter((second) => second < 999 || second > 4601),
    );
  });

  it('tells of a range in parts what it tells of the whole', () => {
    const joined = withDetails(coarse, [cutTo(whole, 1000, 2500), cutTo(whole, 2500, 4600)]);
    expect(joined).toEqual(withDetails(coarse, [cutTo(whole, 1000, 4600)]));
  });

  it('reaches from end to end, and changes nothing where the range holds nothing', () => {
    expect(withDetails(coarse, [cutTo(whole, 0, seconds)]).channels.power).toEqual(
      whole.channels.power,
    );
    expect(withDetails(coarse, [{ ...coarse, channels: {} }])).toEqual(coarse);
    expect(withDetails(coarse, [])).toBe(coarse);
  });
});
