import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { ConfigError } from './reading/config-error.js';
import type { Environment } from './reading/from-env.js';
import { readConfig } from './read-config.js';

const refusalOf = (env: Environment, command?: string): string => {
  try {
    readConfig(env, command);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('configuration', () => {
  it('runs on nothing set, everything embedded', () => {
    const settings = readConfig({});
    expect(settings).toMatchObject({
      runtime: {
        nodeEnv: 'development',
        role: 'all',
        allowSandbox: false,
        dataDir: resolve('.data'),
      },
      http: { port: 3000, publicUrl: 'http://localhost:3000', trustedProxies: null },
      database: { url: null },
      queue: { redisUrl: null, role: 'all' },
      files: { dataDir: resolve('.data') },
      mail: { smtpUrl: null },
      coach: {
        openaiApiKey: null,
        openaiBaseUrl: null,
        openaiModel: 'gpt-4o-mini',
        openaiPrices: null,
      },
      stripe: { secretKey: null },
      auth: { jwtSecret: null },
      admin: { email: 'admin@stridewatt.local', password: null },
      rateLimit: { scale: 1 },
      map: {
        tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '\u00a9 OpenStreetMap contributors',
        tilesOrigin: 'https://tile.openstreetmap.org',
      },
    });
    expect(settings.files.url).toMatch(/^file:\/\/\/.*\/\.data\/files$/);
  });

  it('takes an empty value for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', OPENAI_API_KEY: '' })).toMatchObject({
      http: { port: 3000 },
      database: { url: null },
    });
  });

  it('draws routes without a tile server, and credits no other server to OpenStreetMap', () => {
    expect(readConfig({ MAP_TILES_URL: 'none' }).map).toMatchObject({
      tilesUrl: null,
      tilesOrigin: null,
    });
    const own = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' };
    expect(readConfig(own).map.attribution).toBe('');
  });

  it('derives the public address from the port, and takes the slash off a given one', () => {
    expect(readConfig({ PORT: '8080' }).http.publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://training.example.com/' }).http.publicUrl).toBe(
      'https://training.example.com',
    );
  });

  it('is quiet in a terminal and tells more in production', () => {
    expect(readConfig({}).log.level).toBe('warn');
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' }).log.level).toBe('info');
    expect(readConfig({ LOG_LEVEL: 'debug' }).log.level).toBe('debug');
  });

  it('lets the command line win over ROLE, and tells the queue which role it serves', () => {
    const settings = readConfig({ ROLE: 'api', DATABASE_URL: 'postgres://db/x' }, 'worker');
    expect(settings.runtime.role).toBe('worker');
    expect(settings.queue.role).toBe('worker');
  });

  it('refuses a role on the command line that there is not', () => {
    expect(refusalOf({}, 'serve')).toBe(
      'The command holds "serve"; it takes one of all, api, worker, migrate, admin',
    );
  });

  it.each<[Environment, RegExp]>([
    [{ PORT: '99999' }, /^PORT holds "99999"; it takes a port number from 0 to 65535$/],
    [{ PORT: '1e3' }, /^PORT holds "1e3"/],
    [{ PORT: '80.5' }, /^PORT holds "80.5"/],
    [{ HOST: 'localhost' }, /^HOST holds "localhost"/],
    [
      { PUBLIC_URL: 'training.example.com' },
      /^PUBLIC_URL holds "training.example.com"; it takes the http or https address/,
    ],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY holds "true"/],
    [
      { DATABASE_URL: 'mysql://db/x' },
      /^DATABASE_URL holds "mysql:\/\/db\/x"; it takes the address of a PostgreSQL database/,
    ],
    [{ REDIS_URL: 'http://cache' }, /^REDIS_URL holds/],
    [{ FILES_URL: 'file:relative/folder' }, /^FILES_URL holds "file:relative\/folder"/],
    [{ FILES_URL: '/srv/files' }, /^FILES_URL holds/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL holds/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM holds "nobody"/],
    [{ OPENAI_BASE_URL: 'ftp://model' }, /^OPENAI_BASE_URL holds/],
    [{ STRIPE_API_BASE: 'nowhere' }, /^STRIPE_API_BASE holds "nowhere"/],
    [{ ADMIN_EMAIL: 'admin' }, /^ADMIN_EMAIL holds "admin"/],
    [{ RATE_LIMIT_SCALE: '0' }, /^RATE_LIMIT_SCALE holds "0"/],
    [{ RATE_LIMIT_SCALE: '-1' }, /^RATE_LIMIT_SCALE holds "-1"/],
    [{ MAP_TILES_URL: 'https://tiles.example.com/tile.png' }, /^MAP_TILES_URL holds/],
    [{ MAP_TILES_URL: 'https://{s}.example.com/{z}/{x}/{y}.png' }, /^MAP_TILES_URL holds/],
    [{ MAP_TILES_URL: 'https://*/{z}/{x}/{y}.png' }, /^MAP_TILES_URL holds/],
    [
      { LOG_LEVEL: 'loud' },
      /^LOG_LEVEL holds "loud"; it takes one of fatal, error, warn, info, debug, trace, silent$/,
    ],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV holds "prod"/],
    [{ ALLOW_SANDBOX: 'yes' }, /^ALLOW_SANDBOX holds "yes"; it takes true or false$/],
    [{ ROLE: 'everything' }, /^ROLE holds "everything"/],
  ])('names the variable, its value and what it takes: %j', (env, line) => {
    expect(refusalOf(env)).toMatch(line);
  });

  it.each([
    ['JWT_SECRET', 'hunter2', 'a secret of 7 characters'],
    ['ADMIN_PASSWORD', 'short', 'a secret of 5 characters'],
    ['STRIPE_SECRET_KEY', 'hunter2', 'a secret of 7 characters'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2', 'a secret of 7 characters'],
    ['OPENAI_API_KEY', 'hunter 2', 'a secret of 8 characters'],
  ])('does not repeat the secret in %s [SEC-50]', (variable, value, shown) => {
    const line = refusalOf({ [variable]: value });
    expect(line).toContain(`${variable} holds ${shown}`);
    expect(line).not.toContain(value);
  });

  it('takes good values of every kind', () => {
    const env = {
      DATABASE_URL: 'postgresql://u:p@db:5432/x?sslmode=require',
      REDIS_URL: 'rediss://:p@cache:6380',
      FILES_URL: 's3://bucket/prefix',
      SMTP_URL: 'smtps://u:p@mail:465',
      MAIL_FROM: 'Coach <coach@example.com>',
      MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
      RATE_LIMIT_SCALE: '0.5',
      HOST: '::1',
    };
    expect(refusalOf(env)).toBe('accepted');
    expect(refusalOf({ FILES_URL: 'file:/srv/files' })).toBe('accepted');
  });

  it.each(['a/b#c@d%e', 'plain', 'quote\'"$', 'ünïcode:?&='])(
    'puts DATABASE_PASSWORD into the addresses without one, whatever it contains: %s',
    (password) => {
      const { database } = readConfig({
        DATABASE_URL: 'postgres://stridewatt@postgres:5432/stridewatt',
        DATABASE_DIRECT_URL: 'postgres://owner:own@postgres:5432/stridewatt',
        DATABASE_PASSWORD: password,
      });
      const url = new URL(database.url ?? '');
      expect(decodeURIComponent(url.password)).toBe(password);
      expect([url.username, url.host, url.pathname]).toEqual([
        'stridewatt',
        'postgres:5432',
        '/stridewatt',
      ]);
      expect(new URL(database.directUrl ?? '').password).toBe('own');
    },
  );
});
