import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { EndWaiters } from './end-waiters.js';

describe('EndWaiters', () => {
  const inQueue = jest.fn<(jobId: string) => Promise<boolean>>();
  const readAgain = jest.fn<(since: number) => Promise<void>>();
  let place: number;
  let waiters: EndWaiters<number>;

  beforeEach(() => {
    jest.useFakeTimers();
    inQueue.mockReset().mockResolvedValue(false);
    readAgain.mockReset().mockResolvedValue();
    place = 7;
    waiters = new EndWaiters({ place: () => place, inQueue, readAgain });
  });
  afterEach(() => {
    waiters.release();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('tells everybody who waits for a job, and nobody else', async () => {
    const [first, second, other] = [
      waiters.wait('a', 1_000),
      waiters.wait('a', 1_000),
      waiters.wait('b', 1_000),
    ];
    waiters.ended('a');
    waiters.release();
    expect(await Promise.all([first, second, other])).toEqual([true, true, false]);
  });

  it('finds the end of a job whose event was lost', async () => {
    const end = waiters.wait('a', 20_000);
    waiters.seen('a');
    await jest.advanceTimersByTimeAsync(250);
    expect(await end).toBe(true);
  });

  it('does not take a job that is still to come for one that has ended', async () => {
    const end = waiters.wait('a', 2_000);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(inQueue).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await end).toBe(false);
  });

  it('does not take a job that is added during the look-up for one that has ended', async () => {
    const end = waiters.wait('a', 600);
    inQueue.mockImplementationOnce(async () => {
      waiters.seen('a');
      return false;
    });
    inQueue.mockResolvedValue(true);
    await jest.advanceTimersByTimeAsync(600);
    expect(await end).toBe(false);
  });

  it('has the events read again for a job that is not there and of which nothing was heard, from where the first began to wait', async () => {
    readAgain.mockImplementationOnce(async () => waiters.ended('b'));
    const first = waiters.wait('a', 300);
    place = 9;
    const second = waiters.wait('b', 300);
    await jest.advanceTimersByTimeAsync(250);
    expect(readAgain.mock.calls[0]).toEqual([7]);
    expect(await second).toBe(true);
    await jest.advanceTimersByTimeAsync(50);
    expect(await first).toBe(false);
  });

  it('knows by a look-up that a job was there, so that its absence means its end', async () => {
    const end = waiters.wait('a', 20_000);
    inQueue.mockResolvedValueOnce(true);
    await jest.advanceTimersByTimeAsync(750);
    expect(await end).toBe(true);
    expect(inQueue).toHaveBeenCalledTimes(2);
  });

  describe('an end that a look-up finds before word of it comes', () => {
    const foundFirst = async () => {
      const end = waiters.wait('a', 20_000);
      waiters.added('a');
      await jest.advanceTimersByTimeAsync(250);
      expect(await end).toBe(true);
    };

    it('is not taken for the end of the next run when its word comes', async () => {
      await foundFirst();
      const again = waiters.wait('a', 1_000);
      waiters.ended('a');
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await again).toBe(false);
    });

    it('does not make the next run look as if it had been in the queue', async () => {
      await foundFirst();
      const again = waiters.wait('a', 1_000);
      waiters.seen('a');
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await again).toBe(false);
    });

    it('is followed by that of the next run, once its word has come', async () => {
      await foundFirst();
      waiters.ended('a');
      const again = waiters.wait('a', 1_000);
      waiters.ended('a');
      expect(await again).toBe(true);
    });

    it('keeps the end of the next run from nobody where its word is lost', async () => {
      await foundFirst();
      const again = waiters.wait('a', 20_000);
      waiters.added('a');
      waiters.ended('a');
      await jest.advanceTimersByTimeAsync(250);
      expect(await again).toBe(true);
    });

    it('is forgotten after ten seconds', async () => {
      await foundFirst();
      await jest.advanceTimersByTimeAsync(10_000);
      const again = waiters.wait('a', 1_000);
      waiters.ended('a');
      expect(await again).toBe(true);
    });
  });

  it('looks up less and less often', async () => {
    inQueue.mockResolvedValue(true);
    const end = waiters.wait('a', 20_000);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await end).toBe(false);
    expect(inQueue).toHaveBeenCalledTimes(6);
  });

  it('goes on waiting where the look-up fails', async () => {
    inQueue.mockRejectedValueOnce(new Error('the queue is away'));
    const end = waiters.wait('a', 20_000);
    waiters.seen('a');
    await jest.advanceTimersByTimeAsync(250);
    expect(inQueue).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(await end).toBe(true);
  });
});
