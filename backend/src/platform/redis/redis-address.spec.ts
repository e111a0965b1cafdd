import { describe, expect, it } from '@jest/globals';
import { readRedisAddress } from './redis-address.js';

describe('the address of Redis', () => {
  it('of one server is left as it is', () => {
    for (const url of ['rediss://:p@cache:6380/2', 'redis://cache', 'redis://cache/'])
      expect(readRedisAddress(url)).toEqual({ url });
  });

  it('names the sentinels and the primary that they watch over', () => {
    expect(
      readRedisAddress(
        'redis+sentinel://ada:p%40ss@one:26380/queue?sentinels=two,[::1]:26381&db=3',
      ),
    ).toEqual({
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
        { host: '::1', port: 26_381 },
      ],
      name: 'queue',
      db: 3,
      username: 'ada',
      password: 'p@ss',
    });
    expect(readRedisAddress('redis+sentinel://one/queue')).toEqual({
      sentinels: [{ host: 'one', port: 26_379 }],
      name: 'queue',
      db: 0,
    });
  });

  it('refuses an address without a primary, or with a wrong sentinel or database', () => {
    expect(() => readRedisAddress('redis://cache:6379/abc')).toThrow(
      /number of a database, not "abc"/,
    );
    expect(() => readRedisAddress('redis+sentinel://one/queue?sentinels=two:65536')).toThrow(
      /"two:65536" is no host/,
    );
    expect(() => readRedisAddress('redis+sentinel://one/queue?db=x')).toThrow(
      /number of a database, not "x"/,
    );
    expect(() => readRedisAddress('redis+sentinel://:100%@one/queue')).toThrow(/percent sign/);
    expect(() => readRedisAddress('redis+sentinel://one:26379')).toThrow(/name of the primary/);
    expect(() => readRedisAddress('redis+sentinel://one/queue?sentinels=two:x')).toThrow(
      /"two:x" is no host/,
    );
  });
});
