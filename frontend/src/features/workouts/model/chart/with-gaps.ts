import type { Span, Stream } from './streams.js';

/**
 * The stream with a gap wherever a line through its points would tell of something that was not
 * recorded.
 */
export function interrupted(stream: Stream, pauses: readonly Span[], zeroIsGap: boolean): Stream {
  const v = zeroIsGap ? stream.v.map((value) => (value === 0 ? null : value)) : stream.v;
  const cuts = pauses.map(({ from, to }) => (from + to) / 2);
  if (cuts.length === 0) return { ...stream, v };
  const points = stream.t.map((t, index) => ({ t, v: v[index] ?? null }));
  const merged = [...points, ...cuts.map((t) => ({ t, v: null }))].sort((a, b) => a.t - b.t);
  return { ...stream, t: merged.map(({ t }) => t), v: merged.map((point) => point.v), d: null };
}
