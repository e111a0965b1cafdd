import { ProfileController } from '../adapters/http/profile.controller.js';
import { OnboardingController } from '../adapters/http/questionnaire/onboarding.controller.js';
import { ThresholdsController } from '../adapters/http/thresholds.controller.js';
import { AthleteProfileRecord } from '../adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from '../adapters/persistence/athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from '../adapters/persistence/questionnaire-draft.record.js';
import { QuestionnaireRecord } from '../adapters/persistence/questionnaire.record.js';
import { TypeormAthleteProfileRepository } from '../adapters/persistence/typeorm-athlete-profile.repository.js';
import { TypeormQuestionnaireRepository } from '../adapters/persistence/typeorm-questionnaire.repository.js';
import { TypeormSuspensions } from '../adapters/persistence/typeorm-suspensions.js';
import { AthleteCards } from '../application/athlete-cards.js';
import { AthleteProfiles } from '../application/athlete-profiles.js';
import { CompleteOnboarding } from '../application/complete-onboarding.use-case.js';
import { CompletedProfiles } from '../application/completed-profiles.js';
import { CorrectThresholds } from '../application/correct-thresholds.use-case.js';
import { ListThresholds } from '../application/list-thresholds.query.js';
import { ProfileListeners } from '../application/profile-listeners.js';
import { Questionnaires } from '../application/questionnaires.js';
import { ReadProfile } from '../application/read-profile.query.js';
import { SaveDraft } from '../application/save-draft.use-case.js';
import { SaveProfile } from '../application/save-profile.use-case.js';
import { SkipOnboarding } from '../application/skip-onboarding.use-case.js';
import { ThresholdHistories } from '../application/threshold-histories.js';
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
