import type { MetricId } from '../metrics/span-metric.js';
import type { Query, Series } from '../query.js';
import type { Seen } from './seen.js';

/** Operations that need parts, where a question names only the whole workout. */
const NEED_PARTS: ReadonlySet<Query['operation']['kind']> = new Set([
  'extreme',
  'ends',
  'rank',
  'trend',
  'spread',
  'onset',
  'countWhere',
]);

/** A statistic of the whole itself is asked for by these: "highest heart rate". */
const CHANNELS: readonly MetricId[] = [
  'heartRate',
  'power',
  'speed',
  'cadence',
  'altitude',
  'temperature',
];

/** The parts that athletes mean where they name none; null where the whole itself is meant. */
export function seriesMeant({ operation, metrics }: Query, seen: Seen): Series | null {
  if (!NEED_PARTS.has(operation.kind)) return null;
  const [metric] = metrics;
  const ends = operation.kind === 'extreme' || operation.kind === 'ends';
  const byValue = ends && (operation.end === 'most' || operation.end === 'least');
  if (byValue && metric !== undefined && CHANNELS.includes(metric)) return null;
  return operation.kind === 'trend' || operation.kind === 'onset'
    ? along(seen, operation.kind)
    : usual(seen);
}

/** What athletes mean by the parts of such a workout. */
function usual({ workout, look }: Seen): Series {
  if (workout.analysis.intervals.some(({ kind }) => kind === 'work')) return { kind: 'rep' };
  if (workout.family === 'running' && look.ground.grid.channels.distance)
    return { kind: 'block', by: 'metres', length: 1000 };
  return workout.analysis.pacing ? { kind: 'quarter' } : { kind: 'third' };
}

/** Pieces of the whole course. */
function along({ workout, look }: Seen, kind: 'trend' | 'onset'): Series {
  if (kind === 'trend') return workout.analysis.pacing ? { kind: 'quarter' } : { kind: 'third' };
  return workout.family === 'running' && look.ground.grid.channels.distance
    ? { kind: 'block', by: 'metres', length: 1000 }
    : { kind: 'block', by: 'seconds', length: 300 };
}
