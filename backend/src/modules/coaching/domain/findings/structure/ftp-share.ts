import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** What speaks against the FTP that is set: shares of it would mislead. */
const DOUBTS = [
  'contradiction.ftp-too-high',
  'contradiction.ftp-too-low',
  'contradiction.device-ftp-differs',
] as const;

/** `, 92% of FTP`, where nothing in the workout speaks against the FTP that is set. */
export function ofFtp(
  sheet: FactSheet,
  key: 'intervals.ftpShare' | 'climbs.range.ftpShare',
): string {
  const share = sheet.get(key);
  if (!share || DOUBTS.some((doubt) => sheet.has(doubt))) return '';
  return say`, ${share} of FTP`;
}
