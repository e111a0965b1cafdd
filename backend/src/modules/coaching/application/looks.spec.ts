import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { PackedRecording, WorkoutForCoach, WorkoutRecords } from '#workouts/index.js';
import { Looks } from './looks.js';

const SECONDS = [...Array(600).keys()];
const RECORDING = aRecording({
  time: SECONDS,
  values: { power: SECONDS.map((second) => (second >= 300 && second < 360 ? 1500 : 200)) },
});
const of = (weightKg: number): Thresholds => ({
  ftpW: null,
  maxHr: null,
  restingHr: null,
  weightKg: { value: weightKg, source: 'profile', since: '2026-01-01' },
});
const workout = (weightKg: number, id = 'w-1') =>
  ({ id, userId: 'u-1', analysis: { thresholds: of(weightKg) } }) as unknown as WorkoutForCoach;

describe('Looks', () => {
  let decoded: string[];
  let stored: Thresholds;
  let clock: FixedClock;
  let looks: Looks;
  beforeEach(() => {
    decoded = [];
    stored = of(80);
    clock = new FixedClock();
    const packed = (_userId: string, id: string): Promise<PackedRecording> => {
      const unpack = () => {
        decoded.push(id);
        return RECORDING;
      };
      return Promise.resolve({ unpack, thresholds: stored, wPrimeBalance: null });
    };
    looks = new Looks({ packed } as unknown as WorkoutRecords, clock);
  });

  const seen = async (weightKg: number, id?: string) => (await looks.of(workout(weightKg, id)))?.();
  const peak = async (weightKg: number) =>
    Math.max(
      ...((await seen(weightKg))?.ground.recording.channels.power?.values ?? []).filter(
        (watts) => !Number.isNaN(watts),
      ),
    );

  it('decodes a workout once for all questions of a conversation', async () => {
    for (let time = 0; time < 3; time += 1) await seen(80);
    expect(decoded).toEqual(['w-1']);
    await seen(80, 'w-2');
    expect(decoded).toEqual(['w-1', 'w-2']);
  });

  it('mends the samples again by other thresholds', async () => {
    expect(await peak(80)).toBe(1500);
    stored = of(40);
    expect(await peak(40)).toBeLessThan(1500);
    expect(decoded).toHaveLength(2);
  });

  it('keeps what it looked at under its own thresholds, where they changed while it was looking', async () => {
    stored = of(40);
    expect(await peak(80)).toBeLessThan(1500);
    expect(await peak(40)).toBeLessThan(1500);
    expect(decoded).toHaveLength(1);
    stored = of(80);
    expect(await peak(80)).toBe(1500);
  });

  it('lets go of a workout that nobody has asked about for ten minutes', async () => {
    await seen(80);
    clock.advance(10 * 60_000);
    await seen(80);
    expect(decoded).toHaveLength(2);
  });

  it('has nothing to show where the samples are not there', async () => {
    const none = new Looks(
      {
        packed: () => Promise.reject(new DomainError('NOT_FOUND', 'There is no such workout.', {})),
      } as unknown as WorkoutRecords,
      clock,
    );
    expect(await none.of(workout(80))).toBeNull();
  });
  it('decodes nothing before it is looked at, and shares what is decoded among all who ask', async () => {
    const asked = [await looks.of(workout(80)), await looks.of(workout(80))];
    expect(decoded).toEqual([]);
    expect(asked[0]?.()).toBe(asked[1]?.());
    expect(decoded).toEqual(['w-1']);
  });

  it('decodes again for who still asks when it has been let go', async () => {
    const asked = await looks.of(workout(80));
    const first = asked?.();
    clock.advance(10 * 60_000);
    expect(asked?.()).toEqual(first);
    expect(decoded).toEqual(['w-1', 'w-1']);
  });
});
