export const SUBSCRIPTION_FILTERS = ['ALL', 'ACTIVE', 'TRIAL', 'PENDING', 'COMPLETED', 'EXPIRED', 'CANCELED'] as const;
export type SubscriptionFilter = (typeof SUBSCRIPTION_FILTERS)[number];

export const USER_SORTS = ['createdAt_desc', 'createdAt_asc', 'email_asc', 'email_desc', 'lastName_asc', 'lastName_desc'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The order of a list that nobody has ordered. */
export const USUAL_SORT: UserSort = 'createdAt_desc';

export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly totalCount: number;
  readonly totalPages: number;
  /** False where a search finds more than `totalCount`. */
  readonly exact?: boolean;
}

/** A user as the list of the administrator has them; moments are ISO 8601. */
export interface UserRow {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: string;
  readonly role: string;
  readonly profileCompleted: boolean;
  readonly subscriptionDisplay: string;
  readonly subscriptionStatus: string;
  readonly accessDisplay: string;
  readonly isSuspended: boolean;
  readonly suspendReason: string | null;
  readonly suspendExpiresAt: string | null;
  readonly nextBillingDisplay: string | null;
  readonly lastPaymentStatus: string | null;
  /** In the payment provider's own words. */
  readonly providerStatus: string | null;
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  /** Their pages at the provider; null in the sandbox, which has none. */
  readonly customerUrl: string | null;
  readonly subscriptionUrl: string | null;
  readonly createdAt: string;
  readonly lastSyncedAt: string | null;
  readonly paidThrough: string | null;
}

export interface UserPage {
  readonly users: readonly UserRow[];
  readonly pagination: Pagination;
}

export interface UserListQuery {
  readonly page: number;
  readonly limit: number;
  readonly filter: SubscriptionFilter;
  readonly search: string;
  readonly sort: UserSort;
}

/** Why `user` may not be deleted; null where they may. The server has the last word. */
export function deletionBar({ role, subscriptionStatus }: Pick<UserRow, 'role' | 'subscriptionStatus'>): string | null {
  if (role === 'admin') return 'Cannot delete admin users';
  return subscriptionStatus === 'ACTIVE' ? 'Cannot delete users with active subscriptions' : null;
}
