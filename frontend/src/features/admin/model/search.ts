import { AUDITED_ACTIONS, type AuditedAction } from './operations.js';
import {
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
  USER_GROUPS,
  USER_SORTS,
  type UserGroup,
  type UserSort,
} from './user-list.js';
import { type TabId, TABS } from './tabs.js';
import { isDay } from './new-york.js';

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/**
 * What the address of the dashboard may hold; what is left out takes its usual value. Days are
 * YYYY-MM-DD in New York.
 */
export interface AdminSearch {
  readonly tab?: TabId;
  readonly page?: number;
  readonly limit?: PageSize;
  readonly filter?: SubscriptionFilter;
  readonly only?: UserGroup;
  readonly search?: string;
  readonly sort?: UserSort;
  /** Id of the user whose answers are open. */
  readonly profile?: string;
  readonly range?: 'custom';
  readonly startDate?: string;
  readonly endDate?: string;
  readonly actor?: string;
  readonly action?: AuditedAction;
  readonly subject?: string;
  readonly days?: number;
}

export type SearchPatch = Partial<AdminSearch>;

const text = (value: unknown): string | undefined => {
  const said = typeof value === 'number' ? String(value) : value;
  if (typeof said !== 'string') return undefined;
  // No database knows a NUL.
  const plain = said.replaceAll('\0', '').slice(0, 200);
  return plain.trim() === '' ? undefined : plain;
};

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** Behind it the server knows no page. */
const LAST_PAGE = 1_000_000;

const page = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 1 && Number(value) <= LAST_PAGE
    ? Number(value)
    : undefined;

/**
 * Takes what is well-formed and empties the rest; every key is set, or the raw one would come
 * through.
 */
export function adminSearch(search: Record<string, unknown>): AdminSearch {
  const range = search['range'] === 'custom' ? 'custom' : undefined;
  return {
    tab: TABS.find(({ id }) => id === search['tab'])?.id,
    page: page(search['page']),
    limit: PAGE_SIZES.find((size) => size === Number(search['limit'])),
    filter: SUBSCRIPTION_FILTERS.find((filter) => filter === search['filter']),
    only: USER_GROUPS.find((group) => group === search['only']),
    search: text(search['search']),
    sort: USER_SORTS.find((sort) => sort === search['sort']),
    profile: text(search['profile']),
    range,
    startDate: range && day(search['startDate']),
    endDate: range && day(search['endDate']),
    actor: text(search['actor']),
    action: AUDITED_ACTIONS.find((action) => action === search['action']),
    subject: text(search['subject']),
    days: [7, 90].find((days) => days === Number(search['days'])),
  };
}

/** Days in New York, both included; without an end it goes up to now. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate?: string;
}

/** What the filter asks for; until a day is chosen, a custom range begins today too. */
export function askedRange({ range, startDate, endDate }: AdminSearch, today: string): DayRange {
  if (range !== 'custom') return { startDate: today };
  const start = startDate ?? today;
  return endDate === undefined ? { startDate: start } : { startDate: start, endDate };
}
