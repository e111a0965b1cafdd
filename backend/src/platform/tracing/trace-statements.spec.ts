import { describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';

import { PoolSpans } from '../database/pool-spans.js';
import { TracedStatements, type AskedClient } from './trace-statements.js';
import { Tracing, type OpenSpan } from './tracing.js';

/** Tells what was begun and how it ended. */
function recorded() {
  const told: unknown[] = [];
  const below = (name: string): OpenSpan => ({
    within: (work) => work(),
    end: (attributes, failed) => told.push({ name, failed, ...attributes }),
  });
  return { told, tracing: Object.assign(new Tracing(), { below }) };
}

const answering = (answer: () => unknown): AskedClient => ({ query: jest.fn(answer) });

describe('a connection that is traced', () => {
  it('answers as before, and traces each statement of a reused client once', async () => {
    const { told, tracing } = recorded();
    const client = answering(() => Promise.resolve('rows'));
    const statements = new TracedStatements(tracing);
    statements.trace(client);
    statements.trace(client);
    expect(await client.query('SELECT 1 FROM users WHERE id = $1', ['me'])).toBe('rows');
    expect(told).toEqual([{ name: 'SELECT users', failed: false }]);
  });

  it('fails as before, and only the code is traced', async () => {
    const { told, tracing } = recorded();
    const failure = Object.assign(new Error('Key (email)=(ada@example.com) already exists.'), {
      code: '23505',
    });
    const client = answering(() => Promise.reject(failure));
    new TracedStatements(tracing).trace(client);
    await expect(client.query('INSERT INTO users(id) VALUES ($1)', ['me'])).rejects.toBe(failure);
    expect(told).toEqual([{ name: 'INSERT users', failed: true, 'error.type': '23505' }]);
  });

  it('is left alone by who is answered in another way, and by streams', () => {
    const { told, tracing } = recorded();
    const client = answering(() => undefined);
    new TracedStatements(tracing).trace(client);
    client.query('SELECT 1', () => undefined);
    client.query({ submit: () => undefined });
    expect(told).toEqual([]);
  });
});

describe('the pool', () => {
  it('is not even listened to where nothing is traced', () => {
    const on = jest.fn();
    new PoolSpans(new Tracing(), {
      driver: { master: { on } },
    } as unknown as DataSource).onModuleInit();
    expect(on).not.toHaveBeenCalled();
  });
});
