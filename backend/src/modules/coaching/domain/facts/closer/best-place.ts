import { bestWindow, powerWindowsOf } from '../../../../../analysis/curves/best-window.js';
import type { EvidencePlace } from '../../../../../kernel/evidence.js';
import type { CloserLook } from './closer-look.js';

/** Where on a recording its best power over so many seconds was held, as the power curve finds it; null where nothing is so long. */
export function bestPowerPlace({ ground: { grid } }: Pick<CloserLook, 'ground'>, seconds: number): EvidencePlace | null {
  const windows = powerWindowsOf(grid);
  const window = windows && bestWindow(windows, seconds);
  const from = window ? grid.time[window.from] : undefined;
  return from === undefined ? null : { from, to: from + seconds, channel: 'power' };
}
