const POLYNOMIAL = 0xa001;

/** `TABLES[n][b]`: what byte b does to the checksum when n more bytes follow it. */
const TABLES: readonly Uint16Array[] = tables(8);
const [T0, T1, T2, T3, T4, T5, T6, T7] = TABLES as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
  Uint16Array,
  Uint16Array,
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

/**
 * FIT's checksum with eight tables (Kounavis and Berry 2005): the floor that the goals name. The
 * product's own is faster by now.
 */
export function sliceBy8(bytes: Uint8Array): number {
  let crc = 0;
  let at = 0;
  for (const last = bytes.length - 7; at < last; at += 8) {
    crc =
      (T7[((bytes[at] as number) ^ crc) & 0xff] as number) ^
      (T6[(bytes[at + 1] as number) ^ (crc >>> 8)] as number) ^
      (T5[bytes[at + 2] as number] as number) ^
      (T4[bytes[at + 3] as number] as number) ^
      (T3[bytes[at + 4] as number] as number) ^
      (T2[bytes[at + 5] as number] as number) ^
      (T1[bytes[at + 6] as number] as number) ^
      (T0[bytes[at + 7] as number] as number);
  }
  for (; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (T0[((bytes[at] as number) ^ crc) & 0xff] as number);
  return crc;
}

function tables(count: number): Uint16Array[] {
  const first = Uint16Array.from({ length: 256 }, (_, byte) => shifted(byte));
  const all = [first];
  for (let slice = 1; slice < count; slice += 1) {
    all.push(
      (all[slice - 1] as Uint16Array).map((crc) => (crc >>> 8) ^ (first[crc & 0xff] as number)),
    );
  }
  return all;
}

function shifted(byte: number): number {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
}
