import { Controller, Get } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { completeConfig } from '#config/app-config.js';
import { ConfigModule } from '#config/config.module.js';
import { readConfig } from '#config/read-config.js';
import { LoggingModule } from './logging.module.js';
import { requestId } from './request-id.js';

@Controller('api')
class PingRoutes {
  @Get('ping')
  ping(): string {
    return 'pong';
  }
}

describe('the request id in the answer', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const config = completeConfig(readConfig({ LOG_LEVEL: 'silent' }), {
      databaseUrl: 'postgres://nowhere/none',
      jwtSecret: 'none',
    });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config), LoggingModule.forRoot()],
      controllers: [PingRoutes],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(
      new FastifyAdapter({ genReqId: requestId }),
      { logger: false },
    );
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(() => app.close());

  const idOf = async (url: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await app.inject({ url, headers })).headers['x-request-id'];

  it('is taken from the request', async () => {
    expect(await idOf('/api/ping', { 'x-request-id': 'proxy-0001' })).toBe('proxy-0001');
  });

  it('is made where none came', async () => {
    expect(await idOf('/api/ping')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is there when there is no such route, too', async () => {
    expect(await idOf('/api/nothing', { 'x-request-id': 'proxy-0002' })).toBe('proxy-0002');
  });
});
