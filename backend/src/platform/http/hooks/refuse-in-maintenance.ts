import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { Maintenance } from '#kernel/maintenance.js';
import { waitInWords } from '../rate-limit/wait-in-words.js';

/**
 * What goes on during planned work: pages and assets, which say what is going on; the probes of
 * balancers; administrators.
 */
const OPEN = /^\/(?!api\/)|^\/api\/(health|ready|admin\/)/;

/** Where the work takes longer than planned. */
const SHORTEST_WAIT_S = 60;

/** Answers 503 with `Retry-After` to people and payment providers while planned work goes on. */
export function refuseInMaintenance(app: NestFastifyApplication): void {
  const maintenance = app.get(Maintenance);
  const clock = app.get(Clock);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ url }) => {
      if (OPEN.test(url)) return;
      const until = await maintenance.until();
      if (until !== null) throw inMaintenance(until.getTime() - clock.now().getTime());
    });
}

function inMaintenance(leftMs: number): DomainError {
  const retryAfterS = Math.max(SHORTEST_WAIT_S, Math.ceil(leftMs / 1000));
  return new DomainError(
    'MAINTENANCE',
    `Stridewatt is being maintained. Please come back in about ${waitInWords(retryAfterS)}.`,
    { retryAfterS },
  );
}
