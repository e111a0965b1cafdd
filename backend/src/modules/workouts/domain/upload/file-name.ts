/** A name is shown and offered for download, never used as a path. */
const LONGEST = 120;
const FALLBACK = 'workout.fit';

/**
 * Control characters, and the marks that turn the direction of text (they can hide an extension).
 */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export function isFitName(name: string): boolean {
  return /\.fit$/i.test(name.replace(UNSEEN, '').trim());
}

/**
 * What is kept of the name that a file came with: its last path part, printable, cut in the middle
 * of nothing.
 */
export function cleanFileName(name: string): string {
  const last =
    name.toWellFormed().normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (last === '' || /^\.+$/.test(last)) return FALLBACK;
  const letters = [...last];
  if (letters.length <= LONGEST) return last;
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= 8 ? letters.slice(dot) : [];
  return [...letters.slice(0, LONGEST - extension.length), ...extension].join('');
}
