import type { Provider, Type } from '@nestjs/common';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AdministratorRepository } from '#accounts/ports/administrator.repository.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { EmailChangeRepository } from '#accounts/ports/email-change.repository.js';
import { SessionRepository } from '#accounts/ports/session.repository.js';
import { SettingsRepository } from '#accounts/ports/settings.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { QuestionnaireDraftRecord } from './questionnaire-draft.record.js';
import { QuestionnaireRecord } from './questionnaire.record.js';
import { SessionRecord } from './session.record.js';
import { TypeormAccountDeletionRepository } from './typeorm-account-deletion.repository.js';
import { TypeormAdministratorRepository } from './typeorm-administrator.repository.js';
import { TypeormAthleteProfileRepository } from './typeorm-athlete-profile.repository.js';
import { TypeormEmailChangeRepository } from './typeorm-email-change.repository.js';
import { TypeormSessionRepository } from './typeorm-session.repository.js';
import { TypeormSettingsRepository } from './typeorm-settings.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

export const records: Type[] = [
  AthleteProfileRecord,
  AthleteThresholdRecord,
  PasswordResetRecord,
  QuestionnaireDraftRecord,
  QuestionnaireRecord,
  SessionRecord,
  UserRecord,
];

export const repositories: Provider[] = [
  { provide: AccountDeletionRepository, useClass: TypeormAccountDeletionRepository },
  { provide: AdministratorRepository, useClass: TypeormAdministratorRepository },
  { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
  { provide: EmailChangeRepository, useClass: TypeormEmailChangeRepository },
  { provide: SessionRepository, useClass: TypeormSessionRepository },
  { provide: SettingsRepository, useClass: TypeormSettingsRepository },
  { provide: UserRepository, useClass: TypeormUserRepository },
];
