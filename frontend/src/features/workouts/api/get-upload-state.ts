import { queryOptions } from '@tanstack/react-query';
import { getUpload } from '#api/generated/sdk.gen.js';
import type { UploadStateAnswer } from '#api/generated/types.gen.js';

const POLL_MS = 1500;

/** How far an upload is; looked at again until it has ended. */
export const uploadStateQuery = (id: string) =>
  queryOptions({
    queryKey: ['upload', id],
    queryFn: ({ signal }): Promise<UploadStateAnswer> => getUpload({ path: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'processing' ? POLL_MS : false,
  });
