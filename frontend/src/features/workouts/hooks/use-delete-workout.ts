import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#api/api-error.js';
import { useToast } from '#components/toast/use-toast.js';
import { deleteWorkout } from '#api/generated/sdk.gen.js';

/** Deletes a workout, goes home, and lets every list be read anew. */
export function useDeleteWorkout(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => deleteWorkout({ path: { id } }),
    onSuccess: async () => {
      await navigate({ to: '/' });
      queryClient.removeQueries({ queryKey: ['workout', id] });
      await queryClient.invalidateQueries({ queryKey: ['workouts'] });
      toast.success('Workout deleted');
    },
    onError: (error) =>
      toast.error('Error', {
        description: sentenceOf(error, 'The workout could not be deleted. Please try again.'),
      }),
  });
}
