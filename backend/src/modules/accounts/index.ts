export { AccountsModule } from './accounts.module.js';
export { AccountStanding } from './application/account-standing.js';
export { AthleteProfiles } from './application/athlete-profiles.js';
export { EnsureAdministrator, type FirstAdministrator } from './application/ensure-administrator.use-case.js';
export { ThresholdListener, ThresholdListeners } from './application/threshold-listeners.js';
