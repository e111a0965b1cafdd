import { Argon2PasswordHasher } from '../adapters/argon2/argon2-password-hasher.js';
import { RandomSecretGenerator } from '../adapters/argon2/random-secret-generator.js';
import { AuthController } from '../adapters/http/auth.controller.js';
import { UserPresenter } from '../adapters/http/user.presenter.js';
import { JwtTokenIssuer } from '../adapters/jwt/jwt-token-issuer.js';
import { JwtStrategy } from '../adapters/jwt/jwt.strategy.js';
import { TypeormUserRepository } from '../adapters/persistence/typeorm-user.repository.js';
import { UserRecord } from '../adapters/persistence/user.record.js';
import { EnsureAdministrator } from '../application/ensure-administrator.use-case.js';
import { LogIn } from '../application/log-in.use-case.js';
import { RegisterAthlete } from '../application/register-athlete.use-case.js';
import { SignedInUser } from '../application/signed-in-user.query.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { SecretGenerator } from '../ports/secret-generator.js';
import { TokenIssuer } from '../ports/token-issuer.js';
import { UserRepository } from '../ports/user.repository.js';
import type { Area } from './area.js';

/** Joining, signing in, and passwords. */
export const credentials: Area = {
  records: [UserRecord],
  controllers: [AuthController],
  providers: [
    EnsureAdministrator,
    JwtStrategy,
    LogIn,
    RegisterAthlete,
    SignedInUser,
    UserPresenter,
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: SecretGenerator, useClass: RandomSecretGenerator },
    { provide: TokenIssuer, useClass: JwtTokenIssuer },
    { provide: UserRepository, useClass: TypeormUserRepository },
  ],
  exports: [EnsureAdministrator],
};
