export { AccountsModule } from './accounts.module.js';
export { AccountContacts, type AccountContact } from './application/account-contacts.js';
export { AccountContributors } from './application/account-contributors.js';
export { AccountPlans } from './application/account-plans.js';
export { AccountPresence } from './application/account-presence.js';
export { AccountStanding } from './application/account-standing.js';
export { AccountSuspension } from './application/account-suspension.js';
export { AdministratorPresence } from './application/administrator-presence.js';
export { Administrators } from './application/administrators.js';
export { AthleteCards, type AthleteCard } from './application/athlete-cards.js';
export { AthleteProfiles } from './application/athlete-profiles.js';
export { CloseAccount } from './application/close-account.use-case.js';
export { CompletedProfiles } from './application/completed-profiles.js';
export {
  EnsureAdministrator,
  type FirstAdministrator,
} from './application/ensure-administrator.use-case.js';
export { ExportAccount } from './application/export-account.query.js';
export { KnownAccounts, type KnownAccount } from './application/known-accounts.js';
export { LogIn } from './application/log-in.use-case.js';
export type { Session } from './application/session.js';
export { NotificationAddress } from './application/notification-address.js';
export { TestNotification } from './application/test-notification.use-case.js';
export { PaymentSuspension } from './application/payment-suspension.js';
export { ProfileListener, ProfileListeners } from './application/profile-listeners.js';
export type { ChangedDays } from './domain/changed-days.js';
export {
  AccountContributor,
  type ExportedFile,
  type FormerAccount,
} from './ports/account-contributor.js';
export { jsonFile, jsonListFile } from './application/json-file.js';
export { SessionAnswer, UserAnswer } from './adapters/http/user.answer.js';
export { UserPresenter } from './adapters/http/user.presenter.js';
