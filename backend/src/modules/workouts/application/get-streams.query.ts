import { Injectable } from '@nestjs/common';
import { wPrimeAlong } from '../../../analysis/performance/w-prime-along.js';
import { repairRecording } from '../../../analysis/repairs/repair-recording.js';
import { AccountStanding } from '../../accounts/index.js';
import { invalidField, noSuchWorkout } from '../domain/errors.js';
import { extrasOf, LINE_NAMES, W_PRIME_BALANCE } from '../domain/line.js';
import { streamsOf, type Streams } from '../domain/streams.js';
import { WorkoutReader } from '../ports/workout-reader.js';

/** The time series of a workout, reduced for a screen. */
@Injectable()
export class GetStreams {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutReader,
  ) {}

  /**
   * @param names of channels and of what apps recorded; null asks for all channels
   * @param points of one channel at most
   * Throws ONBOARDING_REQUIRED; NOT_FOUND, also where it is another athlete's; VALIDATION_FAILED for a name of nothing.
   */
  async execute(userId: string, workoutId: string, names: readonly string[] | null, points: number): Promise<Streams> {
    await this.standing.assertProfileCompleted(userId);
    const stored = await this.workouts.recording(userId, workoutId);
    if (!stored) throw noSuchWorkout();
    const known = new Set([...LINE_NAMES, ...extrasOf(stored.recording).map(({ name }) => name)]);
    if (names?.some((name) => !known.has(name))) throw invalidField('channels', `channels may be ${[...known].join(', ')}`);
    const wanted = names ?? LINE_NAMES;
    // Mended as the analysis mended it: the lines and the numbers beside them must tell the same story.
    const { recording } = repairRecording(stored.recording, stored.thresholds);
    const { wPrimeBalance } = stored;
    const wPrime = wPrimeBalance && wanted.includes(W_PRIME_BALANCE) ? wPrimeAlong(recording, wPrimeBalance, wPrimeBalance.model) : null;
    return streamsOf(recording, wanted, points, wPrime);
  }
}
