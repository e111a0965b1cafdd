import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent as it is for as long as the server runs. */
export interface ServedFile {
  readonly send: (request: FastifyRequest, reply: FastifyReply, status?: number) => FastifyReply;
}

/**
 * A file with its tag and its compressed forms, each of which is made when it is first asked for.
 */
export function servedFile(text: string, type: string): ServedFile {
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const br = once(() =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  );
  const gzip = once(() => gzipSync(plain, { level: 9 }));
  const forms = { br, gzip, identity: () => plain };
  return {
    send: (request, reply, status = 200) => {
      const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
      // A tag names these very bytes, and so differs for each of the forms.
      const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      void reply
        .header('Cache-Control', 'no-cache')
        .header('Vary', 'Accept-Encoding')
        .header('ETag', etag);
      if (status === 200 && asksFor(request, etag)) return reply.status(304).send();
      if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
      return reply.status(status).type(type).send(forms[encoding]());
    },
  };
}

function encodingFor(accepted: string): 'br' | 'gzip' | 'identity' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function asksFor(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return (
    known !== undefined && known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
  );
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}
