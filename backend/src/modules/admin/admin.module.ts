import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { CoachingModule } from '../coaching/index.js';
import { coach } from './wiring/coach.js';
import { operations } from './wiring/operations.js';
import { reports } from './wiring/reports.js';
import { users } from './wiring/users.js';

@Module({
  imports: [AccountsModule, BillingModule, CoachingModule],
  controllers: [
    ...coach.controllers,
    ...operations.controllers,
    ...reports.controllers,
    ...users.controllers,
  ],
  providers: [
    ...coach.providers,
    ...operations.providers,
    ...reports.providers,
    ...users.providers,
  ],
})
export class AdminModule {}
