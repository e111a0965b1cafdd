/** The largest file that is less than 10 MB. */
const maxBytes = 10 * 1024 * 1024 - 1;

export const NOT_FIT = 'Only .fit files are allowed';
export const TOO_LARGE = 'File size must be less than 10MB';

/** What one file may hold, in bytes: as it is sent, so after any unpacking. */
export const MAX_FILE_BYTES = maxBytes;
/** How many workouts are taken together, from a folder, an archive, or a choice of many. */
export const MAX_FILES = 500;
/** What one archive may hold in all, in bytes after unpacking. */
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;
/** How many uploads run at the same time; the server takes one more. */
export const MAX_AT_ONCE = 2;

export type FileKind = 'fit' | 'gzip' | 'zip' | 'other';

/** By the name alone, without regard to case. */
export function kindOf(name: string): FileKind {
  const lower = name.toLowerCase();
  if (lower.endsWith('.fit')) return 'fit';
  if (lower.endsWith('.fit.gz')) return 'gzip';
  return lower.endsWith('.zip') ? 'zip' : 'other';
}

/** What the page can tell alone before anything is sent; null where the file may go. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  if (kindOf(file.name) !== 'fit') return NOT_FIT;
  if (file.size > maxBytes) return TOO_LARGE;
  return null;
}

const stepPercent = 10;
const ceilingPercent = 90;

/** How often the simulated progress takes a step, in ms. */
export const stepEvery = 200;

/** Ten percent a step up to ninety, and never ahead of the bytes that are really sent. */
export function shownPercent(steps: number, sentShare: number): number {
  return Math.min(steps * stepPercent, ceilingPercent, Math.floor(sentShare * 100));
}

/** All is sent, and the steps are through: what is waited for now is the analysis. */
export function isAnalysing(percent: number): boolean {
  return percent >= ceilingPercent;
}
