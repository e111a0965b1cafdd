import type { Finder } from '../finding.js';
import { deviceFtp } from './device-ftp.finding.js';
import { flatTrail, ratingAgainstHeart, wrongDate } from './device-label.finding.js';
import { ftpFits } from './ftp-fits.finding.js';
import { ftpTooHigh, ftpTooLow } from './ftp.finding.js';
import { maximumDoubted, maximumPassed } from './max-heart-rate.finding.js';
import { raceTimeBeaten, thresholdPace } from './race-time.finding.js';

/** What cannot be right together: the recording, the profile and the device. */
export const CONTRADICTIONS: readonly Finder[] = [
  ftpTooLow,
  ftpTooHigh,
  ftpFits,
  deviceFtp,
  maximumPassed,
  maximumDoubted,
  raceTimeBeaten,
  thresholdPace,
  flatTrail,
  ratingAgainstHeart,
  wrongDate,
];
