import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { SIMULATED_ATHLETE } from './athlete.js';
import { CATALOGUE, inCatalogue, type CatalogueEntry } from './catalogue.js';
import { fitBytes } from './fit-bytes.js';
import { beatingHeart } from '#workouts/domain/simulation/heart.js';
import { makeSession } from './make-session.js';
import { rolledOn } from '#workouts/domain/simulation/ride-physics.js';
import { strodeOn } from '#workouts/domain/simulation/run-physics.js';
import { f1, scoreIntervals, withBlocks } from './score-intervals.js';

const NOW = Date.UTC(2026, 10, 21);
/** A day of recording costs seconds; it has a test of its own. */
const DAY_LONG = 'ride-24h';
const ENTRIES = CATALOGUE.filter(({ name }) => name !== DAY_LONG);

function named(name: string): CatalogueEntry {
  const entry = inCatalogue(name);
  if (entry === undefined) throw new Error(`no ${name} in the catalogue`);
  return entry;
}

function settled(step: (speed: number) => number): number {
  let speed = 3;
  for (let second = 0; second < 2000; second++) speed = step(speed);
  return speed;
}

describe('the physics of made sessions', () => {
  it('roll at the speed at which power and resistance balance', () => {
    const speed = settled((v) => rolledOn(v, 200, 0));
    const resistance = 0.5 * 1.2 * 0.33 * speed ** 2 + 79 * 9.81 * 0.005;
    expect(resistance * speed).toBeCloseTo(200 * 0.975, 0);
    expect(speed * 3.6).toBeGreaterThan(30);
  });

  it('climb at the speed that lifts the weight', () => {
    const speed = settled((v) => rolledOn(v, 280, 0.08));
    const resistance =
      0.5 * 1.2 * 0.33 * speed ** 2 +
      79 * 9.81 * (0.005 * Math.cos(Math.atan(0.08)) + Math.sin(Math.atan(0.08)));
    expect(resistance * speed).toBeCloseTo(280 * 0.975, 0);
  });

  it('run uphill slower by the cost of the climb, downhill no faster than the floor', () => {
    expect(settled((v) => strodeOn(v, 3, 0.1))).toBeCloseTo(3 / 1.6578, 3);
    expect(settled((v) => strodeOn(v, 3, -0.1))).toBeCloseTo(3 / 0.85, 6);
  });

  it('have a heart rate that lags, falls later than it rises, and drifts', () => {
    const quiet = (): number => 0.25;
    const heart = beatingHeart({ restingHr: 50, maxHr: 190, driftPerHour: 0 }, quiet);
    const beats = Array.from({ length: 1200 }, (_, second) =>
      heart(second < 600 ? 1 : 0.4, second),
    );
    const half = (from: number, start: number, end: number): number =>
      beats.slice(from).findIndex((value) => Math.abs(value - start) >= Math.abs(end - start) / 2);
    expect(half(0, beats[0] ?? 0, beats[599] ?? 0)).toBeGreaterThan(15);
    expect(half(600, beats[600] ?? 0, beats[1199] ?? 0)).toBeGreaterThan(
      half(0, beats[0] ?? 0, beats[599] ?? 0),
    );
    const drifting = beatingHeart({ restingHr: 50, maxHr: 190, driftPerHour: 10 }, quiet);
    const hour = Array.from({ length: 7200 }, (_, second) => drifting(0.7, second));
    expect((hour[7199] ?? 0) - (hour[3599] ?? 0)).toBeCloseTo(10, 1);
  });

  it('make equal recordings for equal plans, and others for another seed', () => {
    const { plan } = named('ride-stochastic');
    expect(makeSession(plan)).toEqual(makeSession(plan));
    expect(makeSession({ ...plan, seed: 8 }).recording.channels.power).not.toEqual(
      makeSession(plan).recording.channels.power,
    );
  });
});

