import { Module, type Provider } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminConfig } from '#config/admin.config.js';
import { AuthConfig } from '#config/auth.config.js';
import { Clock } from '#kernel/clock.js';
import { AccountController } from './adapters/http/account/account.controller.js';
import { FeedbackController } from './adapters/http/account/feedback.controller.js';
import { AuthPasswordsController } from './adapters/http/credentials/auth-passwords.controller.js';
import { AuthController } from './adapters/http/credentials/auth.controller.js';
import { EmailChangeController } from './adapters/http/credentials/email-change.controller.js';
import { SessionsController } from './adapters/http/credentials/sessions.controller.js';
import { UserPresenter } from './adapters/http/credentials/user.presenter.js';
import { ProfileController } from './adapters/http/profile/profile.controller.js';
import { ThresholdsController } from './adapters/http/profile/thresholds.controller.js';
import { OnboardingController } from './adapters/http/questionnaire/onboarding.controller.js';
import { JwtSessionTokens } from './adapters/jwt/jwt-session-tokens.js';
import { JwtStrategy } from './adapters/jwt/jwt.strategy.js';
import { TemplatedAccountMailer } from './adapters/mail/templated-account-mailer.js';
import { Argon2Passwords } from './adapters/passwords/argon2-passwords.js';
import { records, repositories } from './adapters/persistence/repositories.js';
import { AccountJobHandler } from './adapters/queue/account.job-handler.js';
import { OutboxAccountJobs } from './adapters/queue/outbox-account-jobs.js';
import { ZipStreamArchive } from './adapters/zip/zip-stream-archive.js';
import { AccountPlans } from './application/access/account-plans.js';
import { AccountPresence } from './application/access/account-presence.js';
import { AccountStanding } from './application/access/account-standing.js';
import { AccountSuspension } from './application/access/account-suspension.js';
import { KnownAccounts } from './application/access/known-accounts.js';
import {
  ConfirmEmailChange,
  RequestEmailChange,
  SendEmailChange,
} from './application/credentials/change-email.use-case.js';
import { ChangePassword } from './application/credentials/change-password.use-case.js';
import { OwnPassword } from './application/credentials/own-password.js';
import { PasswordPolicy } from './application/credentials/password-policy.js';
import { ReplacePassword } from './application/credentials/replace-password.js';
import {
  RequestPasswordReset,
  ResetPassword,
  SendPasswordReset,
} from './application/credentials/reset-password.use-case.js';
import { AccountContributors } from './application/deletion/account-contributors.js';
import { AccountsAccountContributor } from './application/deletion/accounts-account.contributor.js';
import { CloseOwnAccount } from './application/deletion/close-own-account.use-case.js';
import { DeleteAccount } from './application/deletion/delete-account.use-case.js';
import { EraseAccount } from './application/deletion/erase-account.use-case.js';
import { LeaveFeedback } from './application/deletion/leave-feedback.use-case.js';
import { ReturningAthletes } from './application/deletion/returning-athletes.js';
import { SweepErasures } from './application/deletion/sweep-erasures.use-case.js';
import { NotificationAddress } from './application/emails/notification-address.js';
import { SendAccountEmail } from './application/emails/send-account-email.use-case.js';
import { SendEmailChanged } from './application/emails/send-email-changed.use-case.js';
import { SendFarewell } from './application/emails/send-farewell.use-case.js';
import { SendOperatorEmail } from './application/emails/send-operator-email.use-case.js';
import { TestNotification } from './application/emails/test-notification.use-case.js';
import { ExportAccount } from './application/export/export-account.query.js';
import { AthleteCards } from './application/profile/athlete-cards.js';
import { AthleteProfiles } from './application/profile/athlete-profiles.js';
import { ChangePerson } from './application/profile/change-person.use-case.js';
import { CorrectThresholds } from './application/profile/correct-thresholds.use-case.js';
import { ListThresholds } from './application/profile/list-thresholds.query.js';
import { ProfileListeners } from './application/profile/profile-listeners.js';
import { ReadProfile } from './application/profile/read-profile.query.js';
import { SaveProfile } from './application/profile/save-profile.use-case.js';
import { ThresholdHistories } from './application/profile/threshold-histories.js';
import {
  CompleteOnboarding,
  SkipOnboarding,
} from './application/questionnaire/complete-onboarding.use-case.js';
import { Questionnaires } from './application/questionnaire/questionnaires.js';
import { SaveDraft } from './application/questionnaire/save-draft.use-case.js';
import { Administrators } from './application/sessions/administrators.js';
import { LogIn } from './application/sessions/log-in.use-case.js';
import { RegisterAthlete } from './application/sessions/register-athlete.use-case.js';
import { Sessions } from './application/sessions/sessions.js';
import { SignedInUser } from './application/sessions/signed-in-user.query.js';
import { AccountJobs } from './ports/account-jobs.js';
import { AccountMailer } from './ports/account-mailer.js';
import { Archive } from './ports/archive.js';
import { Passwords } from './ports/passwords.js';
import { SessionTokens } from './ports/session-tokens.js';
import { SettingsRepository } from './ports/settings.repository.js';

