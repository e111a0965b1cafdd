import { describe, expect, it } from '@jest/globals';
import { fitContent, fitRecords } from '#test/builders/fit/fit-content.builder.js';
import type { FitColumn } from '../fit-content.js';
import { channelsOf } from './channels.js';
import { timelineOf } from './timeline.js';

const NONE = Number.NaN;

function channels(
  columns: Partial<Record<FitColumn, number[]>>,
  family: 'cycling' | 'running' = 'cycling',
) {
  const length = Object.values(columns)[0]?.length ?? 0;
  const records = fitRecords(
    Array.from({ length }, (_, second) => 1_700_000_000 + second),
    columns,
  );
  const found = channelsOf(records, timelineOf(fitContent({ records })), family);
  return Object.fromEntries(Object.entries(found).map(([name, { values }]) => [name, [...values]]));
}

describe('channels', () => {
  it('keep zeros as the device wrote them: what they mean is for the repairs to say', () => {
    expect(channels({ heartRate: [0, 120], power: [0, 200] })).toEqual({
      heartRate: [0, 120],
      power: [0, 200],
    });
  });

  it('leaves out a channel that has no valid value', () => {
    expect(channels({ heartRate: [NONE, NONE], power: [NONE, 1] })).toEqual({ power: [NONE, 1] });
  });

  it('counts both feet on a run, with the fraction, and the crank once on a ride', () => {
    const cadence = { cadence: [80, 81, NONE], fractionalCadence: [0.5, NONE, 0.5] };
    expect(channels(cadence, 'running')).toEqual({ cadence: [161, 162, NONE] });
    expect(channels(cadence)).toEqual({ cadence: [80.5, 81, NONE] });
  });

  it('turns semicircles into degrees', () => {
    const { latitude, longitude } = channels({
      positionLat: [2 ** 30, NONE],
      positionLong: [-(2 ** 31), 5],
    });
    expect(latitude).toEqual([90, NONE]);
    expect(longitude).toEqual([-180, NONE]);
  });

  it('drops positions with one coordinate or off the globe', () => {
    const positions = channels({
      positionLat: [0, 5, NONE, 2 ** 30 + 100, 7],
      positionLong: [0, NONE, 5, 9, 0],
    });
    expect(positions['latitude']?.map(Number.isNaN)).toEqual([false, true, true, true, false]);
    expect(positions['longitude']?.map(Number.isNaN)).toEqual([false, true, true, true, false]);
  });

  it('believes a balance only where it names the right leg', () => {
    expect(channels({ leftRightBalance: [0x80 | 52, 52, NONE, 0x80] })).toEqual({
      rightBalance: [52, NONE, NONE, 0],
    });
  });
});
