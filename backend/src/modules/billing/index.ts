export { BillingModule } from './billing.module.js';
export { Entitlements } from './application/entitlements.js';
export type { QuestionReservation } from './domain/question-reservation.js';
