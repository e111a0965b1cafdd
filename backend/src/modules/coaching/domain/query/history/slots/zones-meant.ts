import type { PastOperation, ZoneMeasure } from '../past-query.js';
import type { PastSense } from './past-sense.js';

/** "What share of my time is in power zone 2", "which heart-rate zone dominates". */
export function zonesMeant(sense: PastSense): PastOperation | null {
  const slots = sense.of('zone');
  const band = sense.of('band')[0]?.band;
  const shares =
    sense.does('share') ||
    sense.asks('how much') ||
    sense.of('metric').some(({ id }) => id === 'time');
  if (slots.length === 0 && band && shares && !sense.has('comparative'))
    return { kind: 'zones', by: measureIn(sense), zone: null, band };
  if (slots.length === 0) return null;
  const zone = slots.find((slot) => slot.zone !== null)?.zone ?? null;
  return { kind: 'zones', by: measureIn(sense), zone };
}

function measureIn(sense: PastSense): ZoneMeasure | null {
  const text = sense.slots.map((slot) => slot.text).join(' ');
  if (/\b(?:heart|hr|pulse)/.test(text)) return 'heartRate';
  if (/\bpower|\bwatts/.test(text)) return 'power';
  return /\bpace/.test(text) ? 'pace' : null;
}
