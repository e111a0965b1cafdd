import { newAthlete, type HttpClient } from '#test/support/http-client.js';

/** Uploads that an athlete on trial has. */
export const UPLOADS_EACH = 3;
/** More passwords than this are not hashed at a time. */
const AT_ONCE = 4;

/** Athletes on trial, enough for so many uploads. */
export async function crowdFor(url: string, uploads: number): Promise<readonly HttpClient[]> {
  const count = Math.ceil(uploads / UPLOADS_EACH);
  let asked = 0;
  const join = async (): Promise<HttpClient[]> => {
    const joined: HttpClient[] = [];
    while (asked < count) {
      asked += 1;
      joined.push(await newAthlete(url, {}, { onboarding: 'skipped' }));
    }
    return joined;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, join))).flat();
}

/** Whose the upload of this number is. */
export function ownerOf(crowd: readonly HttpClient[], upload: number): string | null {
  return crowd[Math.floor(upload / UPLOADS_EACH)]?.token ?? null;
}
