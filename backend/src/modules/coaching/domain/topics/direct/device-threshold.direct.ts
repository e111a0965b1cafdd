import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

/** Numbers that rest on the FTP. */
const OF_THRESHOLD =
  /\b(?:tss|training stress|stress score|training load|intensity(?: factor)?|if)\b/;
const DEVICE =
  /\b(?:watch|garmin|wahoo|strava|zwift|computer|head unit|phone|device|coros|polar|suunto|hammerhead|karoo|trainingpeaks|intervals icu|app)\b/;
const DIFFERS =
  /\b(?:differ\w*|other(?:wise)?|another|you (?:say|show|give|have|get|got|said|showed)|than you\w*|right|wrong|true|correct|believe|trust|match\w*|agree\w*|disagree\w*|doesnt fit|not the same|higher|lower)\b/;

/** A device shows another training stress or intensity: it goes by another FTP. */
export const deviceThreshold: Direct = (sheet, { plain }) => {
  if (!OF_THRESHOLD.test(plain) || !DEVICE.test(plain) || !DIFFERS.test(plain)) return null;
  const differs = sheet.get('contradiction.device-ftp-differs');
  const own = sheet.get('threshold.ftp');
  if (!own) return null;
  return direct(
    sheet,
    differs
      ? say`The two go by different FTPs: ${bare(differs)}.`
      : say`I go by the FTP of ${own} in your profile; another FTP in the device gives other numbers.`,
    mine(sheet),
    'The one with the FTP that fits you is right.',
  );
};

function mine(sheet: FactSheet): Line {
  return when(sheet, ['load.stress', 'load.intensity'], (stress, factor) =>
    stress && factor
      ? say`With mine it is a training stress of ${stress}, at an intensity factor of ${factor}.`
      : null,
  );
}
