const DAY_MS = 86_400_000;

/** A day of the athlete's calendar, YYYY-MM-DD. */
export type Day = string;

/** Days between two days of the calendar; negative where `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Every day from the first to the last, both of them included; empty where they stand the other way
 * round.
 */
export function daysFrom(first: Day, last: Day): Day[] {
  const start = Date.parse(first);
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) =>
    new Date(start + at * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The Monday on which a day's week begins (ISO 8601). */
export function weekOf(day: Day): Day {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/**
 * Every week from the first day's to the last day's by its Monday, with what has a day between
 * them; empty weeks among them.
 */
export function byWeek<T extends { readonly day: Day }>(
  all: readonly T[],
  first: Day,
  last: Day,
): [week: Day, ofWeek: T[]][] {
  const start = weekOf(first);
  const weeks = Array.from(
    { length: Math.floor(daysBetween(start, last) / 7) + 1 },
    (_, at): [Day, T[]] => [addDays(start, 7 * at), []],
  );
  const startMs = Date.parse(start);
  const places = new Map<Day, number>();
  const weekAt = (day: Day): number => {
    const known = places.get(day);
    if (known !== undefined) return known;
    const place = Math.floor((Date.parse(day) - startMs) / (7 * DAY_MS));
    places.set(day, place);
    return place;
  };
  for (const one of all) {
    if (one.day >= first && one.day <= last) weeks[weekAt(one.day)]?.[1].push(one);
  }
  return weeks;
}

/**
 * The workouts (or what else has a day) in the order of their days; those of one day stay in the
 * order in which they are given.
 */
export function inOrderOfDays<T extends { readonly day: Day }>(workouts: readonly T[]): T[] {
  return [...workouts].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
