import { describe, expect, it } from '@jest/globals';
import {
  buildRide,
  chained,
  truncated,
  withBadCrc,
  withTrailingBytes,
} from '#test/builders/fit/index.js';
import { damageOf } from './damage.js';
import { containerOf, looksLikeFit } from './fit-container.js';

const ride = buildRide({ seconds: 30 });
const read = (bytes: Uint8Array) => containerOf(bytes).parts.map(({ to }) => to);
const damage = (bytes: Uint8Array, stops = read(bytes), summarised = true) =>
  damageOf(containerOf(bytes), stops, summarised);

describe('container of a FIT file', () => {
  it('knows a FIT header by its size and its tag', () => {
    expect(looksLikeFit(ride)).toBe(true);
    expect(looksLikeFit(ride.subarray(0, 12))).toBe(true);
    expect(looksLikeFit(ride.subarray(0, 11))).toBe(false);
    expect(looksLikeFit(Uint8Array.from([13, ...ride.subarray(1)]))).toBe(false);
    expect(looksLikeFit(new Uint8Array())).toBe(false);
  });

  it('tells where the messages of each chained file stand', () => {
    expect(containerOf(chained(ride, ride)).parts.map(({ from, to }) => [from, to])).toEqual([
      [14, ride.length - 2],
      [ride.length + 14, 2 * ride.length - 2],
    ]);
  });

  it('accepts an intact file, alone, in a row, or after one without messages', () => {
    const empty = Uint8Array.from([12, 16, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54, 0, 0]);
    const headerOnly = containerOf(chained(empty, ride));
    expect(damage(ride)).toEqual([]);
    expect(damage(chained(ride, ride))).toEqual([]);
    expect(headerOnly.parts.map(({ complete }) => complete)).toEqual([true, true]);
  });

  it('reads a view into a larger buffer by its own offsets', () => {
    expect(damage(chained(new Uint8Array(7), ride).subarray(7))).toEqual([]);
  });

  it.each([
    ['cut-short', truncated(ride, 0.8)],
    ['bad-checksum', withBadCrc(ride)],
    ['trailing-bytes', withTrailingBytes(ride)],
    ['part-cut-short', chained(ride, truncated(ride, 0.8))],
    ['bad-checksum', chained(ride, withBadCrc(ride))],
  ])('tells %s', (kind, bytes) => {
    expect(damage(bytes)).toEqual([kind]);
  });

  it('tells a recording that was never closed from one whose checksum is wrong', () => {
    const bad = withBadCrc(ride);
    const end = ride.length - 2;
    expect(damage(bad, [end - 5], false)).toEqual(['never-closed']);
    expect(damage(bad, [end - 5], true)).toEqual(['bad-checksum']);
    expect(damage(bad, [end], false)).toEqual(['bad-checksum']);
    expect(damage(bad, [end - 1025], false)).toEqual(['bad-checksum', 'stopped-early']);
    expect(damage(chained(ride, bad), [end, ride.length + end - 5], false)).toEqual([
      'bad-checksum',
    ]);
  });

  it('judges the checksum of a header, and takes 0 as not computed', () => {
    const wrong = ride.slice();
    wrong[12] = (wrong[12] ?? 0) ^ 0x55;
    expect(damage(wrong)).toContain('bad-header-checksum');
    const none = ride.slice();
    none.fill(0, 12, 14);
    expect(damage(none)).not.toContain('bad-header-checksum');
  });

  it('reads a file of stated size 0 to its end, as a recording that was never closed', () => {
    const unclosed = ride.slice();
    unclosed.fill(0, 4, 8);
    expect(containerOf(unclosed).parts).toMatchObject([
      { from: 14, to: ride.length, complete: false },
    ]);
    expect(damage(unclosed)).toContain('cut-short');
  });

  it('blames the decoder where every checksum holds', () => {
    expect(damage(ride, [400])).toEqual(['beyond-decoder']);
  });

  it('tells that reading stopped far from the end of a damaged file', () => {
    const long = withBadCrc(buildRide({ seconds: 200 }));
    expect(damage(long, [600])).toEqual(['bad-checksum', 'stopped-early']);
    expect(damage(long, [long.length - 1000])).toEqual(['bad-checksum']);
  });
});
