import fastifyCompress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Shorter answers fit into one packet as they are. Tokens are in short answers only: what is
 * compressed can be guessed by its length.
 */
const SHORTEST_BYTES = 1_400;

/**
 * Compresses long answers. Event streams and what is compressed already (stored files, the built
 * page) stay as they are. Requests are never decompressed: a small body could unpack to any size.
 */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  // The library names the header only where it compresses; a cache needs it on both forms.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (/\bjson\b/.test(String(reply.getHeader('Content-Type'))))
      reply.header('Vary', [reply.getHeader('Vary'), 'accept-encoding'].filter(Boolean).join(', '));
    done(null, payload);
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: SHORTEST_BYTES,
    globalDecompression: false,
  });
}
