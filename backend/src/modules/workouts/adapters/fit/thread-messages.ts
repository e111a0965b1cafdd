import type { Recording } from '#analysis/recording/recording.js';
import { DomainError } from '#kernel/domain-error.js';
import type { ErrorCatalogue } from '#kernel/error-catalogue.js';

/** What is sent to a decoding thread; the buffer changes hands. */
export interface DecodeRequest {
  readonly bytes: ArrayBuffer;
  readonly nowMs: number;
}

/** What comes back: a recording, a refusal in the product's own terms, or a defect. */
export type DecodeReply =
  | { readonly kind: 'recording'; readonly recording: Recording }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'defect'; readonly message: string; readonly stack: string };

type Refusal = {
  [C in 'INVALID_FIT_FILE' | 'UNSUPPORTED_ACTIVITY_TYPE']: {
    code: C;
    message: string;
    details: ErrorCatalogue[C];
  };
}['INVALID_FIT_FILE' | 'UNSUPPORTED_ACTIVITY_TYPE'];

/** Errors lose their class between threads, so they travel as data. */
export function replyOfError(error: unknown): DecodeReply {
  if (
    DomainError.is(error, 'INVALID_FIT_FILE') ||
    DomainError.is(error, 'UNSUPPORTED_ACTIVITY_TYPE')
  ) {
    const { code, message, details } = error;
    return { kind: 'refusal', refusal: { code, message, details } as Refusal };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'defect', message, stack: stack ?? message };
}

/** Every buffer of a recording, to be handed over instead of copied. */
export function buffersOf(recording: Recording): ArrayBuffer[] {
  const channels = [...Object.values(recording.channels), ...(recording.developerChannels ?? [])];
  const columns = [recording.time, ...channels.map(({ values }) => values)];
  return [...new Set(columns.map((column) => column.buffer as ArrayBuffer))];
}

export function errorOfRefusal({ code, message, details }: Refusal): DomainError {
  return new DomainError(code, message, details);
}
