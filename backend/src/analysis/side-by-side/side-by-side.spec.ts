import { describe, expect, it } from '@jest/globals';
import { repeats, sessionOf } from '#test/builders/compared.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { loop, rideAlong, type Point, type TrackPlan } from '#test/builders/tracks.js';
import { analyse } from '../analyse.js';
import type { Recording } from '../recording/recording.js';
import { repairRecording } from '../repairs/repair-recording.js';
import { groundOf } from '../session/ground-of.js';
import { sideBySide, type Side } from './side-by-side.js';

const KM = 1000;

function sideOf(recording: Recording, withSamples = true): Side {
  const { intervals, laps, climbs = [] } = analyse(recording, ATHLETE);
  const ground = withSamples ? groundOf(repairRecording(recording, ATHLETE).recording) : null;
  return { intervals, laps, climbs, ground };
}

const beside = (...recordings: readonly Recording[]) =>
  sideBySide(
    recordings.map((recording) => sideOf(recording)),
    KM,
  );

describe('reps side by side', () => {
  it('compares the first three of 3 × 4 and 5 × 4 min, and keeps the other two', () => {
    const { reps } = beside(repeats(3, 270), repeats(5, 285));
    expect(reps).toMatchObject({ kind: 'work', compared: 3 });
    expect(reps?.rows).toHaveLength(5);
    expect(reps?.rows.map(([a, b]) => [a?.rep.index !== undefined, b?.alike])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ]);
  });

  it('keeps the order of the workouts, not of their strength or length', () => {
    const { reps } = beside(repeats(5, 290), repeats(3, 260));
    const [first, second] = reps?.rows[0] ?? [];
    expect(first?.rep.avgPowerW).toBeGreaterThan(Number(second?.rep.avgPowerW));
    expect(reps?.rows[4]?.[1]).toBeNull();
  });

  it('marks reps of another length as unlike', () => {
    const minutes = sessionOf('cycling', [
      ['warmup', 130, 760],
      ...Array.from({ length: 8 }, () => [
        ['work', 330, 60] as const,
        ['recovery', 110, 90] as const,
      ]).flat(),
      ['cooldown', 120, 560],
    ]);
    const { reps } = beside(repeats(5, 280), minutes);
    expect(reps?.rows[0]?.map((cell) => cell?.alike)).toEqual([true, false]);
  });

  it('leaves the column of a steady ride empty between two sets', () => {
    const { reps } = beside(repeats(3, 270), steadyRide(3600), repeats(4, 270));
    expect(reps?.compared).toBe(3);
    expect(reps?.rows[0]?.map((cell) => cell !== null)).toEqual([true, false, true]);
  });

  it('takes laps only where somebody pressed them', () => {
    const laps = (bounds: readonly number[], trigger: 'manual' | 'distance' = 'manual') =>
      steadyRide(3600, {
        laps: bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? 0, to, trigger })),
      });
    const pressed = beside(laps([0, 700, 1900, 3600]), laps([0, 720, 3600]));
    expect(pressed.reps).toMatchObject({ kind: 'lap', compared: 2 });
    const kilometres = laps([0, 111, 222, 333, 400], 'distance');
    expect(beside(kilometres, kilometres).reps).toBeNull();
  });
});

