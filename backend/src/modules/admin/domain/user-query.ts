/** What people can be listed by; how their plan is called. Source: specification 002, section 5. */
export const USER_FILTERS = [
  'ALL',
  'ACTIVE',
  'TRIAL',
  'PENDING',
  'COMPLETED',
  'EXPIRED',
  'CANCELED',
] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** People who need an administrator's eye, whatever their plan. */
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

/** Page sizes of the table of users. */
export const USER_PAGE_SIZES = [25, 50, 100] as const;

/**
 * A search that finds more is not counted any further: its page says that there are so many or
 * more.
 */
export const MOST_COUNTED = 1000;

export interface UserQuery {
  /** `SUBSCRIBERS`: everybody who has or had a subscription. */
  readonly filter: UserFilter | 'SUBSCRIBERS';
  /**
   * Suspended, with a failed payment, or administrators; together with the filter. Left out for
   * everybody.
   */
  readonly only?: UserGroup | undefined;
  /**
   * Part of address or name, without regard to case and accents; one or two characters are the
   * beginning of a word in them, or any part of a name in another script. Empty for all.
   */
  readonly search: string;
  readonly sort: UserSort;
}
