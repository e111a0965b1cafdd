import type { Recording } from '../recording/recording.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/** By less than this share nobody need change anything (ours). */
const DEVICE_DIFFERS = 0.05;

/** A device that judges by another FTP. */
export function deviceFtpDiffers({ thresholds, original }: Session): Contradiction | null {
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