/** Mail reaches nobody at such a name (RFC 6762), e.g. that of the default administrator. */
const NO_MAIL = /\.local$/i;

const adapters: Provider[] = [
  ...repositories,
  { provide: AccountJobs, useClass: OutboxAccountJobs },
  { provide: AccountMailer, useClass: TemplatedAccountMailer },
  { provide: Archive, useClass: ZipStreamArchive },
  { provide: Passwords, useClass: Argon2Passwords },
  { provide: SessionTokens, useClass: JwtSessionTokens },
  {
    provide: AccountContributors,
    inject: [AccountsAccountContributor],
    useFactory: (own: AccountsAccountContributor) => new AccountContributors(own),
  },
  {
    provide: NotificationAddress,
    inject: [SettingsRepository, Clock, AdminConfig],
    useFactory: (settings: SettingsRepository, clock: Clock, { email }: AdminConfig) =>
      new NotificationAddress(settings, clock, NO_MAIL.test(email) ? null : email),
  },
];

@Module({
  imports: [
    TypeOrmModule.forFeature(records),
    JwtModule.registerAsync({
      inject: [AuthConfig],
      useFactory: (auth: AuthConfig) => ({ secret: auth.jwtSecret }),
    }),
  ],
  controllers: [
    AccountController,
    FeedbackController,
    AuthController,
    AuthPasswordsController,
    EmailChangeController,
    SessionsController,
    ProfileController,
    ThresholdsController,
    OnboardingController,
  ],
  providers: [
    ...adapters,
    AccountJobHandler,
    AccountPlans,
    AccountPresence,
    AccountStanding,
    AccountSuspension,
    AccountsAccountContributor,
    Administrators,
    AthleteCards,
    AthleteProfiles,
    ChangePassword,
    ChangePerson,
    CloseOwnAccount,
    CompleteOnboarding,
    ConfirmEmailChange,
    CorrectThresholds,
    DeleteAccount,
    EraseAccount,
    ExportAccount,
    JwtStrategy,
    KnownAccounts,
    LeaveFeedback,
    ListThresholds,
    LogIn,
    OwnPassword,
    PasswordPolicy,
    ProfileListeners,
    Questionnaires,
    ReadProfile,
    RegisterAthlete,
    ReplacePassword,
    RequestEmailChange,
    RequestPasswordReset,
    ResetPassword,
    ReturningAthletes,
    SaveDraft,
    SaveProfile,
    SendAccountEmail,
    SendEmailChange,
    SendEmailChanged,
    SendFarewell,
    SendOperatorEmail,
    SendPasswordReset,
    Sessions,
    SignedInUser,
    SkipOnboarding,
    SweepErasures,
    TestNotification,
    ThresholdHistories,
    UserPresenter,
  ],
  exports: [
    AccountContributors,
    AccountPlans,
    AccountPresence,
    AccountStanding,
    AccountSuspension,
    Administrators,
    AthleteCards,
    AthleteProfiles,
    DeleteAccount,
    ExportAccount,
    KnownAccounts,
    LogIn,
    NotificationAddress,
    ProfileListeners,
    Questionnaires,
    Sessions,
    TestNotification,
    UserPresenter,
  ],
})
export class AccountsModule {}
