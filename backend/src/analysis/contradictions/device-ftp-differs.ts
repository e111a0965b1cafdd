import type { Recording } from '../recording/recording.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/** By less than this share nobody need change anything (ours). */
const DEVICE_DIFFERS = 0.05;

/** Nobody's FTP is outside: what a file holds there is a default or a fault (ours). W. */
const LOWEST_W = 50;
const HIGHEST_W = 600;

/** A device that judges by another FTP. */
export function deviceFtpDiffers({ thresholds, original }: Session): Contradiction | null {
  const device = deviceFtp(original);
  const own = thresholds.ftpW;
  if (own === null || own.source === 'device' || device === null) return null;
  if (Math.abs(device - own.value) <= DEVICE_DIFFERS * own.value) return null;
  return {
    kind: 'device-ftp-differs',
    text:
      `Your device uses an FTP of ${Math.round(device)} W and your profile ` +
      `${Math.round(own.value)} W, so its intensity and load differ from those here. ` +
      'Set both to the same value.',
    value: device,
    against: own.value,
    unit: 'W',
  };
}

/** Without power the device's FTP judges nothing. */
function deviceFtp({ family, deviceThresholds, device, channels }: Recording): number | null {
  if (family !== 'cycling' || channels.power === undefined) return null;
  const ftp = deviceThresholds.ftpW ?? device.ftpW;
  return ftp !== null && ftp >= LOWEST_W && ftp <= HIGHEST_W ? ftp : null;
}
