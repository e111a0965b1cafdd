/**
 * The JSON body of every non-2xx answer; a proxy in between may answer with something else, so all
 * of it is optional.
 */
export interface ErrorBody {
  readonly statusCode?: number;
  readonly code?: string;
  readonly error?: string;
  readonly message?: string;
  readonly [detail: string]: unknown;
}

function parse(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** An answer that is not OK. `message` is for logs, `sentence` for the athlete. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
  ) {
    super(`${status}: ${text === '' ? statusText : text}`);
    this.body = parse(text);
  }

  get code(): string | undefined {
    return this.body.code;
  }

  /** The server's own sentence, without the status in front; undefined where it sent none. */
  get sentence(): string | undefined {
    const { message, error } = this.body;
    return [message, error].find((text) => typeof text === 'string');
  }
}

/** No answer at all: the machine is offline, or the server cannot be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('The server could not be reached', { cause });
  }
}

function inUnit(seconds: number): [number, string] {
  if (seconds < 90) return [seconds, 'second'];
  return seconds < 90 * 60 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
}

/** A wait in words, never shorter than it is. */
function inWords(seconds: number): string {
  const [count, unit] = inUnit(seconds);
  const whole = Math.max(1, Math.ceil(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

/**
 * What to tell the athlete about `error`: when to try again, the server's sentence where there is
 * one, else `fallback`.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const wait = error.body['retryAfterS'];
  if (error.code === 'RATE_LIMITED' && typeof wait === 'number')
    return `Too many attempts. Try again in ${inWords(wait)}.`;
  return error.sentence ?? fallback;
}
