/** The statuses of a plan that people see. Source: docs/contract.md, "Subscription". */
export const SUBSCRIPTION_STATUSES = [
  'TRIAL',
  'PENDING',
  'ACTIVE',
  'CANCELED',
  'COMPLETED',
  'EXPIRED',
  'SUSPENDED',
  'FAILED',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
