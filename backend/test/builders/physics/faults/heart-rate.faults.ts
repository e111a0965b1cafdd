import type { Span } from '#analysis/recording/recording.js';
import { changed, holds, type Fault } from './fault.js';

/**
 * From `from` to `to` the wrist counts steps instead of beats, a second late and a beat off now and
 * then.
 */
export function cadenceLock(span: Span): Fault {
  return {
    kind: 'cadence-lock',
    apply: (recording, random) => {
      const steps = recording.channels.cadence?.values;
      return {
        recording: changed(recording, 'heartRate', (second, value, at) =>
          holds(span, second) && steps !== undefined
            ? Math.round(steps[Math.max(0, at - 1)] as number) + Math.round(random() * 1.2 - 0.6)
            : value,
        ),
        spans: [span],
      };
    },
  };
}

/** The strap loses contact: zeros, or nothing at all. */
export function heartRateDropout(span: Span, value = Number.NaN): Fault {
  return {
    kind: 'heart-rate-dropout',
    apply: (recording) => ({
      recording: changed(recording, 'heartRate', (second, was) =>
        holds(span, second) ? value : was,
      ),
      spans: [span],
    }),
  };
}

/** The sensor goes on sending what it saw last. */
export function stuckHeartRate(span: Span): Fault {
  return {
    kind: 'heart-rate-stuck',
    apply: (recording) => {
      let last = Number.NaN;
      const stuck = changed(recording, 'heartRate', (second, value) => {
        if (!holds(span, second)) last = value;
        return holds(span, second) ? last : value;
      });
      return { recording: stuck, spans: [span] };
    },
  };
}
