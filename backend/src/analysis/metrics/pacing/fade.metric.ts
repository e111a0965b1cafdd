import { meanOf } from '#analysis/math/statistics.js';
import { partBounds, partEfforts } from '#analysis/pacing/part-stats.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { Session } from '#analysis/session/session.js';
import { firstShut, needsComparableOutput, needsEven } from '../gates.js';
import { found, notJudged, type Finding, type Metric } from '../metric.js';

const SHORTEST_S = 1800;
/** Heart rate wanders by as much as this share whatever the output does (ours). */
const FELL_SHARE = 0.04;
/**
 * Heart rate goes in a straight line with output and is no zero without any: who eases off lets it
 * down by about half as much as the output, in shares of each. In who tires it stays up: under this
 * share of the output's fall it is fading (ours).
 */
const EASED_SHARE = 0.45;

/**
 * Fade: (second quarter − last quarter) / second quarter · 100 of mean effort (power, or
 * grade-adjusted speed on foot); quarters by distance on foot, by timer time on rides. %. Positive:
 * you put out less at the end. The first quarter is left out: it holds the warm-up. Judged only on
 * steady or rolling sessions of 30 min or more, rides with power, and not where heart rate fell by
 * over 4 % and by 45 % as much as the output or more, in shares: then it was easing off.
 */
export const fade: Metric = {
  id: 'fade',
  version: 1,
  unit: '%',
  channels: ['power', 'speed', 'distance', 'altitude', 'heartRate'],
  inputs: ['timerTime'],
  compute(session, measured) {
    const shut = firstShut(session, [needsComparableOutput, needsEven]);
    if (shut !== null) return notJudged(shut);
    if ((measured.value('timerTime') ?? 0) < SHORTEST_S)
      return notJudged('Fading is judged from 30 minutes on.');
    const bounds = partBounds(session, 4);
    const efforts = bounds === null ? [] : partEfforts(session, bounds);
    const before = efforts[1] ?? null;
    const end = efforts[3] ?? null;
    if (bounds === null || before === null || end === null || before <= 0)
      return notJudged('Output is missing in one quarter of the session.');
    return judged(((before - end) / before) * 100, heartRateChange(session, bounds));
  },
};

/** @param share in percent; @param beats change of heart rate as a share, null without any */
function judged(share: number, beats: number | null): Finding {
  if (beats === null)
    return found(share, 'Without heart rate, fading cannot be told from easing off.');
  if (share <= 0 || beats >= -FELL_SHARE) return found(share);
  if (-beats * 100 >= EASED_SHARE * share)
    return notJudged(
      'Your heart rate fell along with your output at the end, so this was easing off, not fading.',
    );
  return found(
    share,
    'Your heart rate fell too, but by less than half as much, so each heartbeat gave less; ' +
      'part of this may be easing off.',
  );
}

/** Heart rate of the last quarter against the second, as a share; null without heart rate. */
function heartRateChange({ grid }: Session, bounds: readonly number[]): number | null {
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return null;
  const mean = (part: number): number | null => {
    const rows = rowsOf(grid, { from: bounds[part] as number, to: bounds[part + 1] as number });
    return meanOf(heartRate, rows.from, rows.to);
  };
  const before = mean(1);
  const end = mean(3);
  return before === null || end === null ? null : end / before - 1;
}
