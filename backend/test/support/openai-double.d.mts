/**
 * `honest` answers from the facts it is given; `hallucinate` mixes in numbers that no fact holds; `liar` says nothing that
 * holds; `obedient` does what text from outside tells it. `silent` never begins, `stalled` stops in the middle, `endless` never comes to an end, `cut` and
 * `cut-at-once` drop the line, `malformed` sends broken JSON, `error-frame` an error inside the stream, `length` and
 * `filtered` end for those reasons, `unfinished` ends without any, `uncounted` tells no tokens.
 */
export type DoubleBehaviour =
  | 'honest' | 'hallucinate' | 'liar' | 'obedient' | 'silent' | 'stalled' | 'endless' | 'cut' | 'cut-at-once' | 'malformed' | 'error-frame'
  | 'length' | 'filtered' | 'unfinished' | 'uncounted' | 'too-many-requests' | 'server-error' | 'unauthorized';

export interface RecordedRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly authorization: string | null;
}

export interface OpenaiDouble {
  /** To be used as OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** How many answers were left by their client before they were whole. */
  abandoned(): number;
  behave(name: DoubleBehaviour): void;
  close(): Promise<void>;
}

export function startOpenaiDouble(options?: { port?: number; behaviour?: DoubleBehaviour }): Promise<OpenaiDouble>;