describe('made sessions in the engine', () => {
  it.each(ENTRIES)('$name: the engine finds what truly happened', ({ plan }) => {
    const { recording, truth } = makeSession(plan);
    const { metrics, intervals, repairs } = analyse(recording, SIMULATED_ATHLETE);
    const value = (id: string): number => metrics[id]?.value ?? Number.NaN;
    // A smart recording ends at its stops with the last change, some seconds early; clocks and
    // sensors that failed have tests of their own.
    const stopsWritten = plan.smartRecording === true ? 8 : 2 + 2 * (plan.stops?.length ?? 0);
    expect(Math.abs(value('timerTime') - truth.timerS)).toBeLessThanOrEqual(stopsWritten);
    expect(Math.abs(value('movingTime') - truth.movingS)).toBeLessThanOrEqual(
      0.01 * truth.movingS + stopsWritten,
    );
    expect(value('distance') / truth.distanceM).toBeCloseTo(1, 2);
    if (
      truth.averagePowerW !== null &&
      plan.without?.includes('power') !== true &&
      !truth.faults.some(({ kind }) => kind.startsWith('power'))
    ) {
      // What smart recording leaves out is lost.
      const precision = plan.smartRecording === true ? 1 : 2;
      expect(value('averagePower') / truth.averagePowerW).toBeCloseTo(1, precision);
      expect(value('work') / (truth.workKj ?? 0)).toBeCloseTo(1, precision);
    }
    if (recording.channels.heartRate !== undefined)
      expect(Math.abs(value('averageHeartRate') - truth.averageHeartRate)).toBeLessThan(1.5);
    // Over-unders count by level where laps part them, and by block where they do not.
    const scores = [truth, withBlocks(truth)].map((told) => f1(scoreIntervals(told, intervals)));
    expect(Math.max(...scores)).toBe(truth.intervals.length === 0 ? 0 : 1);
    expect(repairs.filter(({ kind }) => kind !== 'gaps-bridged').length).toBe(
      new Set(truth.faults.map(({ kind }) => kind)).size,
    );
  });

  it('ride-24h: a whole day', () => {
    const { recording, truth } = makeSession(named(DAY_LONG).plan);
    const { metrics, intervals } = analyse(recording, SIMULATED_ATHLETE);
    expect(Math.abs((metrics['timerTime']?.value ?? 0) - truth.timerS)).toBeLessThanOrEqual(12);
    expect((metrics['work']?.value ?? 0) / (truth.workKj ?? 0)).toBeCloseTo(1, 3);
    expect(intervals).toEqual([]);
  });
});

describe('made sessions as files', () => {
  it.each([
    'ride-pauses',
    'ride-smart',
    'run-cadence-lock',
    'run-treadmill',
    'ride-no-power',
    'run-5x4min-planned',
  ])('%s is read back as it was', (name) => {
    const { recording } = makeSession(named(name).plan);
    const read = readFit(fitBytes(recording), NOW);
    expect([read.family, read.indoor, read.startTimeMs, read.utcOffsetS]).toEqual([
      recording.family,
      recording.indoor,
      recording.startTimeMs,
      recording.utcOffsetS,
    ]);
    expect(read.time).toEqual(recording.time);
    expect(read.pauses).toEqual(recording.pauses);
    expect(read.deviceThresholds).toEqual(recording.deviceThresholds);
    expect(
      read.laps.map(({ from, to, trigger, intensity }) => [from, to, trigger, intensity]),
    ).toEqual(
      recording.laps.map(({ from, to, trigger, intensity }) => [from, to, trigger, intensity]),
    );
    expect(Object.keys(read.channels).sort()).toEqual(Object.keys(recording.channels).sort());
    for (const channel of ['power', 'heartRate', 'cadence', 'temperature'] as const)
      expect(read.channels[channel]?.values).toEqual(recording.channels[channel]?.values);
    expect(read.channels.distance?.values.at(-1)).toBeCloseTo(
      recording.channels.distance?.values.at(-1) ?? 0,
      2,
    );
    expect(read.channels.latitude?.values.at(-1) ?? 0).toBeCloseTo(
      recording.channels.latitude?.values.at(-1) ?? 0,
      6,
    );
  });
});
