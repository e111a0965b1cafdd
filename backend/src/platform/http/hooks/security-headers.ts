import helmet from 'helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

const YEAR_S = 31_536_000;

/**
 * What browsers can do and the product never asks for. Only names that Chromium knows: it logs an
 * error on every page for any other.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** Source: W3C, "Permissions Policy". Stripe's form may ask the browser for a payment. */
function permissionsPolicy(stripe: boolean): string {
  const payment = stripe ? '(self "https://js.stripe.com")' : '()';
  return [...UNUSED_FEATURES.map((feature) => `${feature}=()`), `payment=${payment}`].join(', ');
}

interface Foreign {
  readonly tilesOrigin: string | null;
  readonly stripe: boolean;
  /** Browsers reach the product over TLS alone. */
  readonly https: boolean;
  readonly scriptHashes: readonly string[];
}

/**
 * A strict policy for everything that is served: own scripts only, no frames, no plug-ins. Card
 * numbers are typed into a frame of Stripe's own, so where Stripe takes the payments its origins
 * are let in, as its guide on content security tells. Styles may stand inline because Ant Design
 * writes its computed theme into the page.
 * @param foreign the server of the map's tiles, the only foreign one that pictures may come from,
 * whether Stripe is set up, and the hashes of the scripts that stand in prerendered pages
 */
export function addSecurityHeaders(
  app: NestFastifyApplication,
  { tilesOrigin, stripe, https, scriptHashes }: Foreign,
): void {
  // Made once: the plugin for Fastify would build the policy for each request again, a tenth of
  // what a short answer costs.
  const permissions = permissionsPolicy(stripe);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes, ...(stripe ? STRIPE.scripts : [])],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...(tilesOrigin === null ? [] : [tilesOrigin])],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(stripe ? STRIPE.calls : [])],
        'frame-src': stripe ? STRIPE.frames : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // The embedded default is plain HTTP on one machine; a browser that once
    // got this header would not find it again.
    strictTransportSecurity: https ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      reply.raw.setHeader('Permissions-Policy', permissions);
      setHeaders(request.raw, reply.raw, done as (error?: unknown) => void);
    });
}
