import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthConfig } from '../../config/auth.config.js';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { RandomSecretGenerator } from './adapters/argon2/random-secret-generator.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { UserPresenter } from './adapters/http/user.presenter.js';
import { JwtTokenIssuer } from './adapters/jwt/jwt-token-issuer.js';
import { JwtStrategy } from './adapters/jwt/jwt.strategy.js';
import { AthleteProfileRecord } from './adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from './adapters/persistence/athlete-threshold.record.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile.repository.js';
import { TypeormUserRepository } from './adapters/persistence/typeorm-user.repository.js';
import { UserRecord } from './adapters/persistence/user.record.js';
import { AccountStanding } from './application/account-standing.js';
import { AthleteProfiles } from './application/athlete-profiles.js';
import { EnsureAdministrator } from './application/ensure-administrator.use-case.js';
import { LogIn } from './application/log-in.use-case.js';
import { ReadProfile } from './application/read-profile.query.js';
import { RegisterAthlete } from './application/register-athlete.use-case.js';
import { SaveProfile } from './application/save-profile.use-case.js';
import { SignedInUser } from './application/signed-in-user.query.js';
import { ThresholdListeners } from './application/threshold-listeners.js';
import { AthleteProfileRepository } from './ports/athlete-profile.repository.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { SecretGenerator } from './ports/secret-generator.js';
import { TokenIssuer } from './ports/token-issuer.js';
import { UserRepository } from './ports/user.repository.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([UserRecord, AthleteProfileRecord, AthleteThresholdRecord]),
    JwtModule.registerAsync({ inject: [AuthConfig], useFactory: (auth: AuthConfig) => ({ secret: auth.jwtSecret }) }),
  ],
  controllers: [AuthController, ProfileController],
  providers: [
    AccountStanding,
    AthleteProfiles,
    EnsureAdministrator,
    JwtStrategy,
    LogIn,
    ReadProfile,
    RegisterAthlete,
    SaveProfile,
    SignedInUser,
    ThresholdListeners,
    UserPresenter,
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: SecretGenerator, useClass: RandomSecretGenerator },
    { provide: TokenIssuer, useClass: JwtTokenIssuer },
    { provide: UserRepository, useClass: TypeormUserRepository },
  ],
  exports: [AccountStanding, AthleteProfiles, EnsureAdministrator, ThresholdListeners],
})
export class AccountsModule {}
