import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Day } from '../model/progress/calendar.js';
import {
  mondaysOf,
  monthOfDay,
  moved,
  type MonthKey,
  type Place,
} from '../model/list/month-grid.js';

export interface MonthGrid {
  readonly month: MonthKey;
  readonly show: (month: MonthKey) => void;
  /** The one cell that Tab reaches. */
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const placeKey = ({ day, week }: Place): string => (week ? `week-${day}` : day);

/**
 * Which month is shown and where the keyboard is in it. Both follow `chosen`, the day from which on
 * the list shows workouts, whenever that changes.
 */
export function useMonthGrid(chosen: Day): MonthGrid {
  const [followed, setFollowed] = useState(chosen);
  const [month, setMonth] = useState(monthOfDay(chosen));
  const [place, setPlace] = useState<Place>({ day: chosen, week: false });
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);

  if (chosen !== followed) {
    setFollowed(chosen);
    if (!isShown(chosen, month)) setMonth(monthOfDay(chosen));
    if (place.day !== chosen) setPlace({ day: chosen, week: false });
  }

  useEffect(() => {
    if (wanted.current === null) return;
    table.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [place]);

  const show = (next: MonthKey): void => {
    setMonth(next);
    setPlace({ day: `${next}-01`, week: false });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moved(place, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    wanted.current = placeKey(next);
    const paged = event.key.startsWith('Page');
    if (paged || !isShown(next.day, month)) setMonth(monthOfDay(next.day));
    setPlace(next);
  };
  return { month, show, place, setPlace, table, onKeyDown };
}

function isShown(day: Day, month: MonthKey): boolean {
  const mondays = mondaysOf(month);
  const last = mondays.at(-1) ?? '';
  return day >= (mondays[0] ?? '') && (day <= last || monthOfDay(day) === month);
}
