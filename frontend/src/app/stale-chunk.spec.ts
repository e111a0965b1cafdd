import { beforeAll, describe, expect, it } from '@jest/globals';
import { mockNetwork } from '../testing/environment/network.js';
import { isChunkError, reloadOnStaleChunk } from './stale-chunk.js';

/** Words at which the router loads the page again. */
const ROUTERS = /^(Failed to fetch|error loading|Importing a module)/;

describe('a part of the program that does not load', () => {
  beforeAll(() => reloadOnStaleChunk());

  it('is left to the error screen: the router would reload even without a connection', () => {
    mockNetwork({
      'GET /api/client-settings': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect([ROUTERS.test(payload.message), isChunkError(payload)]).toEqual([false, true]);
  });
});
