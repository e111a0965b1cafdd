import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { RequestKey } from '#kernel/request-memory.js';
import { AsyncRequestMemory } from './async-request-memory.js';

const NAME = new RequestKey<string>('name');

describe('the memory of a request', () => {
  it('is of that request alone, through everything that is awaited for it', async () => {
    const memory = new AsyncRequestMemory();
    const ask = (name: string) =>
      memory.within(async () => {
        await turn();
        memory.keep(NAME, name);
        await turn();
        return memory.recall(NAME);
      });
    expect(await Promise.all([ask('ada'), ask('bob')])).toEqual(['ada', 'bob']);
    expect(memory.recall(NAME)).toBeUndefined();
  });

  it('keeps nothing outside of a request', () => {
    const memory = new AsyncRequestMemory();
    memory.keep(NAME, 'nobody');
    expect(memory.recall(NAME)).toBeUndefined();
  });
});
