import type { JobDefinition } from '#platform/queue/job-definition.js';
import { OPERATOR_EVENTS, type OperatorEvent } from '#accounts/ports/account-jobs.js';
import { textOf } from './mail-payload.js';

export type OperatorMailPayload = { readonly news: OperatorEvent; readonly subjectId: string };

/** Ten tries over some four hours, like every letter that nobody waits for. */
export const OPERATOR_MAIL: JobDefinition<OperatorMailPayload> = {
  name: 'send-operator-mail',
  queue: 'mail',
  attempts: 10,
  backoffMs: 30_000,
  jobId: ({ news, subjectId }) => `send-operator-mail-${news}-${subjectId}`,
  parse: (payload) => ({
    news: newsOf(textOf(payload, 'news')),
    subjectId: textOf(payload, 'subjectId'),
  }),
};

function newsOf(text: string): OperatorEvent {
  const news = OPERATOR_EVENTS.find((known) => known === text);
  if (news === undefined) throw new Error('the payload has unknown news');
  return news;
}
