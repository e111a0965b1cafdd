import { endsOf } from '#analysis/pacing/compared-ends.js';
import { powerDisagrees } from '#analysis/pacing/running-power.js';
import { found, notJudged, type Finding, type Metric } from '../metric.js';
import { needsPacing, secondsJudged, UNLIKE_GROUND } from './pacing-gates.js';

const SHORTEST_S = 1800;
/** Heart rate wanders by as much as this share whatever the output does (ours). */
const FELL_SHARE = 0.04;
/** An end that is stronger by less than this is even (ours). */
const ROSE_SHARE = 0.03;
/**
 * Heart rate goes in a straight line with output and is no zero without any: who eases off lets it
 * down by about half as much as the output, in shares of each. In who tires it stays up: under this
 * share of the output's fall it is fading (ours).
 */
const EASED_SHARE = 0.45;

/**
 * Fade: last quarter against the second by mean effort (power, or grade-adjusted speed on foot) on
 * like ground, (second − last) / second · 100. %. Positive: you put out less at the end. Only what
 * was under power counts: no stops, coasting, descents, warm-up or cool-down; quarters of its
 * distance on foot, of its time on rides. Bands of grade are compared with themselves, weighted by
 * the seconds that both quarters hold. The first quarter is left out: heart and legs settle in it.
 * Source: ours. Judged on even sessions with 30 min or more under power, rides with power, where
 * enough of the ground is alike, and not where heart rate fell by over 4 % and by 45 % as much as the
 * output or more, in shares: then it was easing off.
 */
export const fade: Metric = {
  id: 'fade',
  version: 2,
  unit: '%',
  channels: ['power', 'speed', 'distance', 'altitude', 'heartRate', 'cadence'],
  inputs: [],
  compute(session) {
    const shut = needsPacing(session);
    if (shut !== null) return notJudged(shut);
    if (secondsJudged(session) < SHORTEST_S)
      return notJudged('Fading is judged from 30 minutes on, without warm-up, descents and stops.');
    const compared = endsOf(session);
    if (compared === null) return notJudged('Output is missing in one quarter of the session.');
    if (compared.change === null) return notJudged(UNLIKE_GROUND);
    const disagreement = powerDisagrees(compared.change, compared.runningPower);
    if (disagreement !== null) return notJudged(disagreement);
    return judged(-compared.change * 100, compared.heartRate);
  },
};

/** @param share in percent; @param beats change of heart rate as a share, null without any */
function judged(share: number, beats: number | null): Finding {
  if (beats === null)
    return found(share, 'Without heart rate, fading cannot be told from easing off.');
  if (beats >= -FELL_SHARE) return found(share);
  if (share <= 0 && share > -ROSE_SHARE * 100) return found(share);
  if (share < 0)
    return notJudged(
      'You put out more at the end by the ground that is alike, yet your heart rate fell, so ' +
        'your pacing cannot be judged.',
    );
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
