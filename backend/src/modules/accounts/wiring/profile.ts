import { ProfileController } from '../adapters/http/profile.controller.js';
import { AthleteProfileRecord } from '../adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from '../adapters/persistence/athlete-threshold.record.js';
import { TypeormAthleteProfileRepository } from '../adapters/persistence/typeorm-athlete-profile.repository.js';
import { AthleteProfiles } from '../application/athlete-profiles.js';
import { ReadProfile } from '../application/read-profile.query.js';
import { SaveProfile } from '../application/save-profile.use-case.js';
import { ThresholdListeners } from '../application/threshold-listeners.js';
import { AthleteProfileRepository } from '../ports/athlete-profile.repository.js';
import type { Area } from './area.js';

/** Questionnaire, thresholds and zones by date, units. */
export const profile: Area = {
  records: [AthleteProfileRecord, AthleteThresholdRecord],
  controllers: [ProfileController],
  providers: [
    AthleteProfiles,
    ReadProfile,
    SaveProfile,
    ThresholdListeners,
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
  ],
  exports: [AthleteProfiles, ThresholdListeners],
};
