import { AccountStanding } from '../application/account-standing.js';
import type { Area } from './area.js';

/** What an account may do at this moment, and how it is closed. */
export const standing: Area = {
  records: [],
  controllers: [],
  providers: [AccountStanding],
  exports: [AccountStanding],
};
