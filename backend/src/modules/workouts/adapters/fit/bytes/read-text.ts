const UTF8 = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
const FIRST_BEYOND_ASCII = 0x80;

/**
 * The first of the texts in a string field (they end with a zero byte); what is no UTF-8 is left
 * out.
 */
export function readText(bytes: Uint8Array, at: number, size: number): string {
  let ascii = '';
  for (let index = at; index < at + size; index += 1) {
    const byte = bytes[index] as number;
    if (byte === 0) return ascii;
    if (byte >= FIRST_BEYOND_ASCII) return decoded(bytes.subarray(at, at + size));
    ascii += String.fromCharCode(byte);
  }
  return ascii;
}

function decoded(text: Uint8Array): string {
  const zero = text.indexOf(0);
  return UTF8.decode(zero < 0 ? text : text.subarray(0, zero)).replaceAll('\uFFFD', '');
}
