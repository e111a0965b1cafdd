import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { useToast } from '#components/toast/use-toast.js';

export interface AdminAction<Input, Result> {
  readonly run: (input: Input) => Promise<Result>;
  /** Title of the toast once it is done; none where it says itself. */
  readonly done?: string;
  /** Title of the toast after a failure; the server's sentence is below it. */
  readonly failed: string | ((error: unknown) => string);
  /** What is refreshed afterwards. */
  readonly refresh?: QueryKey;
  readonly onDone?: (result: Result) => void;
  /** Takes a failure upon itself by answering true. */
  readonly onFailed?: (error: unknown) => boolean;
}

export interface RunningAction<Input> {
  readonly start: (input: Input) => void;
  readonly busy: boolean;
}

function reason(error: unknown, title: string): string | undefined {
  if (error instanceof NetworkError)
    return 'Stridewatt can’t be reached right now. Nothing was changed.';
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return sentence === title ? undefined : sentence;
}

/**
 * Something that an administrator does: once at a time, never retried, with a word on how it went.
 */
export function useAdminAction<Input = void, Result = unknown>({
  run,
  done,
  failed,
  refresh,
  onDone,
  onFailed,
}: AdminAction<Input, Result>): RunningAction<Input> {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useLockedMutation({
    mutationFn: run,
    onSuccess: (result) => {
      if (done) toast.success(done);
      if (refresh) void queryClient.invalidateQueries({ queryKey: refresh });
      onDone?.(result);
    },
    onError: (error) => {
      if (onFailed?.(error)) return;
      const title = typeof failed === 'string' ? failed : failed(error);
      toast.error(title, { description: reason(error, title) });
    },
  });
  return { start: mutate, busy: isPending };
}
