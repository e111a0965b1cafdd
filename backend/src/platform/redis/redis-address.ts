import type { RedisOptions } from 'ioredis';

export const SENTINEL_PROTOCOL = 'redis+sentinel:';

const SENTINEL_PORT = 26_379;

/**
 * How BullMQ and ioredis reach Redis: one server by its address, or whichever one its sentinels
 * call the primary.
 */
export type RedisTarget =
  | { readonly url: string }
  | (Required<Pick<RedisOptions, 'sentinels' | 'name' | 'db'>> &
      Pick<RedisOptions, 'username' | 'password'>);

/**
 * Reads `redis://`, `rediss://`, or
 * `redis+sentinel://user:password@host:26379/name?sentinels=host2:26379,host3:26379&db=0`, where
 * the name is that of the primary and user and password are those of Redis. Throws where a part of
 * it cannot be.
 */
export function readRedisAddress(address: string): RedisTarget {
  const { protocol, host, pathname, searchParams, username, password } = new URL(address);
  if (protocol !== SENTINEL_PROTOCOL) {
    if (!/^\/?(\d{1,4})?$/.test(pathname))
      throw new Error(
        `behind the host stands the number of a database, not "${pathname.slice(1)}"`,
      );
    return { url: address };
  }
  const name = decoded(pathname.slice(1));
  const db = searchParams.get('db') ?? '0';
  if (name === '') throw new Error('the name of the primary is missing behind the host');
  if (!/^\d{1,4}$/.test(db)) throw new Error(`db is the number of a database, not "${db}"`);
  const others = searchParams.get('sentinels')?.split(',') ?? [];
  return {
    sentinels: [host, ...others].map(sentinelAt),
    name,
    db: Number(db),
    ...(username !== '' && { username: decoded(username) }),
    ...(password !== '' && { password: decoded(password) }),
  };
}

function sentinelAt(said: string): { host: string; port: number } {
  const [, host = '', port] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(said.trim()) ?? [];
  if (host === '' || Number(port ?? SENTINEL_PORT) > 65_535)
    throw new Error(`"${said}" is no host and port of a sentinel`);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: port === undefined ? SENTINEL_PORT : Number(port),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('a percent sign in it stands for no character; a real one is written %25');
  }
}
