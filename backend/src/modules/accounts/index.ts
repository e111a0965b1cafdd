export { AccountsModule } from './accounts.module.js';
export { AccountPlans } from './application/access/account-plans.js';
export { AccountPresence } from './application/access/account-presence.js';
export { AccountStanding } from './application/access/account-standing.js';
export { AccountSuspension } from './application/access/account-suspension.js';
export { KnownAccounts, type KnownAccount } from './application/access/known-accounts.js';
export {
  AccountContributor,
  AccountContributors,
  type FormerAccount,
} from './application/deletion/account-contributors.js';
export { DeleteAccount } from './application/deletion/delete-account.use-case.js';
export { NotificationAddress } from './application/emails/notification-address.js';
export { TestNotification } from './application/emails/test-notification.use-case.js';
export { ExportAccount } from './application/export/export-account.query.js';
export { jsonFile, jsonListFile } from './application/export/json-file.js';
export { AthleteCards, type AthleteCard } from './application/profile/athlete-cards.js';
export { AthleteProfiles } from './application/profile/athlete-profiles.js';
export { ProfileListener, ProfileListeners } from './application/profile/profile-listeners.js';
export { Questionnaires } from './application/questionnaire/questionnaires.js';
export { Administrators } from './application/sessions/administrators.js';
export { LogIn, type Session } from './application/sessions/log-in.use-case.js';
export { Sessions } from './application/sessions/sessions.js';
export type { User } from './domain/user.js';
export type { ExportedFile } from './domain/exported-file.js';
export type { KnownAdministrator } from './ports/administrator.repository.js';
export type { ChangedDays } from './domain/thresholds/changed-days.js';
export { SessionAnswer, UserAnswer } from './adapters/http/credentials/user.answer.js';
export { UserPresenter } from './adapters/http/credentials/user.presenter.js';
