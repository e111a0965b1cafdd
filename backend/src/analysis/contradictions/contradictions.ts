import type { Contradiction } from '../analysis.js';
import { greatestSum, powerWindowsOf } from '../curves/best-window.js';
import { countFrom, maxOf } from '../math/statistics.js';
import type { Recording } from '../recording/recording.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import type { Session } from '../session/session.js';
import type { Threshold } from '../thresholds.js';

/**
 * What hardly anybody exceeds, as shares of FTP: an hour of it by definition, less the longer it
 * lasts, and normalized power of up to 5 % more [Coggan: sustained intensity factors]. s.
 */
const HIGHEST_INTENSITY = [
  { fromS: 2700, share: 1.05 },
  { fromS: 5400, share: 1 },
  { fromS: 7200, share: 0.96 },
  { fromS: 10_800, share: 0.92 },
  { fromS: 18_000, share: 0.88 },
] as const;
/** Best powers that show a higher FTP: the hour itself, and 95 % of twenty minutes [Coggan]. */
const SHOWS_FTP = [
  { seconds: 3600, share: 1, words: 'an hour' },
  { seconds: 1200, share: 0.95, words: '20 minutes' },
] as const;
/** By less than this nobody need change anything (ours). */
const WORTH_TELLING = 1.03;
const DEVICE_DIFFERS = 0.05;
/** A maximum is beaten by a few seconds over it, and by more than a beat of noise (ours). */
const OVER_MAX_BPM = 2;
const OVER_MAX_S = 5;

/**
 * Where the recording contradicts what is known of the athlete: a threshold that was held for too
 * long, a maximum that was passed, a device that judges by another one. Each says what to do.
 */
export function contradictionsOf(session: Session): Contradiction[] {
  return [ftpTooLow(session), overMaximum(session), otherDeviceFtp(session)].filter(
    (found) => found !== null,
  );
}

function ftpTooLow(session: Session): Contradiction | null {
  const { grid, thresholds, recording } = session;
  const ftp = thresholds.ftpW;
  if (recording.family !== 'cycling' || ftp === null) return null;
  const shown = ftpShown(session);
  if (shown !== null && shown.watts >= WORTH_TELLING * ftp.value)
    return tooLow(ftp, shown.watts, `Your best ${shown.words} of this ride`);
  const normalized = normalizedPowerOf(grid, { from: 0, to: grid.length });
  const seconds = grid.length - countFrom(grid.paused, 1);
  const most = HIGHEST_INTENSITY.findLast(({ fromS }) => seconds >= fromS);
  if (normalized === null || most === undefined || normalized <= most.share * ftp.value)
    return null;
  return tooLow(ftp, normalized / most.share, 'The intensity of this ride over its length');
}

function ftpShown({ grid }: Session): { readonly watts: number; readonly words: string } | null {
  const windows = powerWindowsOf(grid);
  if (windows === null) return null;
  return SHOWS_FTP.map(({ seconds, share, words }) => ({
    watts: (Math.max(0, greatestSum(windows, seconds)) / seconds) * share,
    words,
  })).reduce((best, one) => (one.watts > best.watts ? one : best));
}

function tooLow(ftp: Threshold, watts: number, what: string): Contradiction {
  return {
    kind: 'ftp-too-low',
    text:
      `${what} shows an FTP of ${Math.round(watts)} W or more, and ${Math.round(ftp.value)} W is ` +
      'set: zones, intensity and load come out too high. Test your FTP or raise it.',
    value: watts,
    against: ftp.value,
    unit: 'W',
  };
}

function overMaximum({ grid, thresholds }: Session): Contradiction | null {
  const { heartRate } = grid.channels;
  const max = thresholds.maxHr;
  if (heartRate === undefined || max === null) return null;
  const peak = maxOf(heartRate);
  const over = countFrom(heartRate, max.value + OVER_MAX_BPM);
  if (peak === null || over < OVER_MAX_S) return null;
  return {
    kind: 'heart-rate-over-max',
    text:
      `Your heart rate reached ${Math.round(peak)} bpm, over the maximum of ` +
      `${Math.round(max.value)} bpm that is set. If the strap was right, raise it: zones and ` +
      'heart-rate load follow from it.',
    value: peak,
    against: max.value,
    unit: 'bpm',
  };
}

function otherDeviceFtp({ thresholds, original }: Session): Contradiction | null {
  const device = deviceFtp(original);
  const own = thresholds.ftpW;
  if (own === null || own.source === 'device' || device === null) return null;
  if (Math.abs(device - own.value) <= DEVICE_DIFFERS * own.value) return null;
  return {
    kind: 'device-ftp-differs',
    text:
      `Your device holds an FTP of ${Math.round(device)} W, and here it is ` +
      `${Math.round(own.value)} W: its own figures and these differ by that. Set both alike.`,
    value: device,
    against: own.value,
    unit: 'W',
  };
}

function deviceFtp({ family, deviceThresholds, device }: Recording): number | null {
  const ftp = family === 'cycling' ? (deviceThresholds.ftpW ?? device.ftpW) : null;
  return ftp !== null && ftp > 0 ? ftp : null;
}
