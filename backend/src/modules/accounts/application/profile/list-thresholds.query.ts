import { Injectable } from '@nestjs/common';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

/** What the athlete entered, newest first. */
@Injectable()
export class ListThresholds {
  constructor(private readonly profiles: AthleteProfileRepository) {}

  async execute(userId: string): Promise<readonly DatedThresholds[]> {
    return [...(await this.profiles.thresholdEntries(userId))].reverse();
  }
}
