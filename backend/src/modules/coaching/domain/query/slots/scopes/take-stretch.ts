import { METRES_PER_MILE } from '#kernel/units.js';
import type { SlotOf } from '../slot.js';
import type { State } from './scopes-read.js';

/** "0-15 min", and "45-60" beside it. */
export function takeStretch({ from, to, unit }: SlotOf<'stretch'>, state: State): number {
  const beside = state.slots.find((slot) => slot.kind === 'stretch' && slot.unit !== '');
  const written = unit || (beside?.kind === 'stretch' ? beside.unit : '');
  const before = state.slots[state.at - 1];
  // "Laps 3-5" counts, "60-90" alone says nothing.
  if (written === '') {
    const named = state.several.at(-1);
    if (before?.kind !== 'series' || !named) return 0;
    state.several.pop();
    state.found.push({ scope: { kind: 'together', series: named.series, from, to } });
    return 1;
  }
  const metres = /^k|^mi(?!n)/.test(written);
  const factor = metres
    ? written.startsWith('k')
      ? 1000
      : METRES_PER_MILE
    : written.startsWith('h')
      ? 3600
      : 60;
  state.found.push({
    scope: {
      kind: 'place',
      place: {
        kind: 'stretch',
        by: metres ? 'metres' : 'seconds',
        from: from * factor,
        to: to * factor,
      },
    },
  });
  return 1;
}
