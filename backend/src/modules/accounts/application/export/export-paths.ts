/**
 * Longest part of a path, in characters; with four bytes each still within what file systems take.
 */
const LONGEST = 60;

/**
 * Control characters, what file systems refuse, and the marks that turn the direction of text (they
 * can hide an extension).
 */
const UNSAFE = /[\p{Cc}\p{Cs}<>:"\\|?*\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Gives each file of an archive a path that every system can unpack, inside the archive's own
 * folder, and gives none twice.
 */
export class ExportPaths {
  private readonly taken = new Set<string>();

  /** @param wished with slashes between folders */
  give(wished: string): string {
    const parts = wished.split('/').map(safePart);
    const name = parts.pop() ?? '';
    for (let number = 1; ; number += 1) {
      const path = [...parts, number === 1 ? name : numbered(name, number)].join('/');
      // Some systems do not tell case apart, and all of them should unpack everything.
      const key = path.toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return path;
    }
  }
}

function safePart(part: string): string {
  const clean = part
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(UNSAFE, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const named = clean || 'unnamed';
  const safe = DEVICE.test(named) ? `_${named}` : named;
  const { stem, extension } = split(safe);
  return [...stem].slice(0, LONGEST - [...extension].length).join('') + extension;
}

function numbered(name: string, number: number): string {
  const { stem, extension } = split(name);
  return `${stem} (${number})${extension}`;
}

function split(name: string): { stem: string; extension: string } {
  const extension = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}
