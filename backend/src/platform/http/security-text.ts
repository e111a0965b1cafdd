import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '#kernel/clock.js';

/** RFC 9116, 2.5.5, recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Where somebody who finds a weakness can say so. Source: RFC 9116. */
export function serveSecurityText(app: NestFastifyApplication, publicUrl: string): void {
  const clock = app.get(Clock);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/.well-known/security.txt', (_request, reply) => {
      const expires = new Date(clock.now().getTime() + VALID_MS);
      const lines = [
        `Contact: ${publicUrl}/contact`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
}
