import { extraName } from './optional-channels.js';
import type { CurveName, Stream, Streams } from './streams.js';

const KNOWN: readonly string[] = [
  'power',
  'heartRate',
  'speed',
  'cadence',
  'altitude',
  'wPrimeBalance',
  'temperature',
] satisfies CurveName[];

/**
 * Channels of apps carry their own names in an answer, which could be anything: here they are kept
 * apart from ours.
 */
export function withExtraNames(streams: Streams): Streams {
  const named = Object.entries(streams.channels as Record<string, Stream>).map(([name, stream]) => [
    KNOWN.includes(name) ? name : extraName(name),
    stream,
  ]);
  return { ...streams, channels: Object.fromEntries(named) as Streams['channels'] };
}

/** The curve that an address or a fact names, ours or an app's. */
export function curveNamed(name: string): CurveName {
  return KNOWN.includes(name) ? (name as CurveName) : extraName(name);
}
