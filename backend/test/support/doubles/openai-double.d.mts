/**
 * `honest` answers from the facts it is given; `hallucinate` mixes in numbers that no fact holds,
 * `inventing` makes up every so-manieth; `liar` says nothing that holds, `corrects` lies once and
 * mends it when it is told; `obedient` does what text from outside tells it, `reporter` answers in
 * four paragraphs, `echo` repeats all that it was given. `tool` calls a tool and answers from it,
 * `many-tools` nine at once, `bad-tools` ones that are not there or without sense, `tool-loop` goes
 * on calling for ever. `silent` never answers at all, `wordless` begins and says nothing, `stalled`
 * stops in the middle, `pinging` sends comments from there on, `endless` never comes to an end;
 * `cut`, `cut-at-once` and `clean-cut` close the line, `malformed` sends broken JSON, `odd-frame`
 * JSON of another shape, `error-frame` an error inside the stream; `length` and `filtered` end for
 * those reasons; `thinker`, `thinker-with-tools`, `old-server`, `bare-server`, `no-tools` and
 * `stubborn-server` refuse parameters by name, the last of them whatever is sent; `unfinished` ends
 * without any, `uncounted` tells no tokens, `cached` that it had most of them in its cache.
 */
export type DoubleBehaviour =
  | 'honest'
  | 'hallucinate'
  | 'inventing'
  | 'liar'
  | 'corrects'
  | 'obedient'
  | 'reporter'
  | 'echo'
  | 'tool'
  | 'many-tools'
  | 'bad-tools'
  | 'tool-loop'
  | 'silent'
  | 'wordless'
  | 'stalled'
  | 'pinging'
  | 'endless'
  | 'cut'
  | 'cut-at-once'
  | 'clean-cut'
  | 'malformed'
  | 'odd-frame'
  | 'error-frame'
  | 'length'
  | 'filtered'
  | 'unfinished'
  | 'uncounted'
  | 'cached'
  | 'too-many-requests'
  | 'server-error'
  | 'unauthorized'
  | 'thinker'
  | 'thinker-with-tools'
  | 'old-server'
  | 'bare-server'
  | 'no-tools'
  | 'stubborn-server';

export interface DoubleOptions {
  /** Of `inventing`: the share of numbers that are made up, 0 to 1. */
  readonly rate?: number;
  /** Time between two pieces of an answer, in milliseconds. */
  readonly pieceMs?: number;
}

export interface RecordedRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice?: string;
  readonly stream: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly reasoning_effort?: string;
  readonly temperature?: number;
  readonly authorization: string | null;
}

export interface OpenaiDouble {
  /** To be used as OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** How many answers were left by their client before they were whole. */
  abandoned(): number;
  behave(name: DoubleBehaviour, options?: DoubleOptions): void;
  close(): Promise<void>;
}

export function startOpenaiDouble(options?: {
  port?: number;
  behaviour?: DoubleBehaviour;
}): Promise<OpenaiDouble>;
