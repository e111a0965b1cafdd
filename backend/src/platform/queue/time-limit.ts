/** A wait that took longer than its limit. */
export class TimeLimitError extends Error {
  constructor(what: string, limitMs: number) {
    super(`${what} took longer than ${limitMs} ms`);
    this.name = 'TimeLimitError';
  }
}

/** The result of `pending`, or a `TimeLimitError` after `limitMs`; nothing cancels `pending`. */
export async function inTime<T>(pending: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(what, limitMs)), limitMs);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** False when `limitMs` pass first. */
export async function endsWithin(pending: Promise<void>, limitMs: number): Promise<boolean> {
  try {
    await inTime(pending, limitMs, 'an end');
    return true;
  } catch (error) {
    if (error instanceof TimeLimitError) return false;
    throw error;
  }
}
