import type { Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import type { Found } from './reader.js';

/** "Did I slow down after an hour?": what comes behind it against what came before. */
export function slowedAfter(sense: Sense, _usual: Series): Found | null {
  const [scope, ...more] = sense.read.scopes;
  if (!sense.asks('whether') || more.length > 0 || scope?.kind !== 'place') return null;
  const { place } = scope;
  if (place.kind !== 'stretch' || place.from === null || place.to !== null) return null;
  if (!sense.does('trend') && !sense.does('onset')) return null;
  return {
    metrics: sense.metrics.length > 0 ? sense.metrics : ['speed'],
    scope,
    operation: {
      kind: 'difference',
      to: { kind: 'place', place: { kind: 'stretch', by: place.by, from: null, to: place.from } },
    },
  };
}
