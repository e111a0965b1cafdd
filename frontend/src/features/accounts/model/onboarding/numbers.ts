/** What the draft takes; larger is a slip of the hand. */
const LARGEST = 1e6;

/** A number written with a point or a comma; null where the text is none. */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Math.abs(value) <= LARGEST ? value : null;
}
