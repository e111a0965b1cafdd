import { ownPath } from '#lib/own-path.js';
import { cleanSelection } from './selection.js';

const FAMILIES = ['cycling', 'running'] as const;

/**
 * What the address of the start page may hold: the list's filters, the workouts chosen for
 * comparison, where to go after signing in, which card a visitor came for, and whether they come
 * from a payment.
 */
export interface HomeSearch {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
  readonly family?: 'cycling' | 'running';
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  /** Ids with commas between them. */
  readonly selected?: string;
  readonly redirect?: string;
  readonly login?: true;
  readonly signup?: true;
  readonly payment?: 'success';
}

function whole(value: unknown, from: number, to: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}

function flag(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined;
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(value);
  // The 30th of February is read as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}

/** Both days or none. */
function daysOf(search: Record<string, unknown>): Pick<HomeSearch, 'from' | 'to'> {
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
  return from !== undefined && to !== undefined && from <= to
    ? { from, to }
    : { from: undefined, to: undefined };
}

/** The router reads a number where only digits were typed: "2025" is a search too. */
function typed(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 200) : undefined;
}

/**
 * Takes what is well-formed and empties the rest, so that an old or mistyped address still opens.
 * Every key is set: the router lays the answer over the raw address, and a key left out would come
 * through unchecked.
 */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  const year = whole(search['year'], 1990, 2100);
  return {
    year,
    month: year === undefined ? undefined : whole(search['month'], 1, 12),
    sport:
      typeof search['sport'] === 'string' && search['sport'] !== '' ? search['sport'] : undefined,
    family: FAMILIES.find((family) => family === search['family']),
    ...daysOf(search),
    q: typed(search['q']),
    selected: cleanSelection(search['selected']),
    redirect: ownPath(search['redirect']) ?? undefined,
    login: flag(search['login']),
    signup: flag(search['signup']),
    payment: search['payment'] === 'success' ? 'success' : undefined,
  };
}
