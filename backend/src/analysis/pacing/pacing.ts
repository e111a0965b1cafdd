import type { Pacing } from '../analysis.js';
import type { Ground } from '../session/ground.js';
import { partBounds, partStats } from './part-stats.js';

/** Quarters and halves with their means; null where there is no output or too little time. */
export function pacingOf(ground: Ground): Pacing | null {
  const quarters = partBounds(ground, 4);
  if (ground.output === null || quarters === null) return null;
  const halves = quarters.filter((_, at) => at % 2 === 0);
  return {
    outputChannel: ground.output.channel,
    quarters: partStats(ground, quarters),
    halves: partStats(ground, halves),
  };
}
