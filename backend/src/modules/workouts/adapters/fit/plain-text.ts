const LONGEST = 60;
/**
 * Words of ASCII with single spaces between: most texts are nothing else, and need no closer look.
 */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Text from a file, fit to be shown and stored: no control, format or unassigned characters, single
 * spaces, at most 60 characters. FIT strings are whatever the device, an app or an attacker wrote
 * there. Null where nothing readable is left.
 */
export function plainText(value: unknown): string | null {
  const text = Array.isArray(value) ? value.find((part) => typeof part === 'string') : value;
  if (typeof text !== 'string') return null;
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  const clean = text
    .slice(0, LONGEST * 8)
    .replace(/[\p{C}\uFFFD]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = [...clean].slice(0, LONGEST).join('').trimEnd();
  return short === '' ? null : short;
}
