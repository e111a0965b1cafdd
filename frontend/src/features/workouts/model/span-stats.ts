import type { ChannelName, Span, Stream, Streams } from './streams.js';
import { distanceAt, type Track } from './track.js';

/** What happened in a span, read from the streams. Seconds, metres, W, bpm, m/s, rpm or steps/min; null where not recorded. */
export interface SpanStats {
  /** Without the pauses inside the span. */
  readonly seconds: number;
  readonly distanceM: number | null;
  readonly power: number | null;
  readonly heartRate: number | null;
  readonly speed: number | null;
  readonly cadence: number | null;
  readonly climbM: number | null;
}

/** Altitude wanders by itself: a climb counts from three metres on, as in the engine. */
const CLIMB_HYSTERESIS_M = 3;

export function spanStats(streams: Streams, track: Track | null, span: Span): SpanStats {
  const { channels, pauses } = streams;
  const mean = (name: ChannelName, countZero: boolean): number | null => {
    const stream = channels[name];
    return stream ? meanOver(stream, span, pauses, countZero) : null;
  };
  const seconds = span.to - span.from - pausedIn(span, pauses);
  const distanceM = track ? distanceAt(track, span.to) - distanceAt(track, span.from) : null;
  return {
    seconds,
    distanceM,
    power: mean('power', true),
    heartRate: mean('heartRate', false),
    speed: distanceM !== null && seconds > 0 ? distanceM / seconds : mean('speed', true),
    cadence: mean('cadence', false),
    climbM: channels.altitude ? climbOver(channels.altitude, span) : null,
  };
}

export function pausedIn(span: Span, pauses: readonly Span[]): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(span.to, pause.to) - Math.max(span.from, pause.from)), 0);
}

/**
 * Mean over time: each stretch between two samples counts with its length, gaps and pauses not at all.
 * Zeros are data for power (coasting) and none for heart rate and cadence.
 */
export function meanOver(stream: Stream, span: Span, pauses: readonly Span[], countZero: boolean): number | null {
  let area = 0;
  let length = 0;
  let only: number | null = null;
  for (let index = 0; index < stream.t.length; index += 1) {
    const t = stream.t[index] ?? 0;
    const value = stream.v[index] ?? null;
    if (t > span.to && (stream.t[index - 1] ?? t) >= span.to) break;
    if (value === null || (!countZero && value <= 0)) continue;
    if (t >= span.from && t <= span.to) only ??= value;
    const before = stream.v[index - 1] ?? null;
    const t0 = stream.t[index - 1] ?? t;
    if (before === null || (!countZero && before <= 0)) continue;
    const from = Math.max(t0, span.from);
    const to = Math.min(t, span.to);
    if (to <= from || pauses.some((pause) => pause.from < to && pause.to > from)) continue;
    const at = (seconds: number): number => before + ((value - before) * (seconds - t0)) / (t - t0);
    area += ((at(from) + at(to)) / 2) * (to - from);
    length += to - from;
  }
  return length > 0 ? area / length : only;
}

/** Metres climbed in a span, small waves left out. */
export function climbOver({ t, v }: Stream, span: Span): number | null {
  const altitudes = v.filter((altitude, index): altitude is number => altitude !== null && inside(t[index] ?? 0, span));
  const [first] = altitudes;
  if (first === undefined) return null;
  let reference = first;
  let climbed = 0;
  for (const altitude of altitudes) {
    if (altitude > reference + CLIMB_HYSTERESIS_M) climbed += altitude - reference;
    else if (altitude >= reference - CLIMB_HYSTERESIS_M) continue;
    reference = altitude;
  }
  return climbed;
}

function inside(seconds: number, { from, to }: Span): boolean {
  return seconds >= from && seconds <= to;
}
