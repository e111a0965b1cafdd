import { METRES_PER_MILE } from '#kernel/units.js';
import type { Place } from '#coaching/domain/tools/place.js';
import type { Spot } from '#coaching/domain/understanding/spot.js';
import type { Scope } from '#coaching/domain/query/query.js';

/** A place as the spots of questions name it. */
export function scopeOf(spot: Spot): Scope {
  const { text, ...place } = spot;
  switch (place.kind) {
    case 'lap':
      return { kind: 'one', series: { kind: 'lap' }, nth: place.number };
    case 'interval':
      return { kind: 'one', series: { kind: 'rep' }, nth: place.number };
    case 'climb':
      return { kind: 'one', series: { kind: 'climb' }, nth: place.number };
    case 'split':
      return {
        kind: 'one',
        series: {
          kind: 'block',
          by: 'metres',
          length: place.unit === 'mile' ? METRES_PER_MILE : 1000,
        },
        nth: place.number,
      };
    default:
      return { kind: 'place', place: place satisfies Place };
  }
}
