import { describe, expect, it } from '@jest/globals';
import { fitContent, fitSession } from '#test/builders/fit/fit-content.builder.js';
import { buildRide, buildRun } from '#test/builders/fit/index.js';
import { readFit } from '../read-fit.js';
import { deviceReportOf } from './device-report.js';

const NOW = Date.UTC(2026, 10, 21);
const rated = (rpe: number | null, feel: number | null) =>
  deviceReportOf(fitContent({ sessions: [fitSession({ rpe, feel })] }));

describe('what the athlete answered on the device', () => {
  it.each([
    [0, 0],
    [40, 4],
    [100, 10],
  ])('reads an effort of %d as %d of 10', (raw, rpe) => {
    expect(rated(raw, null).rpe).toBe(rpe);
  });

  it.each([45, 110, 254])('refuses an effort of %d, which is no answer', (raw) => {
    expect(rated(raw, null).rpe).toBeNull();
  });

  it.each([
    [0, 'very weak'],
    [25, 'weak'],
    [50, 'normal'],
    [75, 'strong'],
    [100, 'very strong'],
  ])('reads a feel of %d as %s', (raw, feel) => {
    expect(rated(null, raw).feel).toBe(feel);
  });

  it('refuses a feel between two answers', () => {
    expect(rated(null, 30).feel).toBeNull();
  });

  it('takes the last answer of two sessions, sums their loads and drops the intensity of one', () => {
    const report = deviceReportOf(
      fitContent({
        sessions: [
          fitSession({ startS: 0, rpe: 30, trainingLoad: 50, intensityFactor: 0.7 }),
          fitSession({ startS: 900, rpe: 60, trainingLoad: 70, aerobicEffect: 2.5 }),
        ],
      }),
    );
    expect(report).toMatchObject({
      rpe: 6,
      trainingLoad: 120,
      aerobicEffect: 2.5,
      intensityFactor: null,
    });
  });
});

describe('a file with everything that a device says', () => {
  const report = {
    rpe: 50,
    feel: 25,
    aerobicEffect: 3.3,
    anaerobicEffect: 0.4,
    trainingStress: 61.2,
    intensityFactor: 0.81,
    trainingLoad: 106.5,
    heartRateHighs: [108, 130, 147, 159, 166, 189],
    heartRateS: [10, 400, 150, 40, 0, 0, 0],
    powerHighs: [0, 110, 150, 180, 210, 240, 300, 4000],
    powerS: [0, 100, 400, 50, 50, 0, 0, 0, 0],
  };
  const read = readFit(buildRide({ seconds: 600, report, ftpW: 200 }), NOW).deviceReport;

  it('is read with its scales', () => {
    expect(read).toMatchObject({
      rpe: 5,
      feel: 'weak',
      aerobicEffect: 3.3,
      anaerobicEffect: 0.4,
      trainingStress: 61.2,
      intensityFactor: 0.81,
    });
    expect(read?.trainingLoad).toBeCloseTo(106.5, 3);
  });

  it('gives the zones of heart rate from below zone 1 on', () => {
    expect(read?.heartRateZones).toHaveLength(6);
    expect(read?.heartRateZones[0]).toEqual({ zone: 0, from: null, to: 108, seconds: 10 });
    expect(read?.heartRateZones[5]).toEqual({ zone: 5, from: 166, to: 189, seconds: 0 });
  });

  it('gives seven zones of power, the last one open', () => {
    expect(read?.powerZones.map(({ zone, from, to }) => [zone, from, to])).toEqual([
      [1, 0, 110],
      [2, 110, 150],
      [3, 150, 180],
      [4, 180, 210],
      [5, 210, 240],
      [6, 240, 300],
      [7, 300, null],
    ]);
  });

  it('says nothing where the device says nothing', () => {
    expect(readFit(buildRide({ seconds: 600 }), NOW).deviceReport).toMatchObject({
      rpe: null,
      feel: null,
      trainingLoad: null,
      heartRateZones: [],
    });
  });

  it('numbers upper ends that stand alone from zone 1 on', () => {
    const zones = [108, 126, 144, 162, 254].map((high) => ({
      of: 'heartRate' as const,
      index: null,
      high,
    }));
    expect(deviceReportOf(fitContent({ zones })).heartRateZones).toMatchObject([
      { zone: 1, from: null, to: 108 },
      { zone: 2, from: 108, to: 126 },
      { zone: 3, from: 126, to: 144 },
      { zone: 4, from: 144, to: 162 },
      { zone: 5, from: 162, to: null },
    ]);
  });

  it('drops zones whose ends fall', () => {
    const zones = [150, 140, 160].map((high) => ({ of: 'power' as const, index: null, high }));
    expect(deviceReportOf(fitContent({ zones })).powerZones).toEqual([]);
  });
});

describe('the sessions of a file', () => {
  const pauses = [{ from: 1500, to: 1500 + 79 * 60 }];
  const seconds = 1500 + 79 * 60 + 1200;
  const sessions = [
    { from: 0, to: 1500 },
    { from: 1500 + 79 * 60, to: seconds },
  ];

  it('are parts where there are two', () => {
    const { parts } = readFit(buildRun({ seconds, pauses, sessions }), NOW);
    expect(parts).toMatchObject([
      { sport: 'running', from: 0, to: 1500, elapsedS: 1500 },
      { from: 6240, to: 7440, elapsedS: 1200 },
    ]);
  });

  it('are no parts where there is one, and where they overlap', () => {
    expect(readFit(buildRun({ seconds, pauses }), NOW).parts).toEqual([]);
    const overlapping = [
      { from: 0, to: 1500 },
      { from: 1000, to: seconds },
    ];
    expect(readFit(buildRun({ seconds, pauses, sessions: overlapping }), NOW).parts).toEqual([]);
  });
});
