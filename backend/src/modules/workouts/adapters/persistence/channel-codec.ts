import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ChannelName } from '../../../../analysis/recording/recording.js';

/** What can be stored as a column: a channel, or the time axis that all channels share. */
export type ColumnName = ChannelName | 'time';

/** A column as stored: which layout wrote it, and its bytes. */
export interface EncodedColumn {
  readonly codec: number;
  readonly bytes: Uint8Array;
}

const RAW_FLOAT64 = 2;

/** Packs one column. NaN stays NaN; every other value is kept to the step in which FIT stores that quantity. */
export function encodeChannel(values: Float64Array, _name: ColumnName): EncodedColumn {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  return { codec: RAW_FLOAT64, bytes: deflateRawSync(bytes, { level: 1 }) };
}

/** Unpacks what `encodeChannel` wrote; `samples` is the number of values that must come out. */
export function decodeChannel(codec: number, bytes: Uint8Array, samples: number): Float64Array {
  if (codec !== RAW_FLOAT64) throw new Error(`Unknown column codec ${codec}`);
  const raw = inflateRawSync(bytes);
  const values = new Float64Array(samples);
  new Uint8Array(values.buffer).set(raw);
  return values;
}
