import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  estimateInstruction,
  listDeletedInstructions,
  listInstructions,
  listInstructionVersions,
  previewInstructions,
} from '#api/generated/sdk.gen.js';
import type { InstructionDraft } from '../model/instruction.js';

export const instructionsKey = ['admin', 'instructions'] as const;

export const instructionsQuery = queryOptions({
  queryKey: [...instructionsKey, 'list'],
  queryFn: ({ signal }) => listInstructions({ signal }),
});

export const deletedInstructionsQuery = queryOptions({
  queryKey: [...instructionsKey, 'deleted'],
  queryFn: async ({ signal }) => (await listDeletedInstructions({ signal })).instructions,
  staleTime: 0,
});

/** @param id of the instruction that is being edited; null for a new one */
export const draftWeightQuery = (
  id: string | null,
  { content, category, isActive }: InstructionDraft,
) =>
  queryOptions({
    queryKey: [...instructionsKey, 'weight', id, content, category, isActive],
    queryFn: ({ signal }) =>
      estimateInstruction({ body: { id, content, category, isActive }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...instructionsKey, 'versions', id],
    queryFn: async ({ signal }) =>
      (await listInstructionVersions({ path: { id }, signal })).versions,
  });

/** The prompt of the next answer. */
export const promptPreviewQuery = queryOptions({
  queryKey: [...instructionsKey, 'preview'],
  queryFn: ({ signal }) => previewInstructions({ signal }),
  staleTime: 0,
});
