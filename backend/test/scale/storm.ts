import { shortRide } from '../e2e/workouts/workouts.support.js';
import type { HttpClient } from '../support/http-client.js';
import { persistentUpload, type Sent } from './persistent-upload.js';

/**
 * All athletes concurrently send their rides, each one after the other, to several servers in turn.
 * @param ridesEach within what an athlete on trial may upload
 * @param onAnswer receives the number of answers after each one
 */
export async function uploadStorm(
  urls: readonly string[],
  athletes: readonly HttpClient[],
  ridesEach: number,
  onAnswer: (answered: number) => void,
): Promise<readonly Sent[]> {
  let answered = 0;
  const send = async ({ token }: HttpClient, who: number): Promise<Sent[]> => {
    const sent: Sent[] = [];
    for (let ride = 0; ride < ridesEach; ride += 1) {
      sent.push(await persistentUpload(urls, token ?? '', shortRide(who * ridesEach + ride), who));
      onAnswer((answered += 1));
    }
    return sent;
  };
  return (await Promise.all(athletes.map(send))).flat();
}

/** The answers that say neither that the upload is taken nor that it was before. */
export function refusedOf(sent: readonly Sent[]): readonly Sent[] {
  return sent.filter(
    ({ status, code }) => ![201, 202].includes(status) && code !== 'DUPLICATE_FILE',
  );
}
