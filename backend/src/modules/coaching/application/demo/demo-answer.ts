import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import type { TextPart } from '../charges/pending-answer.js';

/** Comes last and means that question and answer are kept, and counted where they count. */
export interface DemoStoredPart {
  readonly kind: 'stored';
  readonly message: DemoMessage;
  /** Of the session, this one among them where it counts. */
  readonly questionsUsed: number;
}

/** An answer that passed every limit and is about to be given; read as `PendingAnswer`. */
export interface PendingDemoAnswer {
  parts(signal: AbortSignal): AsyncIterable<TextPart | DemoStoredPart>;
}
