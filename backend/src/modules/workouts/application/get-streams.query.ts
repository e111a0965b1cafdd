import { Injectable } from '@nestjs/common';
import type { ChannelName } from '../../../analysis/recording/recording.js';
import { repairRecording } from '../../../analysis/repairs/repair-recording.js';
import { AccountStanding } from '../../accounts/index.js';
import { CHANNEL_UNITS } from '../domain/channel-units.js';
import { noSuchWorkout } from '../domain/errors.js';
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
   * @param channels null asks for all
   * @param points of one channel at most
   * Throws ONBOARDING_REQUIRED; NOT_FOUND, also where it is another athlete's.
   */
  async execute(userId: string, workoutId: string, channels: readonly ChannelName[] | null, points: number): Promise<Streams> {
    await this.standing.assertProfileCompleted(userId);
    const stored = await this.workouts.recording(userId, workoutId);
    if (!stored) throw noSuchWorkout();
    // Mended as the analysis mended it: the lines and the numbers beside them must tell the same story.
    const { recording } = repairRecording(stored.recording, stored.thresholds);
    return streamsOf(recording, channels ?? (Object.keys(CHANNEL_UNITS) as ChannelName[]), points);
  }
}
