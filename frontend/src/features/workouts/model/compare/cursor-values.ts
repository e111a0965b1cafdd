import { figureText, NOT_AVAILABLE, type Figure } from '#lib/format.js';
import type { ChannelView } from '../chart/channels.js';
import type { Alignment } from './alignment.js';
import type { Integral } from './integral.js';
import { meanAround } from './overlay.js';
import type { Compared } from './names.js';
import { shownDifference } from './shown-difference.js';

/**
 * What each recording has at a position, in the channel's own unit: a mean as wide as the drawn
 * one.
 */
export function valuesAt(
  sums: readonly (Integral | null)[],
  alignment: Alignment,
  position: number,
  width: number,
): readonly (number | null)[] {
  return sums.map((integral, index) => {
    const secondsAt = alignment.secondsAt[index];
    return integral && secondsAt ? meanAround(integral, secondsAt, position, width) : null;
  });
}

/**
 * Other minus base as the athlete reads it; null where one is missing, or stands still where a pace
 * is shown.
 */
export function differenceFigure(
  channel: ChannelView,
  base: number | null,
  other: number | null,
): Figure | null {
  const [a, b] = [channel.tell(base), channel.tell(other)];
  return a.value === NOT_AVAILABLE || b.value === NOT_AVAILABLE ? null : shownDifference(a, b);
}

/** A position in words, for those who hear the chart. */
export function describeValues(
  workouts: readonly Compared[],
  values: readonly (number | null)[],
  channel: ChannelView,
  place: string,
): string {
  return [
    place,
    ...values.map(
      (value, index) => `${workouts[index]?.letter ?? ''} ${figureText(channel.tell(value))}`,
    ),
  ].join(', ');
}
