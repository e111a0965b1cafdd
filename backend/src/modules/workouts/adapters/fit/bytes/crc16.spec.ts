import { describe, expect, it } from '@jest/globals';
import { CrcCalculator } from '@garmin/fitsdk';
import fc from 'fast-check';
import { crc16 } from './crc16.js';

describe('checksum of FIT', () => {
  it('gives the check value of CRC-16/ARC', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect(crc16(bytes, new DataView(bytes.buffer), 0, 9)).toBe(0xbb3d);
  });

  it('equals that of the SDK for any stretch of any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 700, size: 'max' }),
        fc.nat(700),
        fc.nat(700),
        (given, a, b) => {
          const bytes = Uint8Array.from([7, ...given]).subarray(1);
          const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
          const [from, to] = [Math.min(a, b, bytes.length), Math.min(Math.max(a, b), bytes.length)];
          expect(crc16(bytes, view, from, to)).toBe(CrcCalculator.calculateCRC(bytes, from, to));
        },
      ),
      { numRuns: 500 },
    );
  });
});
