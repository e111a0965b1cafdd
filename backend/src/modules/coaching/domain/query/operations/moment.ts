import { clock } from '#coaching/domain/display/duration.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import { quantity } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Seen } from '../series/seen.js';

/** When something was, from the start; and where, where that is known. */
export interface Moment {
  readonly time: FactDraft;
  readonly place: FactDraft | null;
}

/**
 * @param what for the keys and labels: `interval.3`, `interval 3`
 * @param second of the recording
 */
export function momentOf(
  second: number,
  what: { readonly key: string; readonly name: string; readonly to: number },
  { look: { ground }, units }: Seen,
): Moment {
  const name = (part: string, label: string) => ({
    key: `${what.key}.${part}.${units.distance}`,
    label: `${label} of ${what.name}`,
    about: [],
    method: 'engine',
    at: { from: second, to: Math.max(what.to, second + 1), channel: 'speed' },
  });
  const since = second - (ground.grid.time[0] ?? 0);
  const metres = metresAt(second, ground);
  return {
    time: quantity(name('start', 'Start'), since, 's', clock(since)),
    place:
      metres === null
        ? null
        : quantity(name('place', 'Place'), metres, 'm', shownDistance(metres, units)),
  };
}

/** Metres covered up to a second; null where they are not known there. */
export function metresAt(second: number, { grid }: Seen['look']['ground']): number | null {
  const { distance } = grid.channels;
  if (!distance) return null;
  const known = (from: number, step: 1 | -1): number | null => {
    for (let row = from; row >= 0 && row < grid.length; row += step) {
      const here = distance[row];
      if (here !== undefined && Number.isFinite(here)) return here;
    }
    return null;
  };
  const row = grid.time.findIndex((time) => time >= second);
  const [here, first] = [known(row < 0 ? grid.length - 1 : row, -1), known(0, 1)];
  return here === null || first === null ? null : here - first;
}
