import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordingOf } from '#test/builders/recording.builder.js';
import { MAX_ROWS } from './grid-axis.js';
import { gridOf, rowAt, rowsOf } from './grid.js';

const IDENTITY = {
  channels: {
    heartRate: (second: number) => 100 + second,
    power: (second: number) => 100 + second,
  },
};

describe('the 1 Hz grid', () => {
  it('draws a straight line over a gap of up to 10 s for every channel', () => {
    const grid = gridOf(recordingOf({ time: [0, 10], ...IDENTITY }));
    expect([...(grid.channels.power ?? [])]).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
    ]);
    expect([...grid.recorded]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect([...grid.filled]).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  it('keeps the values of an unbroken recording, and bridges what is missing', () => {
    const recording = recordingOf({
      seconds: 40,
      channels: {
        power: (second) => 100 + second,
        heartRate: (second) => (second === 7 ? Number.NaN : 100 + second),
      },
    });
    const { channels } = gridOf(recording);
    expect(channels.power).toEqual(recording.channels.power?.values);
    expect(channels.heartRate).toEqual(recording.channels.power?.values);
    const late = gridOf(
      recordingOf({ time: [0, 0.9, 2], channels: { power: (second) => 100 * second } }),
    );
    expect([...(late.channels.power ?? [])]).toEqual([0, 100, 200]);
  });

  it('bridges 11 to 25 s for heart rate but makes up no power there', () => {
    for (const gap of [11, 25]) {
      const grid = gridOf(recordingOf({ time: [0, gap], ...IDENTITY }));
      expect(grid.channels.heartRate?.[7]).toBeCloseTo(107, 9);
      expect(grid.channels.power?.[7]).toBeNaN();
      expect(grid.filled[7]).toBe(1);
    }
  });

  it('bridges nothing over more than 25 s', () => {
    const grid = gridOf(recordingOf({ time: [0, 26], ...IDENTITY }));
    expect(grid.channels.heartRate?.[13]).toBeNaN();
    expect([grid.filled[13], grid.paused[13], grid.running[13]]).toEqual([0, 0, 1]);
  });

  it('bridges nothing across a stop and leaves out samples inside it', () => {
    const grid = gridOf(
      recordingOf({ time: [0, 1, 2, 3, 4, 5, 6], pauses: [{ from: 2, to: 5 }], ...IDENTITY }),
    );
    expect([...grid.paused]).toEqual([0, 0, 0, 1, 1, 0, 0]);
    expect([...grid.running]).toEqual([0, 1, 1, 0, 0, 0, 1]);
    expect([...(grid.channels.power ?? [])]).toEqual([
      100,
      101,
      102,
      Number.NaN,
      Number.NaN,
      105,
      106,
    ]);
  });

  it('fits a recording with a hole of 27 days into a few rows', () => {
    const hole = 27 * 86_400;
    const grid = gridOf(recordingOf({ time: [0, 1, 2, hole, hole + 1], ...IDENTITY }));
    expect(grid.length).toBe(5);
    expect([...grid.time]).toEqual([0, 1, 2, hole, hole + 1]);
    expect(grid.running[3]).toBe(0);
    expect(grid.leftOutS).toBe(0);
  });

  it('keeps to its greatest length and tells what it left out', () => {
    const time = Array.from({ length: 400 }, (_, at) => at * 3000);
    const grid = gridOf(recordingOf({ time, ...IDENTITY }));
    expect(grid.length).toBe(MAX_ROWS);
    expect(grid.leftOutS).toBe(399 * 3000 - (MAX_ROWS - 1));
  });

  it('stands with one sample and with none', () => {
    expect(gridOf(recordingOf({ time: [5], ...IDENTITY })).length).toBe(1);
    expect(gridOf(recordingOf({ time: [] })).channels).toEqual({});
  });

  it('finds the rows of a span, its end outside save at the end of the recording', () => {
    const grid = gridOf(recordingOf({ seconds: 10, ...IDENTITY }));
    expect(rowsOf(grid, { from: 2, to: 5 })).toEqual({ from: 2, to: 5 });
    expect(rowsOf(grid, { from: 5, to: 9 })).toEqual({ from: 5, to: 10 });
    expect(rowAt(grid, 3.5)).toBe(4);
  });

  it('marks each second as recorded, filled or paused, and never runs time in a stop', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });
    const pause = fc.record({
      from: fc.integer({ min: 0, max: 900 }),
      length: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(gaps, fc.array(pause, { maxLength: 3 }), (steps, stops) => {
        const time = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
        const pauses = stops.map(({ from, length }) => ({ from, to: from + length }));
        const grid = gridOf(recordingOf({ time, pauses, ...IDENTITY }));
        const wrong = [...grid.time.keys()].filter((row) => {
          const marks =
            (grid.recorded[row] ?? 0) + (grid.filled[row] ?? 0) + (grid.paused[row] ?? 0);
          return (
            marks > 1 ||
            (grid.paused[row] === 1 &&
              (Number.isFinite(grid.channels.heartRate?.[row]) || grid.running[row] === 1))
          );
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});
