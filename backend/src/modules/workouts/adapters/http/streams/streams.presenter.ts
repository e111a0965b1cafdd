import type { Stream, Streams } from '#workouts/domain/streams/streams.js';
import type { StreamAnswer, StreamsAnswer } from './streams.answer.js';

export function presentStreams({
  durationS,
  channels,
  extras,
  pauses,
  laps,
}: Streams): StreamsAnswer {
  const lines = Object.entries(channels).map(
    ([name, stream]) => [name, presentStream(stream)] as const,
  );
  return {
    durationS,
    channels: Object.fromEntries(lines),
    extras: [...extras],
    pauses: [...pauses],
    laps: [...laps],
  };
}

function presentStream({ unit, source, t, d, v }: Stream): StreamAnswer {
  return { unit, source, t: [...t], d: d && [...d], v: [...v] };
}
