import { queryOptions } from '@tanstack/react-query';
import type { InstructionListAnswer, InstructionVersionsAnswer } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';
import type {
  Instruction,
  InstructionDraft,
  InstructionVersion,
  PromptPreview,
} from '../model/instruction.js';

const PATH = '/api/admin/coaching-instructions';

export const instructionsKey = ['admin', 'instructions'] as const;

export const instructionsQuery = queryOptions({
  queryKey: [...instructionsKey, 'list'],
  queryFn: async ({ signal }): Promise<readonly Instruction[]> =>
    (await request.get<InstructionListAnswer>(PATH, { signal })).instructions,
});

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...instructionsKey, 'versions', id],
    queryFn: async ({ signal }): Promise<readonly InstructionVersion[]> =>
      (await request.get<InstructionVersionsAnswer>(`${PATH}/${id}/versions`, { signal })).versions,
  });

/** What the coach is told as things stand now. */
export const promptPreviewQuery = queryOptions({
  queryKey: [...instructionsKey, 'preview'],
  queryFn: ({ signal }): Promise<PromptPreview> => request.get(`${PATH}/preview`, { signal }),
  staleTime: 0,
});

export const createInstruction = (body: InstructionDraft): Promise<unknown> =>
  request.post(PATH, { body });

/** @param version that the changes were made to; the server refuses where there is a later one */
export const updateInstruction = (
  id: string,
  draft: InstructionDraft,
  version: number,
): Promise<unknown> => request.put(`${PATH}/${id}`, { body: { ...draft, version } });

export const deleteInstruction = (id: string): Promise<void> => request.delete(`${PATH}/${id}`);
