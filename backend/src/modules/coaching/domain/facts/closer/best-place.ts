import { bestWindow, powerWindowsOf } from '#analysis/curves/best-window.js';
import type { EvidencePlace } from '#kernel/evidence.js';
import type { CloserLook } from './closer-look.js';

/**
 * Where on a recording its best power over so many seconds was held, as the power curve finds it;
 * null where nothing is so long.
 */
export function bestPowerPlace(
  look: Pick<CloserLook, 'ground'>,
  seconds: number,
): EvidencePlace | null {
  return bestPowerOf(look, seconds)?.place ?? null;
}

/** The same with its mean, in watts. */
export function bestPowerOf(
  { ground: { grid } }: Pick<CloserLook, 'ground'>,
  seconds: number,
): { readonly place: EvidencePlace; readonly watts: number } | null {
  const windows = powerWindowsOf(grid);
  const window = windows && bestWindow(windows, seconds);
  const from = window ? grid.time[window.from] : undefined;
  return !window || from === undefined
    ? null
    : { place: { from, to: from + seconds, channel: 'power' }, watts: window.mean };
}
