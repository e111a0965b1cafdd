import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueueConfig } from '#config/queue.config.js';
import { eventually } from '#test/support/eventually.js';
import type { Role } from '#config/role.js';
import { DecoratedMethods } from '../decorated-methods.js';
import { Every, Periodic } from './periodic.js';

@Injectable()
class Sweeps {
  runs = 0;
  slowRuns = 0;
  readonly gate = Promise.withResolvers<void>();

  @Every(20)
  async failing(): Promise<void> {
    this.runs += 1;
    throw new Error('not this time');
  }

  @Every(20)
  async slow(): Promise<void> {
    this.slowRuns += 1;
    await this.gate.promise;
  }
}

describe('Periodic', () => {
  const close: (() => Promise<void>)[] = [];
  afterEach(() => Promise.all(close.splice(0).map((one) => one())));

  async function start(role: Role) {
    const config = { provide: QueueConfig, useValue: new QueueConfig(null, role) };
    const app = await NestFactory.createApplicationContext(
      {
        module: class Root {},
        imports: [DiscoveryModule],
        providers: [config, DecoratedMethods, Periodic, Sweeps],
      },
      { logger: false },
    );
    const sweeps = app.get(Sweeps);
    close.push(async () => {
      sweeps.gate.resolve();
      await app.close();
    });
    await app.init();
    return { app, sweeps };
  }

  it('runs a method at the start and again, also after a failure', async () => {
    const { sweeps } = await start('worker');
    expect(sweeps.runs).toBe(1);
    await eventually(() => expect(sweeps.runs).toBeGreaterThan(2));
  });

  it('starts no second round while one is running', async () => {
    const { sweeps } = await start('all');
    await pause(150);
    expect(sweeps.slowRuns).toBe(1);
  });

  it('runs nothing in a process that only serves', async () => {
    const { sweeps } = await start('api');
    await pause(50);
    expect(sweeps.runs).toBe(0);
  });

  it('waits for the round in progress when the process ends', async () => {
    const { app, sweeps } = await start('all');
    let closed = false;
    const closing = app.close().then(() => (closed = true));
    await pause(50);
    expect(closed).toBe(false);
    sweeps.gate.resolve();
    await closing;
  });
});
