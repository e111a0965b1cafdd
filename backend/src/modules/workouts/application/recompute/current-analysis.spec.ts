import { beforeEach, describe, expect, it } from '@jest/globals';
import { steadyRide } from '#test/builders/sample-recordings.js';
import type { Analysis } from '#analysis/analysis.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type { AthleteProfiles } from '#accounts/index.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import type { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { CurrentAnalysis } from './current-analysis.js';

const thresholdsOf = (ftp: number): Thresholds => ({
  ftpW: { value: ftp, source: 'profile', since: null },
  maxHr: null,
  restingHr: null,
  weightKg: null,
});

describe('an analysis by the thresholds that hold', () => {
  /** What happened, in order. */
  let events: string[];
  let ftp: number;
  /** What the athlete does while the engine is at work. */
  let meanwhile: () => void;
  let current: CurrentAnalysis;

  class Transactions extends UnitOfWork {
    override async run<T>(work: () => Promise<T>): Promise<T> {
      events.push('begin');
      const result = await work();
      events.push('commit');
      return result;
    }
  }

  class Engine extends WorkoutAnalyser {
    override async analyse(_: unknown, thresholds: Thresholds): Promise<Analysis> {
      events.push(`analyse by ${thresholds.ftpW?.value}`);
      meanwhile();
      return { thresholds } as Analysis;
    }
  }

  beforeEach(() => {
    events = [];
    ftp = 200;
    meanwhile = () => undefined;
    const workouts = {
      lockAthlete: async (userId: string) => void events.push(`lock ${userId}`),
    } as unknown as WorkoutRepository;
    const profiles = { thresholdsOn: async () => thresholdsOf(ftp) } as unknown as AthleteProfiles;
    current = new CurrentAnalysis(new Transactions(), workouts, profiles, new Engine());
  });

  const make = () =>
    current.make(
      'ada',
      steadyRide(60),
      async ({ thresholds }) => void events.push(`store by ${thresholds.ftpW?.value}`),
    );

  it('is made before anything is locked, and stored under the lock', async () => {
    await make();
    expect(events).toEqual(['analyse by 200', 'begin', 'lock ada', 'store by 200', 'commit']);
  });

  it('is made again where the thresholds changed meanwhile, and stored once', async () => {
    meanwhile = () => void (ftp = Math.min(ftp + 50, 300));
    await make();
    expect(events).toEqual([
      ...['analyse by 200', 'begin', 'lock ada', 'commit'],
      ...['analyse by 250', 'begin', 'lock ada', 'commit'],
      ...['analyse by 300', 'begin', 'lock ada', 'store by 300', 'commit'],
    ]);
  });

  it('is given up, to be tried again, where the thresholds never stand still', async () => {
    meanwhile = () => void (ftp += 1);
    await expect(make()).rejects.toThrow('the thresholds changed during each analysis');
    expect(events.filter((event) => event.startsWith('analyse'))).toHaveLength(5);
    expect(events.filter((event) => event.startsWith('store'))).toEqual([]);
  });
});
