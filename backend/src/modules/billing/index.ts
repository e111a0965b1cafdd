export { BillingModule } from './billing.module.js';
export { Customers } from './application/customers.js';
export { Entitlements } from './application/entitlements.js';
export { PauseCollection } from './application/pause-collection.use-case.js';
export { PlanOverviews } from './application/plan-overviews.js';
export type { PlanOverview } from './domain/plan-overview.js';
export { Plans } from './application/plans.js';
export {
  SubscriptionStateQuery,
  type SubscriptionState,
} from './application/subscription-state.query.js';
export { SyncSubscription } from './application/sync-subscription.use-case.js';
export type { Plan } from './domain/plan.js';
export type { QuestionReservation } from './domain/question-reservation.js';
export type { SubscriptionStatus } from './domain/subscription-status.js';
