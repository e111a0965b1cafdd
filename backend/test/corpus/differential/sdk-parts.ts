import type { FitMessages, RecordMesg } from '@garmin/fitsdk';
import { containerOf } from '#workouts/adapters/fit/fit-container.js';
import { readWithSdk } from './sdk-reader.js';

/**
 * A whole upload as the SDK reads it, each part of a chained file alone: accumulated fields and
 * apps start again in each.
 */
export class SdkUpload {
  readonly records: readonly RecordMesg[];
  /** Rows of each part that were read, and the error at which reading stopped. */
  readonly parts: readonly { readonly rows: number; readonly error: string | null }[];
  private readonly files: readonly Uint8Array[];
  private written: readonly RecordMesg[] | null = null;
  private all: FitMessages | null = null;

  constructor(bytes: Uint8Array) {
    const { parts } = containerOf(bytes);
    const starts = parts.map((_, index) => (index === 0 ? 0 : (parts[index - 1]?.to ?? 0) + 2));
    this.files = starts.map((start, index) =>
      bytes.slice(start, starts[index + 1] ?? bytes.length),
    );
    const read = this.files.map((file) => readWithSdk(file, 'unpacked'));
    this.records = read.flatMap(({ records }) => records);
    this.parts = read.map(({ records, error }) => ({ rows: records.length, error }));
  }

  get errors(): string[] {
    return this.parts.flatMap(({ error }) => (error === null ? [] : [error]));
  }

  /** All messages, scaled, nothing unpacked. */
  get messages(): FitMessages {
    this.all ??= joined(this.files.map((file) => readWithSdk(file, 'scaled').messages));
    return this.all;
  }

  /** A record with nothing scaled or unpacked; undefined where reading it so stopped before. */
  writtenRecord(row: number): RecordMesg | undefined {
    this.written ??= this.files.flatMap((file, part) =>
      readWithSdk(file, 'raw').records.slice(0, this.parts[part]?.rows),
    );
    return this.written[row];
  }
}

function joined(parts: readonly FitMessages[]): FitMessages {
  const all: Record<string, unknown[]> = {};
  for (const part of parts)
    for (const [key, messages] of Object.entries(part))
      all[key] = [...(all[key] ?? []), ...(messages as unknown[])];
  return all;
}
