import { describe, expect, it } from '@jest/globals';
import { buildRide, chained, truncated, withBadCrc, withTrailingBytes } from '../../../../../test/builders/fit/index.js';
import { inspectDamage, looksLikeFit } from './fit-container.js';

const ride = buildRide({ seconds: 30 });

describe('container of a FIT file', () => {
  it('knows a FIT header by its size and its tag', () => {
    expect(looksLikeFit(ride)).toBe(true);
    expect(looksLikeFit(ride.subarray(0, 12))).toBe(true);
    expect(looksLikeFit(ride.subarray(0, 11))).toBe(false);
    expect(looksLikeFit(Uint8Array.from([13, ...ride.subarray(1)]))).toBe(false);
    expect(looksLikeFit(new Uint8Array())).toBe(false);
  });

  it('finds nothing wrong with an intact file', () => {
    expect(inspectDamage(ride, null)).toEqual([]);
  });

  it.each([
    ['cut-short', truncated(ride, 0.8)],
    ['bad-checksum', withBadCrc(ride)],
    ['trailing-bytes', withTrailingBytes(ride)],
    ['part-cut-short', chained(ride, truncated(ride, 0.8))],
    ['bad-checksum', chained(ride, withBadCrc(ride))],
  ])('tells %s', (damage, bytes) => {
    expect(inspectDamage(bytes, bytes.length)).toEqual([damage]);
  });

  it('sees a wrong header checksum although the decoder does not, and takes 0 as not computed', () => {
    const wrong = ride.slice();
    wrong[12] = (wrong[12] ?? 0) ^ 0x55;
    expect(inspectDamage(wrong, null)).toEqual(['bad-header-checksum']);
    const none = ride.slice();
    none.fill(0, 12, 14);
    expect(inspectDamage(none, null)).toEqual([]);
  });

  it('takes a size of 0 with data behind it as a recording that was never closed', () => {
    const unclosed = ride.slice();
    unclosed.fill(0, 4, 8);
    expect(inspectDamage(unclosed, 14)).toContain('cut-short');
  });

  it('blames the decoder where every checksum holds', () => {
    expect(inspectDamage(ride, 400)).toEqual(['beyond-decoder']);
  });

  it('tells that reading stopped far from the end of a damaged file', () => {
    const long = withBadCrc(buildRide({ seconds: 200 }));
    expect(inspectDamage(long, 600)).toEqual(['bad-checksum', 'stopped-early']);
    expect(inspectDamage(long, long.length)).toEqual(['bad-checksum']);
  });
});
