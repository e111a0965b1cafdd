import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failure, mockNetwork, type Network } from '../testing/environment/network.js';
import { outage } from './outage.js';
import { tryNow, untilReachable } from './recovery.js';

const PROBE = 'GET /api/client-settings';
const away = () => Promise.reject(new TypeError('Failed to fetch'));

describe('waiting for the server', () => {
  let network: Network;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    outage.over();
    network = mockNetwork({ [PROBE]: away });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const asked = (): number => network.callsTo(PROBE).length;

  it('asks after waits that double, until there is an answer', async () => {
    const back = untilReachable();
    await jest.advanceTimersByTimeAsync(1_500 + 3_000);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(5_900);
    expect(asked()).toBe(2);
    network.answer({ [PROBE]: {} });
    await jest.advanceTimersByTimeAsync(100);
    await expect(back).resolves.toBeUndefined();
    expect(asked()).toBe(3);
  });

  it.each([
    ['502 of a proxy', () => new Response('<html>', { status: 502 })],
    ['planned work', () => failure(503, 'MAINTENANCE', 'Come back later.')],
  ])('goes on through %s', async (_what, answer) => {
    network.answer({ [PROBE]: answer });
    const left = new AbortController();
    const back = untilReachable(left.signal);
    await jest.advanceTimersByTimeAsync(1_500 + 3_000 + 6_000);
    expect(asked()).toBe(3);
    left.abort(new Error('left'));
    await expect(back).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
  });

  it('asks immediately when the connection is back, or somebody asks for it', async () => {
    const back = untilReachable();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    network.answer({ [PROBE]: {} });
    tryNow();
    await jest.advanceTimersByTimeAsync(0);
    await expect(back).resolves.toBeUndefined();
  });

  it('asks nothing in the background, and immediately when the page is seen again', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    network.answer({ [PROBE]: {} });
    const back = untilReachable();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    await expect(back).resolves.toBeUndefined();
  });
});
