import type Stripe from 'stripe';
import { errorType } from '#platform/tracing/error-type.js';
import type { Tracing } from '#platform/tracing/tracing.js';

/**
 * Puts a span around each request to Stripe, each try of its own, up to the first word of the
 * answer.
 */
export function tracedRequests(http: Stripe.HttpClient, tracing: Tracing): Stripe.HttpClient {
  const send = http.makeRequest.bind(http);
  http.makeRequest = async (...request: Parameters<typeof send>) => {
    const [host, , path, method] = request;
    const route = routeOf(path);
    const span = tracing.below(`stripe ${method} ${route}`, {
      'http.request.method': method,
      'server.address': host,
      'url.template': route,
    });
    if (span === null) return send(...request);
    try {
      const answer = await send(...request);
      const status = answer.getStatusCode();
      span.end({ 'http.response.status_code': status }, status >= 400);
      return answer;
    } catch (error) {
      span.end({ 'error.type': errorType(error) }, true);
      throw error;
    }
  };
  return http;
}

/**
 * `/v1/customers/cus_1?expand=…` is `/v1/customers/:id`: the third part of Stripe's addresses is
 * whose the thing is.
 */
function routeOf(path: string): string {
  const [, version = '', kind = '', id, ...rest] = (path.split('?')[0] ?? '').split('/');
  return ['', version, kind, ...(id === undefined ? [] : [':id']), ...rest].join('/');
}
