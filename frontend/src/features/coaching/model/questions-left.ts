/**
 * The line below the input: how many questions are left where they are counted, else what the
 * answers are worth.
 */
export function questionsLeft(remaining: number | null | undefined): string {
  if (remaining === 0) return 'No free question is left on this workout.';
  if (typeof remaining === 'number')
    return (
      `${remaining} free ${remaining === 1 ? 'question is' : 'questions are'} left on this ` +
      'workout.'
    );
  return 'Every number is from your file. Not medical advice.';
}
