import { describe, expect, it } from '@jest/globals';
import { buildRide, chained, withBadCrc } from '#test/builders/fit/index.js';
import { withBytesBehind } from './behind-stated-end.js';
import { containerOf } from './fit-container.js';
import { readFit } from './read-fit.js';
import { LayoutCache } from './walk/layout-cache.js';

const NOW = Date.UTC(2026, 10, 21);
const ride = buildRide({ seconds: 300 });

/** The file with another length in its header. */
function stating(bytes: Uint8Array, length: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(4, length, true);
  copy.fill(0, 12, 14);
  return copy;
}

function endOf(bytes: Uint8Array): { to: number | undefined; wrong: boolean; trailing: boolean } {
  const cache = new LayoutCache(
    bytes,
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const { parts, trailing } = withBytesBehind(bytes, containerOf(bytes), cache);
  return { to: parts.at(-1)?.to, wrong: parts.at(-1)?.wrongLength === true, trailing };
}

/** Messages of two bytes, none like the one before it. */
const messages = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => [0, index % 5]).flat();

/**
 * A file of two-byte messages whose stored checksum looks like one of them, so that those behind it
 * can be read on; it does not hold.
 */
function tiny(behind: readonly number[]): Uint8Array {
  const data = [0x40, 0, 0, 0, 0, 1, 0, 1, 0, 0, 4];
  return Uint8Array.from([
    14,
    0x20,
    0,
    0,
    data.length,
    0,
    0,
    0,
    0x2e,
    0x46,
    0x49,
    0x54,
    0,
    0,
    ...data,
    0,
    0,
    ...behind,
    0,
    0,
  ]);
}

const half = Math.floor(ride.length / 2);
const found = { to: ride.length - 2, wrong: true, trailing: false };

describe('bytes behind the end that a header states', () => {
  it('belong to the recording where its messages go on to the last byte', () => {
    expect(endOf(stating(ride, half))).toEqual(found);
    const whole = readFit(ride, NOW);
    expect(readFit(stating(ride, half), NOW)).toEqual({
      ...whole,
      warnings: [
        {
          kind: 'wrong-length',
          text: expect.stringMatching(/^The head of the file states a wrong length/),
        },
      ],
    });
  });

  it('also belong to the last recording when several are chained', () => {
    expect(endOf(chained(ride, stating(ride, half)))).toEqual({
      ...found,
      to: 2 * ride.length - 2,
    });
  });

  it('differ from bytes that are no recording unless something else contradicts it', () => {
    expect(endOf(tiny(messages(150)))).toMatchObject({ wrong: true, trailing: false });
    expect(endOf(tiny(messages(50)))).toMatchObject({ wrong: false, trailing: true });
    expect(endOf(tiny(new Array<number>(4096).fill(0)))).toMatchObject({
      wrong: false,
      trailing: true,
    });
    const bytes = tiny(messages(150));
    const sound = {
      parts: containerOf(bytes).parts.map((part) => ({ ...part, crcOk: true })),
      trailing: true,
    };
    expect(withBytesBehind(bytes, sound, new LayoutCache(bytes, new DataView(bytes.buffer)))).toBe(
      sound,
    );
  });

  it.each([
    ['another file follows', chained(withBadCrc(ride), ride)],
    [
      'they are no messages',
      chained(
        stating(ride, half).subarray(0, half + 100),
        new Uint8Array(4096).map((_, index) => (index * 37) & 0xff),
      ),
    ],
    ['they break off in a message', stating(ride, half).subarray(0, ride.length - 4)],
  ])('do not where %s', (_, bytes) => {
    expect(endOf(bytes)).toEqual({
      to: containerOf(bytes).parts.at(-1)?.to,
      wrong: false,
      trailing: containerOf(bytes).trailing,
    });
  });
});
