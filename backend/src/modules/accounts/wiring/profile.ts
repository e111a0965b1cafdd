import { ProfileController } from '../adapters/http/profile/profile.controller.js';
import { OnboardingController } from '../adapters/http/questionnaire/onboarding.controller.js';
import { ThresholdsController } from '../adapters/http/profile/thresholds.controller.js';
import { AthleteProfileRecord } from '../adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from '../adapters/persistence/athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from '../adapters/persistence/questionnaire-draft.record.js';
import { QuestionnaireRecord } from '../adapters/persistence/questionnaire.record.js';
import { TypeormAthleteProfileRepository } from '../adapters/persistence/typeorm-athlete-profile.repository.js';
import { TypeormQuestionnaireRepository } from '../adapters/persistence/typeorm-questionnaire.repository.js';
import { TypeormSuspensions } from '../adapters/persistence/typeorm-suspensions.js';
import { AthleteCards } from '../application/profile/athlete-cards.js';
import { AthleteProfiles } from '../application/profile/athlete-profiles.js';
import { CompleteOnboarding } from '../application/questionnaire/complete-onboarding.use-case.js';
import { CompletedProfiles } from '../application/questionnaire/completed-profiles.js';
import { CorrectThresholds } from '../application/profile/correct-thresholds.use-case.js';
import { ListThresholds } from '../application/profile/list-thresholds.query.js';
import { ProfileListeners } from '../application/profile/profile-listeners.js';
import { Questionnaires } from '../application/questionnaire/questionnaires.js';
import { ReadProfile } from '../application/profile/read-profile.query.js';
import { SaveDraft } from '../application/questionnaire/save-draft.use-case.js';
import { SaveProfile } from '../application/profile/save-profile.use-case.js';
import { SkipOnboarding } from '../application/questionnaire/skip-onboarding.use-case.js';
import { ThresholdHistories } from '../application/profile/threshold-histories.js';
import { AthleteProfileRepository } from '../ports/athlete-profile.repository.js';
import { QuestionnaireRepository } from '../ports/questionnaire.repository.js';
import { Suspensions } from '../ports/suspensions.js';
import type { Area } from './area.js';

/** Questionnaire, thresholds and zones by date, units. */
export const profile: Area = {
  records: [
    AthleteProfileRecord,
    AthleteThresholdRecord,
    QuestionnaireDraftRecord,
    QuestionnaireRecord,
  ],
  controllers: [OnboardingController, ProfileController, ThresholdsController],
  providers: [
    AthleteCards,
    AthleteProfiles,
    CompleteOnboarding,
    CompletedProfiles,
    CorrectThresholds,
    ListThresholds,
    ProfileListeners,
    Questionnaires,
    ReadProfile,
    SaveDraft,
    SaveProfile,
    SkipOnboarding,
    ThresholdHistories,
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    { provide: QuestionnaireRepository, useClass: TypeormQuestionnaireRepository },
    { provide: Suspensions, useClass: TypeormSuspensions },
  ],
  exports: [AthleteCards, AthleteProfiles, CompletedProfiles, ProfileListeners],
};
