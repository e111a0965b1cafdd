const maxBytes = 10 * 1024 * 1024;

/** What the page can tell by itself before anything is sent; null where the file may go. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  if (!file.name.toLowerCase().endsWith('.fit')) return 'Only .fit files are allowed';
  if (file.size > maxBytes) return 'File size must be less than 10MB';
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
