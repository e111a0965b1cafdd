import { corpusBytes, corpusFiles } from '../corpus.js';
import { Dice } from '#test/builders/fit/random-fit/dice.js';
import { randomFit } from '#test/builders/fit/random-fit/random-file.js';

const SMALL_BYTES = 60_000;
const MOST_EDITS = 20;
const MOST_PIECE = 400;

type Damage = (bytes: Uint8Array, dice: Dice) => Uint8Array;

const joined = (...pieces: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat(pieces));

/** Ways to spoil a file; several may follow on each other. */
const DAMAGES: readonly Damage[] = [
  (bytes, dice) => bytes.slice(0, dice.int(0, bytes.length)),
  (bytes, dice) => edited(bytes, dice, () => dice.int(0, 255)),
  (bytes, dice) => edited(bytes, dice, (old) => old ^ (1 << dice.int(0, 7))),
  (bytes, dice) => edited(bytes, dice, () => dice.pick([0, 0x40, 0x60, 0x7f, 0x80, 0xe0, 0xff])),
  // Pieces that come twice, go missing or stand elsewhere, so that everything behind them is out of
  // step.
  (bytes, dice) => {
    const [from, length] = piece(bytes, dice);
    return joined(bytes.subarray(0, from + length), bytes.subarray(from));
  },
  (bytes, dice) => {
    const [from, length] = piece(bytes, dice);
    return joined(bytes.subarray(0, from), bytes.subarray(from + length));
  },
  (bytes, dice) =>
    joined(
      bytes.subarray(0, dice.int(0, bytes.length)),
      Uint8Array.from(dice.bytes(dice.int(1, MOST_PIECE))),
    ),
  // A wrong size in the header.
  (bytes, dice) => {
    const copy = bytes.slice();
    if (copy.length >= 12)
      new DataView(copy.buffer).setUint32(
        4,
        dice.pick([0, 1, dice.int(0, copy.length), 0x7fff_ffff, 0xffff_ffff]),
        true,
      );
    return copy;
  },
  (bytes) => joined(bytes, bytes),
];

/** Small recordings of real devices, where they are there. */
const REAL = corpusFiles()
  .map(({ name }) => name)
  .filter((name) => corpusBytes(name).length <= SMALL_BYTES);

/** A damaged file: a generated or a real one, spoiled one to three times. */
export function damagedFit(seed: number): Uint8Array {
  const dice = new Dice(seed);
  const whole =
    REAL.length > 0 && dice.chance(0.4) ? corpusBytes(dice.pick(REAL)) : randomFit(seed).bytes;
  return Array.from({ length: dice.int(1, 3) }).reduce<Uint8Array>(
    (bytes) => dice.pick(DAMAGES)(bytes, dice),
    whole,
  );
}

function edited(bytes: Uint8Array, dice: Dice, change: (old: number) => number): Uint8Array {
  const copy = bytes.slice();
  for (let edits = dice.int(1, MOST_EDITS); edits > 0 && copy.length > 0; edits -= 1) {
    const at = dice.int(0, copy.length - 1);
    copy[at] = change(copy[at] ?? 0);
  }
  return copy;
}

function piece(bytes: Uint8Array, dice: Dice): [from: number, length: number] {
  const from = dice.int(0, Math.max(0, bytes.length - 1));
  return [from, dice.int(0, Math.min(MOST_PIECE, bytes.length - from))];
}
