import type { Span } from '#analysis/recording/recording.js';
import { changed, holds, type Fault } from './fault.js';

/** Lone samples of absurd power, at so many places of the recording. */
export function powerSpikes(count: number): Fault {
  return {
    kind: 'power-spikes',
    apply: (recording, random) => {
      const places = new Set(
        Array.from({ length: count }, () =>
          Math.floor(30 + random() * (recording.time.length - 60)),
        ),
      );
      return {
        recording: changed(recording, 'power', (_second, value, at) =>
          places.has(at) ? 2600 + Math.round(random() * 3000) : value,
        ),
        spans: [...places]
          .sort((a, b) => a - b)
          .map((at) => ({
            from: recording.time[at] as number,
            to: (recording.time[at] as number) + 1,
          })),
      };
    },
  };
}

/** The radio misses a moment: zeros of power while the legs go on turning. */
export function powerDropouts(count: number, seconds: number): Fault {
  return {
    kind: 'power-dropouts',
    apply: (recording, random) => {
      const power = recording.channels.power?.values ?? new Float64Array(0);
      const spans: Span[] = [];
      for (let tries = 0; spans.length < count && tries < 1000; tries++) {
        const at = Math.floor(30 + random() * (recording.time.length - 60));
        const span = {
          from: recording.time[at] as number,
          to: (recording.time[at] as number) + seconds,
        };
        const riding = power.subarray(at - 5, at + seconds + 5).every((watts) => watts > 100);
        if (riding && spans.every(({ from, to }) => span.from > to + 60 || span.to < from - 60))
          spans.push(span);
      }
      const lost = changed(recording, 'power', (second, value) =>
        spans.some((span) => holds(span, second)) ? 0 : value,
      );
      return { recording: lost, spans: spans.sort((a, b) => a.from - b.from) };
    },
  };
}

/**
 * The legs stop, and the trainer goes on sending the last power: cadence falls to zero, power
 * stays.
 */
export function stuckPower(span: Span): Fault {
  return {
    kind: 'power-stuck',
    apply: (recording) => {
      let last = Number.NaN;
      const standing = changed(recording, 'cadence', (second, value) =>
        holds(span, second) ? 0 : value,
      );
      const stuck = changed(standing, 'power', (second, value) => {
        if (!holds(span, second)) last = value;
        return holds(span, second) ? last : value;
      });
      return { recording: stuck, spans: [span] };
    },
  };
}
