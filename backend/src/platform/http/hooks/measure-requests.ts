import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { Metrics } from '#platform/metrics/metrics.js';
import { isWhole, whenEnded } from './when-ended.js';

/** From what a person does not notice to what a proxy gives up. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/**
 * Times every answer by the template of its route, never by the address itself; a stream counts
 * until its end.
 */
export function measureRequests(app: NestFastifyApplication, metrics: Metrics): void {
  const timing = metrics.timing(
    'http_request_duration_seconds',
    'Time from the first byte of a request to the last of its answer',
    ['method', 'route', 'status'],
    BUCKETS_S,
  );
  const open = metrics.tally(
    'http_requests_left_total',
    'Requests whose client went away before the answer was whole',
    ['method', 'route'],
  );
  whenEnded(app, (request, reply, durationMs) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    timing.observe({ ...labels, status: String(reply.statusCode) }, durationMs / 1_000);
    if (!isWhole(reply)) open.add(labels);
  });
}
