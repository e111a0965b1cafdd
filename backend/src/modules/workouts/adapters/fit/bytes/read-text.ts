const UTF8 = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

/** The first of the texts in a string field (they end with a zero byte); what is no UTF-8 is left out. */
export function readText(bytes: Uint8Array, at: number, size: number): string {
  const zero = bytes.subarray(at, at + size).indexOf(0);
  return UTF8.decode(bytes.subarray(at, at + (zero < 0 ? size : zero))).replaceAll('\uFFFD', '');
}
