import { describe, expect, it } from '@jest/globals';
import { fitSession } from '#test/builders/fit/fit-content.builder.js';
import { deviceNameOf, deviceSerialOf, deviceThresholdsOf } from './device.js';
import { deviceSummaryOf } from './device-summary.js';
import { localOffsetOf } from './local-offset.js';

const fileId = (
  manufacturer: number | null,
  product: number | null,
  productName: string | null = null,
  serialNumber: number | null = null,
) => ({
  type: 4,
  manufacturer,
  product,
  productName,
  serialNumber,
});
const nothing = { ftpW: null, maxHr: null, restingHr: null };

describe('device', () => {
  it.each([
    [fileId(1, 4062), 'Garmin Edge 840'],
    [fileId(1, 3652), 'Garmin Forerunner 945 Lte'],
    [fileId(1, 64_000), 'Garmin'],
    [fileId(289, 2, 'Karoo 2'), 'Hammerhead Karoo 2'],
    [fileId(294, 802, 'COROS PACE 2'), 'COROS PACE 2'],
    [fileId(255, 1, 'My app'), 'My app'],
    [fileId(60_000, 1), null],
  ])('is named in words (%j is %s)', (id, name) => {
    expect(deviceNameOf({ fileIds: [id], creators: [] })).toBe(name);
  });

  it('is asked for itself where the file id is silent', () => {
    const creators = [{ manufacturer: 32, product: 28, productName: 'ELEMNT', serialNumber: 77 }];
    expect(deviceNameOf({ fileIds: [], creators })).toBe('Wahoo ELEMNT');
    expect(deviceSerialOf({ fileIds: [], creators })).toBe('77');
    expect(deviceSerialOf({ fileIds: [fileId(1, 1, null, 0)], creators: [] })).toBeNull();
  });

  it('gives thresholds that a person can have, the session first', () => {
    const thresholds = [
      { ftpW: 0, maxHr: 0, restingHr: null },
      { ftpW: 240, maxHr: 185, restingHr: null },
      { ftpW: null, maxHr: 191, restingHr: 48 },
    ];
    expect(deviceThresholdsOf({ sessions: [fitSession({ ftpW: 0 })], thresholds })).toEqual({
      ftpW: 240,
      maxHr: 185,
      restingHr: 48,
    });
    expect(deviceThresholdsOf({ sessions: [fitSession({ ftpW: 265 })], thresholds })).toMatchObject(
      { ftpW: 265 },
    );
    expect(
      deviceThresholdsOf({ sessions: [], thresholds: [{ ...nothing, ftpW: 65_000 }] }),
    ).toEqual(nothing);
  });
});

describe('device summary', () => {
  it('is the session as the device wrote it', () => {
    const session = fitSession({
      elapsedS: 100,
      avgSpeedMps: 7.4,
      distanceM: 700,
      timerS: 90,
      npW: 220,
      avgHr: 140,
    });
    expect(deviceSummaryOf([session])).toMatchObject({
      elapsedS: 100,
      avgSpeedMps: 7.4,
      distanceM: 700,
      npW: 220,
      avgHr: 140,
      maxHr: null,
    });
  });

  it('sums and weighs several sessions by their time', () => {
    const first = fitSession({
      startS: 0,
      elapsedS: 3700,
      timerS: 3600,
      distanceM: 30_000,
      avgHr: 140,
      maxHr: 170,
      calories: 600,
      npW: 200,
    });
    const second = fitSession({
      startS: 9000,
      elapsedS: 1200,
      timerS: 1200,
      distanceM: 6000,
      avgHr: 120,
      maxHr: 150,
      calories: 100,
    });
    expect(deviceSummaryOf([first, second])).toMatchObject({
      elapsedS: 10_200,
      timerS: 4800,
      distanceM: 36_000,
      avgSpeedMps: 7.5,
      avgHr: 135,
      maxHr: 170,
      calories: 700,
      npW: 200,
    });
  });

  it('counts a session once that stands in the file twice', () => {
    const session = fitSession({
      startS: 5,
      elapsedS: 100,
      timerS: 100,
      distanceM: 500,
      avgSpeedMps: 5,
    });
    expect(deviceSummaryOf([session, { ...session }])).toMatchObject({
      elapsedS: 100,
      distanceM: 500,
      avgSpeedMps: 5,
    });
  });
});

describe('local offset', () => {
  it.each([
    [7200, 7200],
    [-14_400, -14_400],
    [20_701, 20_700],
    [0, 0],
    [225, null],
    [-1_113_852_859, null],
    [15 * 3600, null],
  ])('reads a difference of %s s as %s', (difference, offset) => {
    expect(localOffsetOf([{ timeS: 1_700_000_000, localTimeS: 1_700_000_000 + difference }])).toBe(
      offset,
    );
  });

  it('is unknown without a local time', () => {
    expect(localOffsetOf([{ timeS: 5, localTimeS: null }])).toBeNull();
    expect(localOffsetOf([])).toBeNull();
  });
});
