import type { Span } from '#analysis/recording/recording.js';
import { changed, holds, type Fault } from './fault.js';

const METRES_PER_DEGREE = 111_195;

/** Positions lie `metres` to the north for a while, as between tall buildings. */
export function gpsJump(span: Span, metres: number): Fault {
  return {
    kind: 'gps-jump',
    apply: (recording) => ({
      recording: changed(recording, 'latitude', (second, value) =>
        holds(span, second) ? value + metres / METRES_PER_DEGREE : value,
      ),
      spans: [span],
    }),
  };
}

/** The distance counter begins again at zero. */
export function distanceReset(atSecond: number): Fault {
  return {
    kind: 'distance-reset',
    apply: (recording) => {
      const place = recording.time.findIndex((second) => second >= atSecond);
      const before = recording.channels.distance?.values[place] ?? 0;
      return {
        recording: changed(recording, 'distance', (second, value) =>
          second >= atSecond ? value - before : value,
        ),
        spans: [{ from: atSecond, to: atSecond + 1 }],
      };
    },
  };
}

/** The distance counter leaps ahead in one second, as when GPS finds itself elsewhere. */
export function distanceLeap(atSecond: number, metres: number): Fault {
  return {
    kind: 'distance-leap',
    apply: (recording) => ({
      recording: changed(recording, 'distance', (second, value) =>
        second >= atSecond ? value + metres : value,
      ),
      spans: [{ from: atSecond, to: atSecond + 1 }],
    }),
  };
}

/** The device sets its clock ahead in the middle of a ride: time stamps leap, the ride does not. */
export function clockJump(atSecond: number, seconds: number): Fault {
  const later = (second: number): number => (second >= atSecond ? second + seconds : second);
  const shifted = <S extends Span>(span: S): S => ({
    ...span,
    from: later(span.from),
    to: later(span.to),
  });
  return {
    kind: 'clock-jump',
    apply: (recording) => ({
      recording: {
        ...recording,
        time: recording.time.map(later),
        laps: recording.laps.map(shifted),
        pauses: recording.pauses.map(shifted),
        device: {
          ...recording.device,
          elapsedS: recording.device.elapsedS === null ? null : recording.device.elapsedS + seconds,
        },
      },
      spans: [{ from: atSecond, to: atSecond + seconds }],
    }),
  };
}
