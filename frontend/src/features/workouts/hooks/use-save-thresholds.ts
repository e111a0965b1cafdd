import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#api/api-error.js';
import { useToast } from '#components/toast/use-toast.js';
import { saveProfile } from '#api/generated/sdk.gen.js';
import type { ThresholdInput } from '../model/zones/thresholds.js';

/** Saves thresholds and reads the workout again, which then follows its own recomputation. */
export function useSaveThresholds() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ThresholdInput) => saveProfile({ body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['profile'] }),
        queryClient.invalidateQueries({ queryKey: ['workout'] }),
      ]),
    onError: (error) =>
      toast.error('Save Failed', {
        description: sentenceOf(error, 'Failed to save your thresholds. Please try again.'),
      }),
  });
}
