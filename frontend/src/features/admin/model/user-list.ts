import type {
  AdminUserAnswer,
  AdminUserListAnswer,
  ListUsersData,
  PaginationAnswer,
} from '#api/generated/types.gen.js';

export const SUBSCRIPTION_FILTERS = [
  'ALL',
  'ACTIVE',
  'TRIAL',
  'PENDING',
  'COMPLETED',
  'EXPIRED',
  'CANCELED',
] as const;
export type SubscriptionFilter = (typeof SUBSCRIPTION_FILTERS)[number];

/** People who need an eye, whatever their plan. */
export const USER_GROUPS = ['SUSPENDED', 'FAILED', 'ADMINISTRATORS'] as const;

export type UserGroup = (typeof USER_GROUPS)[number];

export const USER_SORTS = [
  'createdAt_desc',
  'createdAt_asc',
  'email_asc',
  'email_desc',
  'lastName_asc',
  'lastName_desc',
] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The order of a list that nobody has ordered. */
export const USUAL_SORT: UserSort = 'createdAt_desc';

export type Pagination = PaginationAnswer;
export type UserRow = AdminUserAnswer;
export type UserPage = AdminUserListAnswer;

/** One page of the list, with its filter, search and order. */
export type UserListQuery = Readonly<
  Required<Omit<NonNullable<ListUsersData['query']>, 'only'>> & {
    only: UserGroup | undefined;
  }
>;

/** Why `user` may not be kept out; null where they may. */
export const exclusionBar = (
  { role }: Pick<UserRow, 'role'>,
  deed: 'suspend' | 'pause',
): string | null => (role === 'admin' ? `Cannot ${deed} admin users` : null);

/** Why `user` may not be deleted; null where they may. The server has the last word. */
export function deletionBar({
  role,
  subscriptionStatus,
}: Pick<UserRow, 'role' | 'subscriptionStatus'>): string | null {
  if (role === 'admin') return 'Cannot delete admin users';
  return subscriptionStatus === 'ACTIVE' ? 'Cannot delete users with active subscriptions' : null;
}
