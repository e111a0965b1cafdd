import { readFile } from 'node:fs/promises';
import { steadyRide1h } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { Product } from '../product.js';

const PAGE_BYTES = 4096;

export interface Asker {
  readonly athlete: Awaited<ReturnType<typeof newAthlete>>;
  readonly workoutId: string;
}

export async function athleteWithRide(
  product: Product,
  options: Parameters<typeof newAthlete>[2] = {},
): Promise<Asker> {
  const athlete = await newAthlete(product.url, {}, options);
  return { athlete, workoutId: await upload(athlete, steadyRide1h()) };
}

export async function upload(athlete: HttpClient, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('fitFile', new Blob([new Uint8Array(bytes)]), 'ride.fit');
  const answer = await athlete.send<{ id: string }>('/api/workouts/upload', {
    method: 'POST',
    body: form,
  });
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}`);
  return answer.body.id;
}

/** Until the first text of a stream, and until its end. */
export async function read(
  response: Response,
  first: RegExp,
): Promise<{ firstMs: number; text: string }> {
  const begun = performance.now();
  let firstMs = Number.NaN;
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (Number.isNaN(firstMs) && first.test(text)) firstMs = performance.now() - begun;
  }
  return { firstMs, text };
}

/** From the question to the first text, and to the end of the answer. */
export async function answered(
  athlete: HttpClient,
  path: string,
  body: object,
): Promise<{ firstMs: number; wholeMs: number; text: string }> {
  const begun = performance.now();
  const response = await fetch(`${athlete.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${athlete.token ?? ''}`,
    },
  });
  const headersMs = performance.now() - begun;
  const { firstMs, text } = await read(response, /"chunk"/);
  if (!text.includes('"done":true'))
    throw new Error(`the answer was not whole: ${text.slice(-300)}`);
  return { firstMs: headersMs + firstMs, wholeMs: performance.now() - begun, text };
}

/** Memory that a process holds, MB. */
export async function residentMb(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(pages) * PAGE_BYTES) / 1_048_576;
}
