import { Decoder, Stream } from '@garmin/fitsdk';
import FitParser from 'fit-file-parser';
import {
  Arena,
  containerOf,
  decodeFit,
  groupRows,
  LayoutCache,
  LogWriter,
  recordColumns,
  walkPart,
} from './built.js';
import { sliceBy8 } from './slice-by-8.js';

/**
 * What is measured against each other: each takes the bytes of an upload and does its work once.
 */
export type Work = (bytes: Uint8Array) => unknown;

/**
 * As in the product, where a thread reads one file after the other: room for columns is used again.
 */
const arena = new Arena();

/** Checksums, the walk and the columns of the records; no other message. */
export function recordsToColumns(bytes: Uint8Array): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  arena.reset();
  const log = new LogWriter(bytes, arena.rows);
  const cache = new LayoutCache(bytes, view);
  for (const part of containerOf(bytes).parts) walkPart(bytes, part, cache, log);
  return recordColumns({ bytes, view, log }, groupRows(log), arena);
}

export function allMessages(bytes: Uint8Array): unknown {
  arena.reset();
  return decodeFit(bytes, arena);
}

/** Whether the SDK reads a file to its end. */
export function sdkReads(bytes: Uint8Array): boolean {
  return (
    new Decoder(Stream.fromArrayBuffer(bytes.buffer as ArrayBuffer)).read().errors.length === 0
  );
}

export function sdkDefaults(bytes: Uint8Array): unknown {
  return new Decoder(Stream.fromArrayBuffer(bytes.buffer as ArrayBuffer)).read();
}

/** Every option of the SDK off: the fastest that it can. */
export function sdkBare(bytes: Uint8Array): unknown {
  return new Decoder(Stream.fromArrayBuffer(bytes.buffer as ArrayBuffer)).read({
    expandSubFields: false,
    expandComponents: false,
    applyScaleAndOffset: false,
    convertTypesToStrings: false,
    convertDateTimesToDates: false,
    mergeHeartRates: false,
  });
}

export function fitFileParser(bytes: Uint8Array): unknown {
  let data: unknown;
  new FitParser({ force: true, mode: 'list' }).parse(
    bytes.buffer as ArrayBuffer,
    (_error, parsed) => {
      data = parsed;
    },
  );
  return data;
}

/** The least that a reader must do: take the bytes over and check them. */
export function floor(bytes: Uint8Array): unknown {
  return sliceBy8(bytes.slice());
}
