import { useRef, useState } from 'react';

export interface Sending<Input> {
  /** Does nothing while one is under way. */
  readonly send: (input: Input) => void;
  readonly pending: boolean;
  /** Why the last one failed; undefined from the next one on. */
  readonly error: unknown;
}

export interface Sent<Answer> {
  readonly onSuccess: (answer: Answer) => void;
  readonly onError?: (error: unknown) => void;
  /** What succeeded stays pending: the page is being left, and nothing is sent again meanwhile. */
  readonly once?: boolean;
}

/**
 * One call at a time for a form, with its result. Small enough for pages that load nothing
 * else of the app.
 */
export function useSending<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  { onSuccess, onError, once = false }: Sent<Answer>,
): Sending<Input> {
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (input: Input): Promise<void> => {
    underWay.current = true;
    setPending(true);
    setError(undefined);
    let done = false;
    try {
      onSuccess(await call(input));
      done = true;
    } catch (failure) {
      setError(failure);
      onError?.(failure);
    } finally {
      underWay.current = once && done;
      setPending(once && done);
    }
  };
  const send = (input: Input): void => {
    if (!underWay.current) void run(input);
  };
  return { send, pending, error };
}
