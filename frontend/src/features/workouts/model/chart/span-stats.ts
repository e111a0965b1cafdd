import { distanceAt, type Track } from '../route/track.js';
import { everySecond, LONGEST_BRIDGE_S, lowerBound } from './every-second.js';
import { type NormalizedPower, normalizedPowerOver } from './normalized-power.js';
import type { CurveName, ExtraName, Span, Stream, Streams } from './streams.js';

/**
 * What happened in a span, read from the streams. Seconds, metres, W, bpm, m/s, rpm or steps/min,
 * °C, J; null where not recorded.
 */
export interface SpanStats {
  /** Whether it is the workout itself, in the numbers that stand elsewhere on the page. */
  readonly whole?: true;
  /** Without the pauses inside the span. */
  readonly seconds: number;
  readonly distanceM: number | null;
  readonly power: number | null;
  /** Null where the recording has no power, or its samples are not all at hand. */
  readonly normalizedPower: NormalizedPower | null;
  readonly heartRate: number | null;
  readonly speed: number | null;
  readonly cadence: number | null;
  readonly climbM: number | null;
  readonly temperature: number | null;
  readonly wPrimeBalance: number | null;
  readonly extras: Readonly<Record<ExtraName, number | null>>;
}

/** Altitude readings wander: a climb counts from three metres on, as in the engine. */
const CLIMB_HYSTERESIS_M = 3;

/**
 * @param exact whether the streams hold every sample: then means are those of the engine, second by
 * second
 */
export function spanStats(
  streams: Streams,
  track: Track | null,
  span: Span,
  exact = false,
): SpanStats {
  const { channels, pauses } = streams;
  const mean = (name: CurveName, countZero: boolean): number | null => {
    const stream = channels[name];
    if (!stream) return null;
    const bridge = name === 'power' ? LONGEST_BRIDGE_S.power : LONGEST_BRIDGE_S.others;
    return exact
      ? meanOfSeconds(everySecond(stream, span, pauses, bridge), countZero)
      : meanOver(stream, span, pauses, countZero);
  };
  const seconds = span.to - span.from - pausedIn(span, pauses);
  const distanceM = track ? distanceAt(track, span.to) - distanceAt(track, span.from) : null;
  return {
    seconds,
    distanceM,
    power: mean('power', true),
    normalizedPower:
      exact && channels.power ? normalizedPowerOver(channels.power, span, pauses) : null,
    heartRate: mean('heartRate', false),
    speed: distanceM !== null && seconds > 0 ? distanceM / seconds : mean('speed', true),
    cadence: mean('cadence', false),
    climbM: channels.altitude ? climbOver(channels.altitude, span) : null,
    temperature: mean('temperature', true),
    wPrimeBalance: mean('wPrimeBalance', true),
    extras: Object.fromEntries(
      (Object.keys(channels) as CurveName[])
        .filter(isExtra)
        .map((name) => [name, mean(name, true)]),
    ),
  };
}

export function isExtra(name: CurveName): name is ExtraName {
  return name.startsWith('extra:');
}

function meanOfSeconds(seconds: Float64Array, countZero: boolean): number | null {
  let sum = 0;
  let count = 0;
  for (const value of seconds) {
    if (Number.isNaN(value) || (!countZero && value <= 0)) continue;
    sum += value;
    count += 1;
  }
  return count > 0 ? sum / count : null;
}

export function pausedIn(span: Span, pauses: readonly Span[]): number {
  return pauses.reduce(
    (sum, pause) =>
      sum + Math.max(0, Math.min(span.to, pause.to) - Math.max(span.from, pause.from)),
    0,
  );
}

/**
 * Mean over time: each stretch between two samples counts with its length, gaps and pauses not at
 * all. Zeros are data for power (coasting) and none for heart rate and cadence.
 */
export function meanOver(
  stream: Stream,
  span: Span,
  pauses: readonly Span[],
  countZero: boolean,
): number | null {
  const counts = (value: number | null): value is number =>
    value !== null && (countZero || value > 0);
  const stops = pauses.filter((pause) => pause.to > span.from && pause.from < span.to);
  let area = 0;
  let length = 0;
  let only: number | null = null;
  for (const { t0, t, before, value } of stretches(stream, span)) {
    if (!counts(value)) continue;
    if (inside(t, span)) only ??= value;
    const from = Math.max(t0, span.from);
    const to = Math.min(t, span.to);
    const isStopped = stops.some((pause) => pause.from < to && pause.to > from);
    if (!counts(before) || to <= from || isStopped) continue;
    const at = (seconds: number): number => before + ((value - before) * (seconds - t0)) / (t - t0);
    area += ((at(from) + at(to)) / 2) * (to - from);
    length += to - from;
  }
  return length > 0 ? area / length : only;
}

/** The samples of a span, each with the one before it, and the first beyond its end. */
function* stretches({ t: times, v }: Stream, { from, to }: Span) {
  for (let index = lowerBound(times, from); index < times.length; index += 1) {
    const t = times[index] ?? 0;
    if (t > to && (times[index - 1] ?? t) >= to) return;
    const [t0, before] = [times[index - 1] ?? t, v[index - 1] ?? null];
    yield { t0, t, before, value: v[index] ?? null };
  }
}

/** Metres climbed in a span, small waves left out. */
export function climbOver({ t, v }: Stream, span: Span): number | null {
  const altitudes = v.filter(
    (altitude, index): altitude is number => altitude !== null && inside(t[index] ?? 0, span),
  );
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
