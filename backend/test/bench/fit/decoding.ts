import { median } from '../statistics.js';
import { containerOf } from './built.js';
import {
  allMessages,
  fitFileParser,
  floor,
  recordsToColumns,
  sdkBare,
  sdkDefaults,
  sdkReads,
} from './decoders.js';
import type { BenchFile } from './files.js';
import { inTurns, ratio } from './pairs.js';

/**
 * How one file was read: milliseconds, and how many times as long the peers took. NaN where a peer
 * does not read it whole.
 */
export interface FileResult {
  readonly file: BenchFile;
  readonly ms: Readonly<Record<'records' | 'all' | 'sdk' | 'sdkBare' | 'peer' | 'floor', number>>;
  readonly recordsToSdk: number;
  readonly allToSdk: number;
  readonly allToSdkBare: number;
  readonly allToPeer: number;
  /** How many times as long as the floor we took. */
  readonly floorToAll: number;
}

export function measured(file: BenchFile, rounds: number): FileResult {
  const works = {
    records: recordsToColumns,
    all: allMessages,
    sdk: sdkDefaults,
    sdkBare,
    peer: fitFileParser,
    floor,
  };
  const times = inTurns(file.bytes, works, rounds);
  const sdk = sdkReads(file.bytes);
  const against = (ours: readonly number[], theirs: readonly number[], reads: boolean): number =>
    reads ? ratio(ours, theirs) : Number.NaN;
  return {
    file,
    ms: {
      records: median(times.records),
      all: median(times.all),
      sdk: median(times.sdk),
      sdkBare: median(times.sdkBare),
      peer: median(times.peer),
      floor: median(times.floor),
    },
    recordsToSdk: against(times.records, times.sdk, sdk),
    allToSdk: against(times.all, times.sdk, sdk),
    allToSdkBare: against(times.all, times.sdkBare, sdk),
    // It reads the first part of a chained file alone, which would be no comparison.
    allToPeer: against(times.all, times.peer, containerOf(file.bytes).parts.length === 1),
    floorToAll: ratio(times.floor, times.all),
  };
}
