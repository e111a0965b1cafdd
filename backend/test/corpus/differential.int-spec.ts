import { afterAll, describe, expect, it } from '@jest/globals';
import { randomFit } from '../builders/fit/random-fit/random-file.js';
import type { Fact } from '../builders/fit/random-fit/random-file.js';
import { Arena } from '#workouts/adapters/fit/columns/arena.js';
import { decodeFit } from '#workouts/adapters/fit/decode-fit.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { compareContent } from './differential/compare-content.js';
import { compareDeveloperFields } from './differential/compare-developer-fields.js';
import { compareWithPeer } from './differential/compare-with-peer.js';
import { compareWithSdk } from './differential/compare-with-sdk.js';
import { DEVIATIONS, SDK_STOPS } from './differential/deviations.js';
import {
  againstTruth,
  handfuls,
  isLong,
  SEEDS,
  tell,
  TELLING_SEEDS,
} from './differential/generated.js';
import { PEER_DEVIATIONS, PEER_STOPS } from './differential/peer-deviations.js';
import { SdkUpload } from './differential/sdk-parts.js';

const TIMEOUT_MS = 120_000;
/** The short form compares larger recordings with the SDK alone. */
const SMALL_BYTES = 150_000;
/**
 * The SDK names a developer field with a late or repeated description differently. It does not read
 * the parts of a chained file separately.
 */
const OTHER_NAMES: readonly Fact[] = ['late-description', 'changed-description', 'chained'];
const met = new Set<string>();
let [compared, slowestMs] = [0, 0];
const arena = new Arena();

/**
 * Every comparison of one generated file: with the book of its writer, Garmin's SDK and
 * fit-file-parser.
 */
function differencesOf(seed: number): string[] {
  const file = randomFit(seed);
  // As in the product, in room that the file before has used: nothing of that one may show.
  arena.reset();
  const begun = performance.now();
  const decoded = decodeFit(file.bytes, arena);
  slowestMs = Math.max(slowestMs, performance.now() - begun);
  compared += 1;
  const untrue = againstTruth(decoded, file);
  const readings = [file.bytes, ...(file.spelledOut === null ? [] : [file.spelledOut])].flatMap(
    (bytes) => {
      const own = decodeFit(bytes);
      const sdk = new SdkUpload(bytes);
      const named = OTHER_NAMES.some((fact) => file.facts.has(fact))
        ? []
        : [compareDeveloperFields(bytes, own)];
      return [compareWithSdk(bytes, own, sdk), compareContent(own, sdk), ...named];
    },
  );
  const all = [...readings, compareWithPeer(file.bytes)];
  for (const { explained } of all) for (const name of explained.keys()) met.add(name);
  return [...untrue, ...all.flatMap(({ unexplained }) => unexplained)].map(
    (what) => `seed ${seed}: ${what}`,
  );
}

describe('the reader against what the writer of a file knows, the SDK and fit-file-parser', () => {
  afterAll(() =>
    tell(
      `${compared} generated files compared, ${met.size} named deviations met; slowest ` +
        `reading ${slowestMs.toFixed(0)} ms`,
    ),
  );

  it.each(handfuls(SEEDS))(
    'agrees on every cell of the files $from to $to, or differs by name',
    ({ from, to }) => {
      const wrong = Array.from({ length: to - from + 1 }, (_, index) =>
        differencesOf(from + index),
      ).flat();
      expect(wrong.slice(0, 10)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'meets every deviation that is on the list',
    () => {
      expect(TELLING_SEEDS.flatMap(differencesOf)).toEqual([]);
      const listed = [...DEVIATIONS, ...SDK_STOPS, ...PEER_DEVIATIONS, ...PEER_STOPS].map(
        ({ name }) => name,
      );
      expect(listed.filter((name) => !met.has(name))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('the reader against the SDK and fit-file-parser on recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  /**
   * What was made to be no FIT, or to be damaged beyond sense, is shown by the reader's own test.
   */
  const files = corpusFiles().filter(({ name }) => !name.startsWith('broken/'));

  it.each(files)(
    'agrees on every value of $name',
    ({ name }) => {
      const bytes = corpusBytes(name);
      const decoded = decodeFit(bytes);
      const sdk = new SdkUpload(bytes);
      const peers = isLong || bytes.length < SMALL_BYTES ? [compareWithPeer(bytes)] : [];
      const all = [compareWithSdk(bytes, decoded, sdk), compareContent(decoded, sdk), ...peers];
      expect(all.flatMap(({ unexplained }) => unexplained)).toEqual([]);
      const names = all.flatMap(({ explained }) => [...explained.keys()]);
      expect(names.filter((deviation) => !EXPECTED.includes(deviation))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/**
 * No cell of a real file differs from the SDK's; it stops in three of them, and fit-file-parser
 * does not unpack distances.
 */
const EXPECTED: readonly string[] = [
  'compressed-timestamps',
  'packed-before-its-target',
  'compressed-speed-distance',
  'strap-memory',
];
