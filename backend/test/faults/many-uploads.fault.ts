import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { until } from '#platform/database/embedded-postgres/processes.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, percentile, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isClean, isTaken, tryGet, tryUpload, type Try } from './support/sending.js';

const UPLOADS = amount(1_000, 60);
const HOUR_S = 3_600;
const LIMIT_MS = 480_000;

describe.each(BACKENDS)(
  `${UPLOADS} concurrent uploads, with the queue in %s [FAULT-37]`,
  (name) => {
    let backend: Backend;
    let database: TestDatabase;
    let installation: Installation;
    beforeAll(async () => {
      [backend, database] = await Promise.all([openBackend(name), createTestDatabase()]);
      installation = await Installation.on({
        databaseUrl: database.url,
        redisUrl: backend.redis?.url ?? null,
      });
    });
    afterAll(async () => {
      await installation.stop();
      await Promise.all([database.drop(), backend.redis?.stop()]);
    });

    it(
      'are all accepted or asked to retry, none is lost, and pages are served meanwhile',
      async () => {
        const [api, worker] = await Promise.all([
          installation.launch('api'),
          installation.launch('worker'),
        ]);
        const [url] = await Promise.all([api.ready(), worker.ready()]);
        const books = new Books(database.url);
        const crowd = await crowdFor(url, UPLOADS);
        const files = Array.from({ length: UPLOADS }, (_, at) => ride(at, HOUR_S));
        const pages: Try[] = [];
        let over = false;
        const reading = (async () => {
          for (let at = 0; !over; at += 1)
            pages.push(
              await tryGet(url, crowd[at % crowd.length]?.token ?? null, '/api/workouts?limit=5'),
            );
        })();

        const begun = performance.now();
        const answers = await Promise.all(
          files.map((file, at) => tryUpload(url, ownerOf(crowd, at), file)),
        );
        measured(37, `${name}: all ${UPLOADS} answered after`, secondsSince(begun), 's');
        const taken = answers.filter(isTaken).length;
        const tally = await books.when(
          ({ workouts }) => workouts >= taken,
          LIMIT_MS - (performance.now() - begun),
        );
        measured(
          37,
          `${name}: all ${taken} that were taken are workouts after`,
          secondsSince(begun),
          's',
          120,
        );
        over = true;
        await until(() => pages.length > 0, LIMIT_MS);
        await reading;
        measured(
          37,
          `${name}: p99 of a page meanwhile`,
          Math.round(
            percentile(
              pages.map(({ ms }) => ms),
              0.99,
            ),
          ),
          'ms',
          500,
        );
        measured(37, `${name}: memory of the api at most`, api.memory.most, 'MB', 500);
        measured(37, `${name}: lost`, taken - tally.workouts, '', 0);
        expect(answers.filter((answer) => !isClean(answer) || answer.status === 0)).toEqual([]);
        expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
        expect(tally).toMatchObject({
          uploads: taken,
          workouts: taken,
          doubles: 0,
          failed: 0,
          open: 0,
        });
        expect(installation.dead).toEqual([]);
      },
      2 * LIMIT_MS,
    );
  },
);
