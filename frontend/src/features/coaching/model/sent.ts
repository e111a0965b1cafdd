import type { ChatSentAnswer } from '#api/generated/types.gen.js';

/**
 * What a coach was given for an answer; `sheet` is empty where nothing was needed, as for safety
 * advice.
 */
export type SentForAnswer = Readonly<ChatSentAnswer>;

/** Where it went, in a sentence. */
export function whereItWent({ coach, model, sheet }: SentForAnswer): string {
  if (sheet === '') return 'Nothing was sent. This answer is a fixed text.';
  if (coach === 'openai')
    return (
      `The question and what stands below went to the model${model ? ` ${model}` : ''}, and ` +
      'nothing else: no file, no name, no email, no place.'
    );
  return 'Nothing left this server. The built-in coach read the question and what stands below.';
}
