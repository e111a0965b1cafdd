import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * A strict policy for everything that is served: own scripts only, no frames, no plug-ins.
 * Styles may stand inline because Ant Design writes its computed theme into the page.
 * @param tilesOrigin the server of the map's tiles, the only foreign one that pictures may come from
 */
export async function addSecurityHeaders(app: NestFastifyApplication, tilesOrigin: string | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...(tilesOrigin === null ? [] : [tilesOrigin])],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // The embedded default is plain HTTP on one machine; a proxy with TLS in front sets this itself.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
