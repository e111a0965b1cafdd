import { greatestSum, powerWindowsOf } from '../curves/best-window.js';
import { marksIn } from '../math/statistics.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import type { Session } from '../session/session.js';
import type { Threshold } from '../thresholds.js';
import type { Contradiction } from './contradiction.js';

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
  { seconds: 3600, share: 1, words: 'hour' },
  { seconds: 1200, share: 0.95, words: '20 minutes' },
] as const;
/** By less than this nobody need change anything (ours). */
const WORTH_TELLING = 1.03;

/** An FTP that was held, or passed, for longer than anybody can. */
export function ftpTooLow(session: Session): Contradiction | null {
  const { grid, thresholds, recording } = session;
  const ftp = thresholds.ftpW;
  if (recording.family !== 'cycling' || ftp === null) return null;
  const shown = ftpShown(session);
  if (shown !== null && shown.watts >= WORTH_TELLING * ftp.value)
    return tooLow(ftp, shown.watts, `Your best ${shown.words} of this ride`);
  const normalized = normalizedPowerOf(grid, { from: 0, to: grid.length });
  const seconds = grid.length - marksIn(grid.paused);
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
