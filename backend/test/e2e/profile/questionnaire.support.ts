import type { Answer, HttpClient } from '#test/support/http-client.js';

export interface Draft {
  readonly data: Record<string, unknown>;
  readonly currentStep: number;
  readonly sequence: null;
}

export interface Saved {
  readonly currentStep: number;
  readonly sequence: number | null;
  readonly saved: boolean;
}

export async function draftOf(client: HttpClient): Promise<Draft> {
  return (await client.get<Draft>('/api/onboarding/draft')).body;
}

export function save(client: HttpClient, body: object): Promise<Answer<Saved>> {
  return client.patch<Saved>('/api/onboarding/draft', body);
}

export function complete<T = Record<string, unknown>>(
  client: HttpClient,
  body: object = {},
): Promise<Answer<T>> {
  return client.post<T>('/api/onboarding/complete', body);
}

export interface Entry {
  readonly validFrom: string;
  readonly zones: Record<string, number[][] | null>;
  readonly [value: string]: unknown;
}

/** Newest first. */
export async function thresholdsOf(client: HttpClient): Promise<readonly Entry[]> {
  return (await client.get<{ thresholds: Entry[] }>('/api/profile/thresholds')).body.thresholds;
}

/** Fields of five zones with these six borders. */
export function zoneFields(
  set: string,
  borders: readonly (number | string)[],
): Record<string, number | string> {
  const fields = [1, 2, 3, 4, 5].flatMap((zone) => [
    [`${set}Zone${zone}Min`, borders[zone - 1]],
    [`${set}Zone${zone}Max`, borders[zone]],
  ]);
  return Object.fromEntries(fields) as Record<string, number | string>;
}
