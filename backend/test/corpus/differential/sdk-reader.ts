import { Decoder, Stream } from '@garmin/fitsdk';
import type { FitMessages, RecordMesg } from '@garmin/fitsdk';

/** What Garmin's SDK makes of a file: its messages up to the first error. */
export interface SdkReading {
  readonly messages: FitMessages;
  readonly records: readonly RecordMesg[];
  readonly error: string | null;
}

/**
 * `unpacked`: as the SDK reads by default, packed fields unpacked into others (speed into
 * enhanced_speed). `scaled`: nothing unpacked. `raw`: nothing scaled either. `joined`: unpacked,
 * and heart rate from a strap's memory joined to the records.
 */
export type SdkMode = 'unpacked' | 'scaled' | 'raw' | 'joined';

/** Types and dates are left as numbers. */
export function readWithSdk(bytes: Uint8Array, mode: SdkMode): SdkReading {
  const { messages, errors } = new Decoder(Stream.fromArrayBuffer(bytes.slice().buffer)).read({
    convertTypesToStrings: false,
    convertDateTimesToDates: false,
    expandSubFields: false,
    expandComponents: mode === 'unpacked' || mode === 'joined',
    applyScaleAndOffset: mode !== 'raw',
    mergeHeartRates: mode === 'joined',
  });
  return { messages, records: messages.recordMesgs ?? [], error: errors[0]?.message ?? null };
}
