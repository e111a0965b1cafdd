import { startDemo } from '#api/generated/sdk.gen.js';
import type { DemoSessionAnswer, StartDemoDto } from '#api/generated/types.gen.js';
import { anonymousTransport } from '#api/transport.js';

export type Visit = Readonly<DemoSessionAnswer>;

/**
 * Begins a visit, without a token.
 *
 * @throws Error where the answer does not say of which workout and under which key
 */
export async function beginVisit(body: StartDemoDto): Promise<Visit> {
  const { workoutId, sessionId }: Partial<DemoSessionAnswer> = await startDemo({
    body,
    fetch: anonymousTransport,
  });
  if (!workoutId || !sessionId) throw new Error('the answer has no workoutId or no sessionId');
  return { workoutId, sessionId };
}
