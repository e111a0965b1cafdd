import type { Span } from '#analysis/recording/recording.js';
import type { Ground } from '#analysis/session/ground.js';
import { clock, spokenSeconds } from '../display/duration.js';
import { shownDistance } from '../display/quantities.js';
import { count, quantity, type FactName } from '../facts/draft.js';
import { found, ownedBy, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

/** A shorter halt is a foot on the ground (ours). */
const SHORTEST_S = 10;

/**
 * How often and how long the athlete stood, by the timer or by speed, and where the longest stop
 * was.
 */
export const stops: Tool = {
  name: 'stops',
  description:
    `Number and sum of the stops of ${SHORTEST_S} seconds or more, timer stopped or standing ` +
    'still, and the longest of them: how long, when and where.',
  parameters: schema({ subject: SUBJECT }),
  fits: ({ workouts }) => workouts.some(({ look }) => look !== null),
  run(args, world, { context }) {
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    if (one.look === null)
      return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const { ground } = one.look();
    const all = stopsOf(ground);
    const { prefix, whose } = ownedBy(one, world);
    const name = (part: string, label: string, about: readonly string[], at?: Span): FactName => ({
      key: `${prefix}stops.${part}`,
      label,
      about,
      method: 'stops',
      quality: 'derived',
      ...whose,
      ...(at ? { at: { ...at, channel: 'speed' } } : {}),
    });
    const [longest] = [...all].sort((a, b) => b.to - b.from - (a.to - a.from));
    if (!longest)
      return found([count(name('count', `Stops of ${SHORTEST_S} s or more`, ['count']), 0)]);
    const metres = distanceAt(ground, longest.from);
    const total = all.reduce((sum, { from, to }) => sum + to - from, 0);
    const start = longest.from - (ground.grid.time[0] ?? 0);
    return found([
      count(name('count', `Stops of ${SHORTEST_S} s or more`, ['count']), all.length),
      quantity(
        name('total', 'Time in those stops together', ['total', 'time']),
        total,
        's',
        spokenSeconds(total),
      ),
      quantity(
        name('longest', 'Longest stop', ['max', 'time'], longest),
        longest.to - longest.from,
        's',
        spokenSeconds(longest.to - longest.from),
      ),
      quantity(
        name('longest.start', 'Start of the longest stop', ['time'], longest),
        start,
        's',
        clock(start),
      ),
      metres === null
        ? null
        : quantity(
            name('longest.distance', 'Distance at the longest stop', ['distance'], longest),
            metres,
            'm',
            shownDistance(metres, context.units),
          ),
    ]);
  },
};

/** Rows on which the athlete stood, joined, with the timer's own stops, which may have no rows. */
function stopsOf({ grid, moving }: Ground): readonly Span[] {
  const jumps = new Set(grid.clockJumps.map(({ from }) => from));
  const spans: Span[] = grid.stops
    .filter(({ from }) => !jumps.has(from))
    .map(({ from, to }) => ({ from, to }));
  for (let row = 0; row < grid.length; row++) {
    if (grid.paused[row] === 1 || moving === null || moving[row] === 1) continue;
    const from = grid.time[row] as number;
    spans.push({ from, to: from + 1 });
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.filter(({ from, to }) => to - from >= SHORTEST_S);
}

function distanceAt({ grid }: Ground, second: number): number | null {
  const { distance } = grid.channels;
  if (distance === undefined) return null;
  let here: number | null = null;
  for (let row = 0; row < grid.length && (grid.time[row] as number) <= second; row++) {
    const metres = distance[row] as number;
    if (Number.isFinite(metres)) here = metres;
  }
  return here;
}
