import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** From so much on, one of the two tells another story of the same ride (ours). */
const ANOTHER_STORY = 0.2;
const WORTH_A_WORD = 0.1;

/** A device that judges by another FTP than the profile. */
export function deviceFtp(sheet: FactSheet): readonly Finding[] {
  const device = sheet.get('device.ftp');
  const own = sheet.get('threshold.ftp');
  if (!sheet.has('contradiction.device-ftp-differs') || !device || !own) return [];
  const apart = Math.abs(Number(device.value) - Number(own.value)) / Number(own.value);
  const far = apart > ANOTHER_STORY;
  return [
    {
      kind: 'contradiction.device-ftp',
      statement: say`Your device works with an FTP of ${device} while your profile has ${own}: one of them is wrong`,
      because: [intensities(sheet), far ? betweenThem(sheet) : null],
      surprise: far ? 0.85 : 0.4,
      importance: far ? 1 : 0.4,
      confidence: apart > WORTH_A_WORD ? 1 : 0.5,
      action: far
        ? 'Do an FTP test this week, then set its result in your profile and in your device.'
        : 'Set the same FTP in your profile and in your device.',
    },
  ];
}

function intensities(sheet: FactSheet): Line {
  const theirs = sheet.get('device.intensityFactor');
  const ours = sheet.get('load.intensity');
  if (!theirs || !ours) return null;
  return say`That makes an intensity factor of ${theirs} or of ${ours} from the same watts.`;
}

function betweenThem(sheet: FactSheet): Line {
  const heart = sheet.get('heartRate.average');
  if (!heart) return null;
  const rpe = sheet.get('device.rpe');
  return rpe
    ? say`Your heart rate of ${heart} on average and your rating of ${rpe} have to decide between them.`
    : say`Your heart rate of ${heart} on average has to decide between them.`;
}
