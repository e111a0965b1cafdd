import type { Day } from '#analysis/load/days.js';
import { MONTH_NAMES } from '#coaching/domain/understanding/period.js';

/** The day of `7 September 2025`, as facts show it. */
export function dayOf(shown: string): Day {
  const [date = '', month = '', year = ''] = shown.split(' ');
  const at = MONTH_NAMES.indexOf(month.toLowerCase()) + 1;
  return `${year}-${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`;
}
