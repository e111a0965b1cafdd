import type { Extent } from '#components/chart/ticks.js';

/**
 * A place on a workout's page that can be shared: seconds on the recording, and the channels that
 * it speaks of.
 */
export interface Place extends Extent {
  readonly channels: readonly string[];
}

/** A place that is to be shared. */
export interface SharedPlace extends Extent {
  readonly channel: string | readonly string[] | null;
}

/** Shorter than this is a point, of which nothing can be said; seconds. */
const SHORTEST_S = 1;
const SECONDS = /^(\d{1,7}(?:\.\d{1,3})?)-(\d{1,7}(?:\.\d{1,3})?)$/;
const CHANNEL = /^[\p{L}\d _.-]{1,64}$/u;

/**
 * Reads `#t=1200-1500&ch=power,heartRate`, with or without the `#`, and `ch` also where it is
 * repeated; null where it names no stretch.
 */
export function parsePlace(hash: string): Place | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [, from, to] = SECONDS.exec(fields.get('t') ?? '') ?? [];
  if (from === undefined || to === undefined || Number(to) <= Number(from)) return null;
  const channels = new Set(fields.getAll('ch').flatMap((names) => names.split(',')));
  return {
    from: Number(from),
    to: Number(to),
    channels: [...channels].filter((name) => CHANNEL.test(name)),
  };
}

/** The address of a place, in whole seconds: `#t=1200-1500&ch=power&ch=heartRate`. */
export function formatPlace({ from, to, channel }: SharedPlace): string {
  const start = Math.round(from);
  const fields = new URLSearchParams({
    t: `${start}-${Math.max(start + SHORTEST_S, Math.round(to))}`,
  });
  [channel ?? []].flat().forEach((name) => fields.append('ch', name));
  return `#${fields.toString()}`;
}

/** The part of a place that is on a recording of that length; null where too little does. */
export function clampPlace(place: Place, durationS: number): Place | null {
  const from = Math.max(0, place.from);
  const to = Math.min(durationS, place.to);
  return to - from >= SHORTEST_S ? { ...place, from, to } : null;
}
