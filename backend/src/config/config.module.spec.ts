import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { describe, expect, it } from '@jest/globals';

import { completeConfig } from './app-config.js';
import { AuthConfig } from './auth.config.js';
import { ConfigModule } from './config.module.js';
import { DatabaseConfig } from './database.config.js';
import { HttpConfig } from './http.config.js';
import { QueueConfig } from './queue.config.js';
import { readConfig } from './read-config.js';

@Injectable()
class Reader {
  constructor(
    readonly http: HttpConfig,
    readonly database: DatabaseConfig,
    readonly auth: AuthConfig,
    readonly queue: QueueConfig,
  ) {}
}

describe('config module', () => {
  it('gives each service the sections it asks for, by class', async () => {
    const config = completeConfig(readConfig({ PORT: '4000' }), {
      databaseUrl: 'postgres://db/x',
      jwtSecret: 'secret',
    });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config)],
      providers: [Reader],
    }).compile();
    const reader = module.get(Reader);
    expect(reader.http.port).toBe(4000);
    expect(reader.database.url).toBe('postgres://db/x');
    expect(reader.auth.jwtSecret).toBe('secret');
    expect(reader.queue.role).toBe('all');
  });

  it('knows where PostgreSQL keeps a session: at the server itself, also behind a pooler', () => {
    const completed = (env: Record<string, string>) =>
      completeConfig(readConfig(env), { databaseUrl: 'postgres://pooler/x', jwtSecret: 'secret' })
        .database;
    expect(completed({})).toMatchObject({
      url: 'postgres://pooler/x',
      directUrl: null,
      sessionUrl: 'postgres://pooler/x',
    });
    const pooled = completed({
      DATABASE_URL: 'postgres://pooler/x',
      DATABASE_DIRECT_URL: 'postgres://db/x',
    });
    expect(pooled).toMatchObject({
      url: 'postgres://pooler/x',
      directUrl: 'postgres://db/x',
      sessionUrl: 'postgres://db/x',
    });
  });
});
