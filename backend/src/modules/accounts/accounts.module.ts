import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthConfig } from '#config/auth.config.js';
import { credentials } from './wiring/credentials.js';
import { notifications } from './wiring/notifications.js';
import { profile } from './wiring/profile.js';
import { standing } from './wiring/standing.js';

const areas = [credentials, notifications, profile, standing];

@Module({
  imports: [
    TypeOrmModule.forFeature(areas.flatMap(({ records }) => [...records])),
    JwtModule.registerAsync({
      inject: [AuthConfig],
      useFactory: (auth: AuthConfig) => ({ secret: auth.jwtSecret }),
    }),
  ],
  controllers: areas.flatMap(({ controllers }) => [...controllers]),
  providers: areas.flatMap(({ providers }) => [...providers]),
  exports: areas.flatMap((area) => [...area.exports]),
})
export class AccountsModule {}
