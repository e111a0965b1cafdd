import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { breakerStateContract } from '#test/contracts/coaching/breaker-state.contract.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { MemoryBreakerState } from './memory-breaker-state.js';

breakerStateContract('in memory', () => {
  const clock = new FixedClock();
  const state = new MemoryBreakerState(clock);
  return { state, other: state, advance: (ms) => Promise.resolve(clock.advance(ms)) };
});

describe('a circuit breaker whose state cannot be kept', () => {
  it('loses no answer for it, and says so in the log', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const state = new MemoryBreakerState(new FixedClock());
    const { passage } = await new CircuitBreaker(state).enter();
    jest.spyOn(state, 'close').mockRejectedValue(new Error('gone'));
    await expect(passage?.succeeded()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
