export { AccountsModule } from './accounts.module.js';
export { AccountStanding } from './application/account-standing.js';
export { AthleteProfiles } from './application/athlete-profiles.js';
export { EnsureAdministrator, type FirstAdministrator } from './application/ensure-administrator.use-case.js';
export { ProfileListener, ProfileListeners } from './application/profile-listeners.js';
export type { ChangedDays } from './domain/changed-days.js';
