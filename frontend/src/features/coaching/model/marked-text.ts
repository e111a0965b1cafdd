export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text in pieces, with each of `numbers` that stands in it marked; never a part of a longer
 * number.
 */
export function markedText(text: string, numbers: readonly string[]): readonly Piece[] {
  const sought = numbers.filter((number) => number.trim() !== '');
  if (sought.length === 0) return [{ text, marked: false }];
  // The longest first: "31 W" must not take a part of "31 W/kg".
  const pattern = [...sought]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const pieces = text.split(new RegExp(`(?<![\\d.,:])(${pattern})(?![\\d/])`, 'u'));
  return pieces
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