describe('climbs side by side', () => {
  const LOOP = loop(24_000);
  const hill = (from: number, lengthM: number, grade: number) => (metres: number) =>
    grade * (Math.min(Math.max(metres, from), from + lengthM) - from);
  const over = (way: readonly Point[], plan: TrackPlan) => rideAlong(way, plan);
  const long = hill(2000, 3000, 0.07);
  const short = hill(12_000, 1200, 0.08);
  const both = (metres: number) => 500 + long(metres) + short(metres);

  it('recognises one hill on another day, at another speed', () => {
    const { climbs } = beside(
      over(LOOP, { heightAt: both }),
      over(LOOP, { heightAt: both, speedMps: 6, jitterM: 8 }),
    );
    expect(climbs.map(([, other]) => other?.sameHill)).toEqual(['place', 'place']);
    expect(climbs.map(([one]) => Math.round(Number(one?.climb.gainM) / 10))).toEqual([21, 10]);
  });

  it('puts other hills in one row in their order, marked as other hills', () => {
    const elsewhere = loop(24_000, 3, 2);
    const { climbs } = beside(
      over(LOOP, { heightAt: both }),
      over(elsewhere, { heightAt: (metres) => 500 + long(metres) }),
    );
    expect(climbs).toHaveLength(2);
    expect(climbs[0]?.map((cell) => cell?.sameHill)).toEqual(['place', null]);
    expect(climbs[1]?.[1]).toBeNull();
  });

  it('goes by length and height where a position is missing', () => {
    const placed = sideOf(over(LOOP, { heightAt: both }));
    const bare = sideOf(over(LOOP, { heightAt: both, speedMps: 7 }), false);
    const { climbs, splits } = sideBySide([placed, bare], KM);
    expect(climbs.map(([, other]) => other?.sameHill)).toEqual(['size', 'size']);
    expect(splits).toEqual({ distance: null, time: null });
  });

  it('holds the second time up a hill against the second time', () => {
    const straight: readonly Point[] = [
      [0, 0],
      [3000, 0],
    ];
    const twice = [...straight, ...[...straight].reverse(), ...straight];
    const heightAt = (metres: number) => {
      const east = 3000 - Math.abs((metres % 6000) - 3000);
      return 500 + 0.07 * east;
    };
    const { climbs } = beside(over(twice, { heightAt }), over(twice, { heightAt, speedMps: 6 }));
    expect(climbs.map(([, other]) => other?.climb.index)).toEqual([0, 1]);
    expect(climbs.every(([, other]) => other?.sameHill === 'place')).toBe(true);
  });

  it('sets climbs of the other two beside each other where the first has none', () => {
    const flat = over(LOOP, { heightAt: () => 500 });
    const { climbs } = beside(
      flat,
      over(LOOP, { heightAt: both }),
      over(LOOP, { heightAt: both, speedMps: 6 }),
    );
    expect(climbs[0]?.map((cell) => cell?.sameHill ?? null)).toEqual([null, 'place', 'place']);
  });
});

describe('splits side by side', () => {
  it('are kilometres on foot, whose times add up to the run', () => {
    const { splits } = beside(steadyRun(1501, 3), steadyRun(1300, 3.2));
    const { distance } = splits;
    expect(distance?.step).toBe(1000);
    expect(distance?.rows).toHaveLength(5);
    const times = distance?.rows.map(([one]) => one?.split.elapsedS ?? 0) ?? [];
    expect(times.reduce((sum, seconds) => sum + seconds, 0)).toBe(1500);
  });

  it('mark a last one that the end of the workout cut short', () => {
    const { splits } = beside(steadyRun(1334, 3), steadyRun(1600, 3));
    const [short, long] = splits.distance?.rows.at(-1) ?? [];
    expect([short?.whole ?? null, long?.whole]).toEqual([null, false]);
    expect(splits.distance?.rows[0]?.map((cell) => cell?.whole)).toEqual([true, true]);
  });

  it('grow with the ride, so that 5 hours are no wall of rows', () => {
    const { splits } = beside(steadyRide(18_000), steadyRide(9000));
    expect(splits.time?.step).toBe(15 * 60);
    expect(splits.time?.rows.length).toBeLessThanOrEqual(25);
    expect(splits.distance?.rows.length).toBeLessThanOrEqual(26);
    expect(splits.time?.rows.at(-1)?.[1]).toBeNull();
  });

  it('are missing where a workout has no distance, or is too short for two', () => {
    const { splits } = beside(
      steadyRide(3600, { indoor: true, channels: { distance: () => Number.NaN } }),
      steadyRide(3600),
    );
    expect(splits.distance).toBeNull();
    expect(splits.time).not.toBeNull();
    expect(beside(steadyRide(60), steadyRide(60)).splits.time).toBeNull();
  });
});
