import {
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

export interface LockedMutationOptions<Answer, Input> extends UseMutationOptions<
  Answer,
  Error,
  Input
> {
  /**
   * What succeeded is not sent again, however long its button is still in reach: an account is
   * deleted once.
   */
  readonly once?: boolean;
}

type Callbacks<Answer, Input> = MutateOptions<Answer, Error, Input>;

export type LockedMutation<Answer, Input> = Omit<
  UseMutationResult<Answer, Error, Input>,
  'mutate' | 'mutateAsync'
> & {
  readonly mutate: (input: Input, callbacks?: Callbacks<Answer, Input>) => void;
  /** The answer of the request that is under way, where there is one. */
  readonly mutateAsync: (input: Input, callbacks?: Callbacks<Answer, Input>) => Promise<Answer>;
};

/**
 * A change of what the server has, one at a time. The lock is taken before the request is made: the
 * second press of a double click comes before any button is drawn as disabled.
 */
export function useLockedMutation<Answer, Input = void>({
  once = false,
  ...options
}: LockedMutationOptions<Answer, Input>): LockedMutation<Answer, Input> {
  const { mutateAsync: send, ...mutation } = useMutation(options);
  const sent = useRef<Promise<Answer> | null>(null);
  const mutateAsync = useCallback(
    async (input: Input, callbacks?: Callbacks<Answer, Input>): Promise<Answer> => {
      if (sent.current) return sent.current;
      sent.current = send(input, callbacks);
      let done = false;
      try {
        const answer = await sent.current;
        done = true;
        return answer;
      } finally {
        if (!done || !once) sent.current = null;
      }
    },
    [send, once],
  );
  const mutate = useCallback(
    (input: Input, callbacks?: Callbacks<Answer, Input>): void =>
      // `onError` has been called, and `error` holds what failed.
      void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
