import { describe, expect, it } from '@jest/globals';
import { CrcCalculator } from '@garmin/fitsdk';
import fc from 'fast-check';
import { crc16 } from './crc16.js';

describe('checksum of FIT', () => {
  it('gives the check value of CRC-16/ARC', () => {
    expect(crc16(new TextEncoder().encode('123456789'), 0, 9)).toBe(0xbb3d);
  });

  it('equals that of the SDK for any stretch of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(100), fc.nat(100), (bytes, a, b) => {
        const [from, to] = [Math.min(a, b, bytes.length), Math.min(Math.max(a, b), bytes.length)];
        expect(crc16(bytes, from, to)).toBe(CrcCalculator.calculateCRC(bytes, from, to));
      }),
      { numRuns: 500 },
    );
  });
});
