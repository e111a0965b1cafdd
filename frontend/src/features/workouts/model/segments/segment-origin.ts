import { distanceFigure, figureText, formatDuration, formatNumber } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Analysis, Segment } from '../analysis.js';
import { rowSeconds } from './row-time.js';
import type { Output } from './segments.js';

type Summary = NonNullable<Analysis['intervalSummary']>;

/** Where the intervals come from, in words; empty where an older engine did not tell. */
export function intervalOrigin(summary: Summary | undefined, output: Output): string {
  switch (summary?.source) {
    case 'workout_steps':
      return 'By the steps of the workout on your device.';
    case 'manual_laps':
      return 'By the laps that you pressed on your device.';
    case 'detected':
      return (
        `Found in your ${output.label.toLowerCase()}, sure to ` +
        `${formatNumber(summary.confidence * 100)}%: your device marked no intervals.`
      );
    case 'none':
    case undefined:
      return '';
  }
}

/** Lengths by which devices cut laps on their own: metres (and miles), seconds. */
const AUTO_DISTANCES_M = [1000, 1609.344, 2000, 3000, 5000, 8046.72, 10_000];
const AUTO_TIMES_S = [60, 300, 600, 900, 1800];
const NEAR = 0.015;
const NEAR_S = 2;
/** Triggers of laps that the device cut. */
const BY_ITSELF = new Set(['distance', 'time']);

/** Whether the athlete cut the laps or the device did, in words. */
export function lapOrigin(laps: readonly Segment[], units: UnitPreferences): string {
  if (laps.length < 2)
    return laps.length === 1 ? 'Your device wrote one lap for the whole session.' : '';
  // The last one ends with the session, wherever that is.
  const whole = laps.slice(0, -1);
  const every = everyOf(whole, units);
  if (whole.every(({ trigger }) => BY_ITSELF.has(trigger ?? ''))) {
    return (
      `Your device cut these automatically${every ? ` every ${every}` : ''} (auto-lap): they are ` +
      'splits, not efforts.'
    );
  }
  if (whole.length >= 3 && every)
    return (
      `Nearly all are ${every} long, so your device probably cut them automatically (auto-lap): ` +
      'read them as splits.'
    );
  return whole.every(({ trigger }) => trigger === 'manual')
    ? 'You pressed these laps on your device.'
    : 'As your device wrote them.';
}

/** The length that nearly all laps share, where devices count in it; null where there is none. */
function everyOf(laps: readonly Segment[], units: UnitPreferences): string | null {
  const mostly = (fits: (lap: Segment) => boolean): boolean =>
    laps.filter(fits).length >= laps.length * 0.9;
  const metres = AUTO_DISTANCES_M.find((length) =>
    mostly(({ distanceM }) => Math.abs((distanceM ?? 0) - length) <= length * NEAR),
  );
  if (metres !== undefined)
    return figureText(
      distanceFigure(metres, units, metres % 1000 === 0 && units.distanceUnit === 'km' ? 0 : 2),
    );
  const seconds = AUTO_TIMES_S.find((length) =>
    mostly(({ elapsedS }) => Math.abs(elapsedS - length) <= NEAR_S),
  );
  return seconds === undefined ? null : formatDuration(seconds);
}

/**
 * `5 × 4:00 at 295 W, 178 bpm; 3:00 between at 114 W`: each group of repetitions that are alike,
 * so that all groups together have as many as the table. A single repetition alone is no set.
 */
export function setTexts({ groups }: Pick<Summary, 'groups'>, output: Output): readonly string[] {
  if (groups.every(({ members }) => members.length < 2)) return [];
  return groups.map(({ work, recovery }) => {
    const each = formatDuration(rowSeconds(work) / Math.max(1, work.count));
    const heart = work.avgHr === null ? '' : `, ${formatNumber(work.avgHr)}\u00a0bpm`;
    const rest = recovery
      ? `; ${formatDuration(recovery.elapsedS / Math.max(1, recovery.count))} between at ` +
        `${output.tell(recovery)}`
      : '';
    return `${work.count} × ${each} at ${output.tell(work)}${heart}${rest}`;
  });
}
