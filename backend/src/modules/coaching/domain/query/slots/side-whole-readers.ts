import type { SideDoing } from '../comparison/side-doings.js';
import type { LimitedChannel } from '../comparison/side-query.js';
import { WHOLE, type Found } from './about-sides.js';
import { bestEffortOf } from './best-effort-of.js';
import { limitOf } from './limit-of.js';
import { implied } from './side-metrics.js';
import type { SideSense } from './side-sense.js';

export function shared({ doings, sideMetrics }: SideSense): Found | null {
  if (!doings.has('shared')) return null;
  return {
    metrics: sideMetrics.filter((id) => id !== 'gain'),
    scope: WHOLE,
    operation: { kind: 'shared' },
  };
}

const LIMITED: readonly string[] = ['power', 'heartRate', 'speed', 'cadence'];

export function limits(sense: SideSense): Found | null {
  const operation = limitOf(sense, { kind: 'quarter' })?.operation;
  if (operation?.kind !== 'timeWhere' || !LIMITED.includes(operation.channel)) return null;
  return {
    metrics: [],
    scope: WHOLE,
    operation: {
      kind: 'timeWhere',
      channel: operation.channel as LimitedChannel,
      above: operation.above ?? null,
      below: operation.below ?? null,
    },
  };
}

export function efforts(sense: SideSense): Found | null {
  const asked = bestEffortOf(sense)?.operation ?? timeOver(sense);
  if (asked?.kind !== 'bestEffort') return null;
  return {
    metrics: [],
    scope: WHOLE,
    operation: { kind: 'effort', by: asked.by, length: asked.length },
  };
}

/** "10k time in both": a distance without a place. */
function timeOver({ measures, sideMetrics, read }: SideSense) {
  const [measure, ...more] = measures;
  if (measure?.by !== 'metres' || more.length > 0 || measure.value < SHORTEST_RACE_M) return null;
  if (read.scopes.length > 0 || read.series || !sideMetrics.includes('time')) return null;
  return { kind: 'bestEffort', by: measure.by, length: measure.value } as const;
}

const SHORTEST_RACE_M = 400;

const COURSES: readonly SideDoing[] = ['course', 'fade', 'rise'];
const CAUSE = /\b(?:cause|reason|explain|explanation|how come|why)\b/;

export function whys(sense: SideSense): Found | null {
  if (!CAUSE.test(sense.plain)) return null;
  // "Why did I finish weaker on one of them" is about the course.
  if (COURSES.some((doing) => sense.doings.has(doing)))
    return { metrics: [], scope: WHOLE, operation: { kind: 'course' } };
  const metrics = implied(sense);
  return metrics.length > 0 ? { metrics, scope: WHOLE, operation: { kind: 'why' } } : null;
}
