import { say } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import { quantity } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { measure } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { shownOf, type Seen } from '../series/seen.js';
import { start } from '../words.js';

/** "When was the longest stop?": how far in, by time and distance. */
export function whenOf(part: Part, seen: Seen): Found {
  const {
    look: { ground },
    units,
  } = seen;
  const shown = shownOf(seen);
  const name = (what: string, label: string) => ({
    key: `${part.key}.${what}`,
    label: `${label} of ${part.name}`,
    about: [],
    method: 'engine',
    at: { from: part.from, to: part.to, channel: 'speed' },
  });
  const since = part.from - (ground.grid.time[0] ?? 0);
  const began = quantity(name('start', 'Start'), since, 's', clock(since));
  const metres = distanceAt(part.from, ground);
  const where =
    metres === null
      ? null
      : quantity(name('place', 'Place'), metres, 'm', shownDistance(metres, units));
  const lasted = measure(part, SPAN_METRICS.time, shown);
  return {
    facts: [began, where, lasted?.fact ?? null].filter((fact) => fact !== null),
    focus: part,
    answer: (placed) => ({
      finding: [
        say`${start(part)} began ${placed(began)} after the start${where ? say`, at ${placed(where)}` : ''}${lasted ? say`, and lasted ${placed(lasted.fact)}` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Metres covered up to a second; null where they are not known there. */
function distanceAt(second: number, { grid }: Seen['look']['ground']): number | null {
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
