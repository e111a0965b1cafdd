import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'pg';

import { until } from '#platform/database/embedded-postgres/processes.js';
import type { HttpClient } from '../support/http-client.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { crowdFor } from './support/crowd.js';
import { FaultPostgres } from './support/fault-postgres.js';
import { Installation } from './support/installation.js';
import { amount, measured, percentile, secondsSince } from './support/measured.js';
import { isClean, tryGet, type Try } from './support/sending.js';

/**
 * With its queue in PostgreSQL the product needs more connections than 20 before anybody asks it
 * anything.
 */
const CONNECTIONS = { PostgreSQL: 60, Redis: 20 } as const;
const CLIENTS = 200;
const ATHLETES = 10;
const ROUNDS = amount(5, 2);
const P99_MS = 2_000;
const HANG_MS = 30_000;
const BACK_MS = 60_000;

describe.each(BACKENDS)(
  'connections to PostgreSQL that are used up, with the queue in %s [FAULT-11]',
  (name) => {
    let backend: Backend;
    let postgres: FaultPostgres;
    let installation: Installation;
    const hogs: Client[] = [];
    beforeAll(async () => {
      [backend, postgres] = await Promise.all([
        openBackend(name),
        FaultPostgres.start({ max_connections: String(CONNECTIONS[name]) }),
      ]);
      installation = await Installation.on({
        databaseUrl: postgres.url,
        redisUrl: backend.redis?.url ?? null,
      });
    });
    afterAll(async () => {
      await Promise.all(hogs.map((hog) => hog.end().catch(() => undefined)));
      await installation.stop();
      await Promise.all([postgres.stop(), backend.redis?.stop()]);
    });

    const askAll = (url: string, crowd: readonly HttpClient[]): Promise<Try[]> =>
      Promise.all(
        Array.from({ length: CLIENTS }, (_, at) =>
          tryGet(url, crowd[at % crowd.length]?.token ?? null, '/api/workouts?limit=5'),
        ),
      );

    /** Takes every connection that can be had, and every one that the product lets go of. */
    async function hog(): Promise<void> {
      let free = true;
      while (free)
        free = await postgres.connect().then(
          (client) => hogs.push(client) > 0,
          () => false,
        );
    }

    it(`serves ${CLIENTS} clients on few connections, else 503, and recovers`, async () => {
      const api = await installation.launch('all');
      const url = await api.ready();
      const crowd = await crowdFor(url, ATHLETES * 3);
      const shared: Try[] = [];
      for (let round = 0; round < ROUNDS; round += 1) shared.push(...(await askAll(url, crowd)));
      measured(
        11,
        `${name}: p99 of ${CLIENTS} concurrent clients on ${CONNECTIONS[name]} connections`,
        Math.round(
          percentile(
            shared.map(({ ms }) => ms),
            0.99,
          ),
        ),
        'ms',
        P99_MS,
      );

      const starved: Try[] = [];
      await hog();
      // As if the product's idle connections ran out and others were faster to take them.
      const begun = performance.now();
      while (
        starved.filter(({ status }) => status === 503).length < CLIENTS &&
        performance.now() - begun < BACK_MS
      ) {
        starved.push(...(await askAll(url, crowd)));
        await postgres.endProducts(hogs[0]);
        await hog();
      }
      measured(
        11,
        `${name}: slowest answer while none is left`,
        Math.round(Math.max(...starved.map(({ ms }) => ms))),
        'ms',
      );
      const refused = starved.filter(({ status }) => status === 503).length;

      await Promise.all(hogs.splice(0).map((client) => client.end()));
      const free = performance.now();
      let last: Try[] = [];
      let asking: Promise<void> | null = null;
      await until(() => {
        asking ??= askAll(url, crowd)
          .then((made) => void (last = made))
          .finally(() => (asking = null));
        return last.length > 0 && last.every(({ status }) => status === 200);
      }, BACK_MS);
      measured(11, `${name}: all served after they were free`, secondsSince(free), 's');

      const all = [...shared, ...starved];
      expect(
        all.filter((made) => !isClean(made) || made.status === 0 || made.ms > HANG_MS),
      ).toEqual([]);
      expect(refused).toBeGreaterThan(0);
      expect(last.filter(({ status }) => status !== 200)).toEqual([]);
      expect(installation.dead).toEqual([]);
    });
  },
);
