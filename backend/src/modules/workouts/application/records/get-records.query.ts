import { Injectable } from '@nestjs/common';
import type { Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Clock } from '#kernel/clock.js';
import type { PersonalRecords } from '#workouts/domain/records/personal-records.js';
import { DigestReader } from '#workouts/ports/digest-reader.js';
import { latestAndToday } from '../progress/latest-and-today.js';
import { readRecords } from './read-records.js';

/** Best efforts and power by duration over all workouts of a sport family. */
@Injectable()
export class GetRecords {
  constructor(
    private readonly digests: DigestReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws VALIDATION_FAILED for a text that names no day.
   *
   * @param asked null asks for the family of the newest workout
   * @param said today where the athlete is; in UTC where their client does not say
   */
  async execute(userId: string, asked: SportFamily | null, said?: Day): Promise<PersonalRecords> {
    const { today, latest } = await latestAndToday(this.digests, userId, this.clock, said);
    return readRecords(this.digests, userId, asked ?? latest?.family ?? 'cycling', today);
  }
}
