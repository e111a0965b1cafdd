/**
 * What a terminal obeys instead of showing it, but for the end of a line, and what turns the
 * direction of a text or hides in it.
 */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The text with such characters spelled out, `\u{1b}` for an escape: reasons of failures and names
 * come from files and other services, and must not clear the operator's screen, colour it or
 * pretend to be other lines.
 */
export function plainText(text: string): string {
  return text.replaceAll(
    OBEYED,
    (character) => String.raw`\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
