export interface Visitor {
  readonly sport: 'cycling' | 'running';
  readonly level: 'beginner' | 'intermediate' | 'advanced';
  readonly ageRange?: string;
  readonly gender?: string;
  readonly country?: string;
  readonly deviceType?: 'mobile' | 'desktop';
}

interface Session {
  readonly sessionId: string;
  readonly workoutId: string;
}

interface Offered {
  readonly questions: readonly { readonly questionText: string }[];
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Somebody who opens the demo, asks the first two of the questions on offer, and then those of
 * their own.
 */
export async function visitDemo(
  url: string,
  visitor: Visitor,
  own: readonly string[] = [],
): Promise<void> {
  const begun = await post(`${url}/api/demo/session`, visitor);
  if (!begun.ok) throw new Error(`the demo did not open: ${begun.status} ${await begun.text()}`);
  const { sessionId, workoutId } = (await begun.json()) as Session;
  const offered = await fetch(
    `${url}/api/demo-questions?sport=${visitor.sport}&level=${visitor.level}`,
  );
  const { questions } = (await offered.json()) as Offered;
  for (const message of [
    ...questions.slice(0, 2).map(({ questionText }) => questionText),
    ...own,
  ]) {
    await (await post(`${url}/api/demo-chat`, { message, workoutId, sessionId })).text();
  }
}
