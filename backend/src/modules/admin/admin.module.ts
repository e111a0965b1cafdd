import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { users } from './wiring/users.js';

@Module({
  imports: [AccountsModule, BillingModule],
  controllers: [...users.controllers],
  providers: [...users.providers],
})
export class AdminModule {}
