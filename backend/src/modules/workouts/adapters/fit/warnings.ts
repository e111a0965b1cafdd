import type { RecordingWarning } from '#analysis/recording/recording.js';
import type { FitContent, FitDamage } from './fit-content.js';
import { lacksFileType } from './admission.js';

const YEAR_2000_S = 946_684_800;
const DAYS_AHEAD_S = 2 * 86_400;

const DAMAGE: Readonly<Record<FitDamage, string>> = {
  'cut-short': 'The file is cut short. Everything up to the cut was read.',
  'never-closed':
    'The recording was never closed: the file breaks off in its last message, without a ' +
    'summary and a checksum. Everything before that was read.',
  'wrong-length':
    'The head of the file states a wrong length, so the checksum cannot be tested. The data ' +
    'that go on behind it were read, too.',
  'bad-checksum': 'The checksum of the file does not match, so some values may be wrong.',
  'bad-header-checksum': 'The checksum of the file header does not match.',
  'trailing-bytes':
    'There are bytes after the end of the recording that are not part of it. They were left out.',
  'part-cut-short': 'A second part of the file is cut short and could not be read to its end.',
  'stopped-early': 'A part of the file is unreadable. Only what comes before it was read.',
  'beyond-decoder':
    'A part of the file is stored in a way that could not be read. Only what comes before it ' +
    'was read.',
  'heart-rate-not-joined':
    "Heart rate from the strap's own memory could not be joined to the recording.",
};

/** What was wrong with the file as a whole, in words. */
export function fileWarnings(
  content: FitContent,
  damage: readonly FitDamage[],
): RecordingWarning[] {
  const warnings: RecordingWarning[] = damage.map((kind) => ({ kind, text: DAMAGE[kind] }));
  if (content.fileIds.length === 0) {
    warnings.push({
      kind: 'no-file-id',
      text: 'The file does not say what it is (no file id). It was read as an activity.',
    });
  } else if (lacksFileType(content)) {
    warnings.push({
      kind: 'no-file-type',
      text: 'The file id does not say what kind of file it is. It was read as an activity.',
    });
  }
  return warnings;
}

/**
 * A start that no workout can have: FIT's clock counts from 1989 where a device had no time yet.
 */
export function clockWarnings(startS: number, nowMs: number): RecordingWarning[] {
  if (startS < YEAR_2000_S) {
    return [
      {
        kind: 'clock-before-2000',
        text: "The device's clock was not set: the date of this workout is wrong.",
      },
    ];
  }
  if (startS > nowMs / 1000 + DAYS_AHEAD_S) {
    return [
      {
        kind: 'clock-in-future',
        text: "The device's clock was ahead: this workout is dated in the future.",
      },
    ];
  }
  return [];
}
