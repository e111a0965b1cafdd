import { Argon2PasswordHasher } from '../adapters/argon2/argon2-password-hasher.js';
import { RandomSecretGenerator } from '../adapters/argon2/random-secret-generator.js';
import { AuthController } from '../adapters/http/credentials/auth.controller.js';
import { AuthPasswordsController } from '../adapters/http/credentials/auth-passwords.controller.js';
import { UserPresenter } from '../adapters/http/credentials/user.presenter.js';
import { JwtTokenIssuer } from '../adapters/jwt/jwt-token-issuer.js';
import { JwtStrategy } from '../adapters/jwt/jwt.strategy.js';
import { TemplatedAccountMailer } from '../adapters/mail/templated-account-mailer.js';
import { PasswordResetRecord } from '../adapters/persistence/password-reset.record.js';
import { TypeormAdministratorSessions } from '../adapters/persistence/typeorm-administrator-sessions.js';
import { TypeormPasswordResetRepository } from '../adapters/persistence/typeorm-password-reset.repository.js';
import { TypeormUserRepository } from '../adapters/persistence/typeorm-user.repository.js';
import { UserRecord } from '../adapters/persistence/user.record.js';
import { AccountMailJobHandler } from '../adapters/queue/account-mail.job-handler.js';
import { OutboxAccountMailPlan } from '../adapters/queue/outbox-account-mail-plan.js';
import { ZxcvbnPasswordBlocklist } from '../adapters/zxcvbn/zxcvbn-password-blocklist.js';
import { AdministratorPresence } from '../application/sessions/administrator-presence.js';
import { Administrators } from '../application/sessions/administrators.js';
import { ChangePassword } from '../application/credentials/change-password.use-case.js';
import { EnsureAdministrator } from '../application/sessions/ensure-administrator.use-case.js';
import { KnownAccounts } from '../application/access/known-accounts.js';
import { LogIn } from '../application/sessions/log-in.use-case.js';
import { PasswordPolicy } from '../application/credentials/password-policy.js';
import { RegisterAthlete } from '../application/sessions/register-athlete.use-case.js';
import { ReplacePassword } from '../application/credentials/replace-password.js';
import { RequestPasswordReset } from '../application/credentials/request-password-reset.use-case.js';
import { ResetPassword } from '../application/credentials/reset-password.use-case.js';
import { SendAccountLetter } from '../application/emails/send-account-email.use-case.js';
import { SendPasswordReset } from '../application/credentials/send-password-reset.use-case.js';
import { SignedInUser } from '../application/sessions/signed-in-user.query.js';
import { AccountMailPlan } from '../ports/account-mail-plan.js';
import { AccountMailer } from '../ports/account-mailer.js';
import { AdministratorSessions } from '../ports/administrator-sessions.js';
import { PasswordBlocklist } from '../ports/password-blocklist.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { PasswordResetRepository } from '../ports/password-reset.repository.js';
import { SecretGenerator } from '../ports/secret-generator.js';
import { TokenIssuer } from '../ports/token-issuer.js';
import { UserRepository } from '../ports/user.repository.js';
import type { Area } from './area.js';

/** Joining, signing in, passwords, and the letters about them. */
export const credentials: Area = {
  records: [UserRecord, PasswordResetRecord],
  controllers: [AuthController, AuthPasswordsController],
  providers: [
    AccountMailJobHandler,
    AdministratorPresence,
    Administrators,
    ChangePassword,
    EnsureAdministrator,
    JwtStrategy,
    KnownAccounts,
    LogIn,
    PasswordPolicy,
    RegisterAthlete,
    ReplacePassword,
    RequestPasswordReset,
    ResetPassword,
    SendAccountLetter,
    SendPasswordReset,
    SignedInUser,
    UserPresenter,
    { provide: AccountMailPlan, useClass: OutboxAccountMailPlan },
    { provide: AccountMailer, useClass: TemplatedAccountMailer },
    { provide: AdministratorSessions, useClass: TypeormAdministratorSessions },
    { provide: PasswordBlocklist, useClass: ZxcvbnPasswordBlocklist },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: PasswordResetRepository, useClass: TypeormPasswordResetRepository },
    { provide: SecretGenerator, useClass: RandomSecretGenerator },
    { provide: TokenIssuer, useClass: JwtTokenIssuer },
    { provide: UserRepository, useClass: TypeormUserRepository },
  ],
  exports: [
    AdministratorPresence,
    Administrators,
    EnsureAdministrator,
    KnownAccounts,
    LogIn,
    UserPresenter,
  ],
};
