import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { until } from '#platform/database/embedded-postgres/processes.js';
import type { HttpClient } from '../support/http-client.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { FaultPostgres } from './support/fault-postgres.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isClean, tryGet, uploadUntilTaken, type Try } from './support/sending.js';

const UPLOADS = amount(90, 18);
const LINES = 6;
const READERS = 4;
/** After so many uploads were taken the server crashes, once or again and again. */
const CRASH_AT = amount(90, 18) / 3;
const CRASHES = amount(2, 1);
const LIMIT_MS = 180_000;
const WINDOW_S = 5;

describe.each(BACKENDS)(
  'PostgreSQL that crashes and starts again under load, with the queue in %s [FAULT-10]',
  (name) => {
    let backend: Backend;
    let postgres: FaultPostgres;
    let installation: Installation;
    beforeAll(async () => {
      [backend, postgres] = await Promise.all([openBackend(name), FaultPostgres.start()]);
      installation = await Installation.on({
        databaseUrl: postgres.url,
        redisUrl: backend.redis?.url ?? null,
      });
    });
    afterAll(async () => {
      await installation.stop();
      await Promise.all([postgres.stop(), backend.redis?.stop()]);
    });

    it('fails requests for a moment, loses nothing accepted, and ends no process', async () => {
      const [api, worker] = await Promise.all([
        installation.launch('api'),
        installation.launch('worker'),
      ]);
      const [url] = await Promise.all([api.ready(), worker.ready()]);
      const crowd = await crowdFor(url, UPLOADS);
      const tries: Try[] = [];
      let lastFailure = 0;
      const note = (made: Try): void => {
        tries.push(made);
        if (made.status >= 500 || made.status === 0) lastFailure = performance.now();
      };

      let sent = 0;
      let taken = 0;
      let loading = true;
      const line = async (): Promise<void> => {
        while (sent < UPLOADS) {
          const at = sent;
          sent += 1;
          for (const made of await uploadUntilTaken(url, ownerOf(crowd, at), ride(at))) note(made);
          taken += 1;
        }
      };
      const reader = async ({ token }: HttpClient): Promise<void> => {
        while (loading) note(await tryGet(url, token, '/api/workouts?limit=5'));
      };
      const load = Promise.all(Array.from({ length: LINES }, line));
      const reading = Promise.all(crowd.slice(0, READERS).map(reader));
      const windows: number[] = [];
      for (let crash = 1; crash <= CRASHES; crash += 1) {
        await waitFor(() => taken >= crash * CRASH_AT);
        await postgres.restart();
        const back = performance.now();
        const before = tries.length;
        // Enough answers to see the end of the failures.
        await waitFor(
          () => tries.slice(before).filter(({ status }) => status === 200).length >= READERS * 20,
        );
        windows.push(Math.max(0, lastFailure - back) / 1_000);
      }
      await load;
      loading = false;
      await reading;

      const begun = performance.now();
      const tally = await new Books(postgres.url).when(
        ({ workouts }) => workouts === UPLOADS,
        LIMIT_MS,
      );
      measured(
        10,
        `${name}: failures after the server was back`,
        Math.round(Math.max(...windows) * 10) / 10,
        's',
        WINDOW_S,
      );
      measured(
        10,
        `${name}: slowest answer`,
        Math.round(Math.max(...tries.map(({ ms }) => ms)) / 100) / 10,
        's',
      );
      measured(
        10,
        `${name}: last workout after the last upload was taken`,
        secondsSince(begun),
        's',
      );
      expect(tries.filter((made) => !isClean(made) || made.status === 0)).toEqual([]);
      expect(tally).toMatchObject({
        uploads: UPLOADS,
        workouts: UPLOADS,
        doubles: 0,
        failed: 0,
        open: 0,
      });
      expect(installation.dead).toEqual([]);
    });
  },
);

async function waitFor(state: () => boolean): Promise<void> {
  if (!(await until(state, LIMIT_MS))) throw new Error('never came about');
}
