import { figureText, type Figure } from '../../../../lib/format.js';
import type { ChannelView } from '../channels.js';
import type { Alignment } from './alignment.js';
import { signed } from './difference-rows.js';
import type { Integral } from './integral.js';
import { meanAround } from './overlay.js';
import type { Compared } from './names.js';

/** What each recording has at a position, in the channel's own unit: a mean as wide as the drawn one. */
export function valuesAt(sums: readonly (Integral | null)[], alignment: Alignment, position: number, width: number): readonly (number | null)[] {
  return sums.map((integral, index) => {
    const secondsAt = alignment.secondsAt[index];
    return integral && secondsAt ? meanAround(integral, secondsAt, position, width) : null;
  });
}

/** Other minus base as the athlete reads it; null where one is missing or has no place on the axis. */
export function differenceFigure(channel: ChannelView, base: number | null, other: number | null): Figure | null {
  if (base === null || other === null) return null;
  const [a, b] = [channel.toAxis(base), channel.toAxis(other)];
  return a === null || b === null ? null : signed({ value: channel.tickText(roundedTo(Math.abs(b - a), channel)), unit: channel.unit }, b - a);
}

/** As many digits as the channel is told with: speeds to a tenth, everything else to a whole. */
function roundedTo(size: number, channel: ChannelView): number {
  return channel.label === 'Speed' ? Number(size.toFixed(1)) : Math.round(size);
}

/** A position in words, for those who hear the chart. */
export function describeValues(workouts: readonly Compared[], values: readonly (number | null)[], channel: ChannelView, place: string): string {
  return [place, ...values.map((value, index) => `${workouts[index]?.letter ?? ''} ${figureText(channel.tell(value))}`)].join(', ');
}
