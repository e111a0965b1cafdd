import { median } from '../statistics.js';
import type { FileResult } from './decoding.js';

/** One line of the goals table. */
export interface Goal {
  readonly what: string;
  readonly gate: string;
  readonly stretch: string;
  readonly measured: string;
  readonly holdsGate: boolean;
  readonly holdsStretch: boolean;
}

interface Spread {
  readonly median: number;
  readonly worst: number;
  readonly worstFile: string;
}

const LARGE_BYTES = 100_000;
/** Only for a selection of files. */
const NOTHING = 'no recording of a device among these files that both can read';

/** The goals for decoding, judged on the recordings of real devices. */
export function decodingGoals(results: readonly FileResult[]): Goal[] {
  const real = results.filter(({ file }) => file.isReal);
  const records = spread(real, (result) => result.recordsToSdk);
  const all = spread(real, (result) => result.allToSdk);
  const large = spread(
    real.filter(({ file }) => file.bytes.length > LARGE_BYTES),
    (result) => result.allToSdk,
  );
  const peer = spread(real, (result) => result.allToPeer);
  const floor = spread(real, (result) => 1 / result.floorToAll);
  return [
    {
      what: 'records to columns against @garmin/fitsdk, defaults',
      gate: '30x on every file',
      stretch: '60x median',
      measured: words(records),
      holdsGate: records.worst >= 30,
      holdsStretch: records.median >= 60,
    },
    {
      what: 'all needed messages against @garmin/fitsdk, defaults',
      gate: '20x median, 8x worst',
      stretch: '35x on every file over 100 KB',
      measured: `${words(all)}; over 100 KB: ${words(large)}`,
      holdsGate: all.median >= 20 && all.worst >= 8,
      holdsStretch: large.worst >= 35,
    },
    {
      what: 'all needed messages against fit-file-parser',
      gate: '15x median, 6x worst',
      stretch: '30x',
      measured: words(peer),
      holdsGate: peer.median >= 15 && peer.worst >= 6,
      holdsStretch: peer.median >= 30,
    },
    {
      what: 'all needed messages against memcpy + CRC',
      gate: 'at most 5x',
      stretch: 'at most 3x',
      measured: floorWords(real),
      holdsGate: floor.worst >= 1 / 5,
      holdsStretch: floor.worst >= 1 / 3,
    },
  ];
}

function spread(results: readonly FileResult[], of: (result: FileResult) => number): Spread {
  const given = results
    .filter((result) => !Number.isNaN(of(result)))
    .toSorted((a, b) => of(a) - of(b));
  const [worst] = given;
  return {
    median: median(given.map(of)),
    worst: worst === undefined ? Number.NaN : of(worst),
    worstFile: worst?.file.name ?? '',
  };
}

function words({ median: middle, worst, worstFile }: Spread): string {
  if (Number.isNaN(worst)) return NOTHING;
  return `${middle.toFixed(0)}x median, ${worst.toFixed(1)}x worst (${worstFile})`;
}

function floorWords(results: readonly FileResult[]): string {
  const { median: middle, worst, worstFile } = spread(results, (result) => -result.floorToAll);
  if (Number.isNaN(worst)) return NOTHING;
  const over = results.filter(({ floorToAll }) => floorToAll > 5).length;
  return (
    `${(-middle).toFixed(1)}x median, ${(-worst).toFixed(1)}x worst (${worstFile}); ${over} of ` +
    `${results.length} files over 5x`
  );
}
