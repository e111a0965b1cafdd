import { queryOptions } from '@tanstack/react-query';
import {
  listInstructions,
  listInstructionVersions,
  previewInstructions,
} from '#api/generated/sdk.gen.js';

export const instructionsKey = ['admin', 'instructions'] as const;

export const instructionsQuery = queryOptions({
  queryKey: [...instructionsKey, 'list'],
  queryFn: async ({ signal }) => (await listInstructions({ signal })).instructions,
});

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...instructionsKey, 'versions', id],
    queryFn: async ({ signal }) =>
      (await listInstructionVersions({ path: { id }, signal })).versions,
  });

/** What the coach receives now. */
export const promptPreviewQuery = queryOptions({
  queryKey: [...instructionsKey, 'preview'],
  queryFn: ({ signal }) => previewInstructions({ signal }),
  staleTime: 0,
});
