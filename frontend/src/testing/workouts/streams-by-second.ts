import type { Stream, Streams } from '#features/workouts/model/chart/streams.js';
import type { Answer, Call } from '../environment/network.js';

export interface SecondsPlan {
  readonly seconds: number;
  readonly power: (second: number) => number;
}

/**
 * Every second of a ride at 10 m/s: 100 W in the first half hour and 300 W from there on, heart
 * rate rising from 100 to 160 bpm.
 */
export function streamsBySecond(
  { seconds = 3600, power = (second) => (second < 1800 ? 100 : 300) }: Partial<SecondsPlan> = {},
  every = 1,
): Streams {
  const t = Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index) => index * every);
  const stream = (value: (second: number) => number) => ({
    unit: '',
    source: 'measured' as const,
    t,
    d: t.map((second) => second * 10),
    v: t.map(value),
  });
  return {
    durationS: seconds,
    channels: {
      power: stream(power),
      heartRate: stream((second) => 100 + second / 60),
      speed: stream(() => 10),
      cadence: stream(() => 90),
    },
    pauses: [],
    laps: [],
  };
}

/**
 * What the streams route answers: every second if as many points are asked for, else a thinned
 * line; positions if asked for.
 */
export function streamsRoute(
  plan: Partial<SecondsPlan> = {},
  positions: Streams['channels'] = {},
): Answer {
  return ({ query }) => {
    if (query.get('channels')?.includes('latitude'))
      return { ...streamsBySecond(plan), channels: positions };
    return streamsBySecond(plan, Number(query.get('points')) > 2000 ? 1 : 60);
  };
}

/**
 * The part of an answer in a range, with one sample of each channel on each side, as the
 * server cuts it.
 */
export function cutTo(streams: Streams, from: number, to: number): Streams {
  const cut = Object.entries(streams.channels as Record<string, Stream>).map(([name, stream]) => {
    const first = Math.max(0, stream.t.findIndex((second) => second >= from) - 1);
    const last = stream.t.findLastIndex((second) => second <= to) + 1;
    return [
      name,
      {
        ...stream,
        t: stream.t.slice(first, last + 1),
        d: stream.d?.slice(first, last + 1) ?? null,
        v: stream.v.slice(first, last + 1),
      },
    ];
  });
  return { ...streams, channels: Object.fromEntries(cut) as Streams['channels'] };
}

/**
 * A ride of more seconds than one answer holds: each of a range if asked for, else
 * thinned lines.
 */
export function longStreamsRoute(plan: Partial<SecondsPlan>): (call: Call) => Streams {
  const whole = streamsBySecond(plan);
  return ({ query }) => {
    if (query.get('channels')?.includes('latitude')) return { ...whole, channels: {} };
    if (query.has('from')) return cutTo(whole, Number(query.get('from')), Number(query.get('to')));
    return streamsBySecond(plan, Number(query.get('points')) > 2000 ? 30 : 60);
  };
}

/** A straight way east along the equator, a fix every minute. */
export function positionsEast(seconds = 3600): object {
  const t = Array.from({ length: seconds / 20 + 1 }, (_, index) => index * 20);
  const stream = (v: number[]) => ({ unit: '\u00b0', source: 'measured' as const, t, d: null, v });
  return {
    latitude: stream(t.map(() => 0.0001)),
    longitude: stream(t.map((second) => second / 10_000)),
  };
}
