import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

describe('CircuitBreaker', () => {
  let now: number;
  let breaker: CircuitBreaker;

  beforeEach(() => {
    now = 1_000_000;
    breaker = new CircuitBreaker({ now: () => new Date(now) });
  });

  const fail = (times: number, restMs?: number) => {
    for (let time = 0; time < times; time += 1) breaker.enter()?.failed(restMs);
  };

  it('lets through until the fifth failure within 30 seconds', () => {
    fail(4);
    expect(breaker.enter()).not.toBeNull();
    fail(1);
    expect(breaker.enter()).toBeNull();
    expect(breaker.waitMs()).toBe(15_000);
  });

  it('forgets failures of more than 30 seconds ago', () => {
    fail(4);
    now += 30_000;
    fail(4);
    expect(breaker.enter()).not.toBeNull();
  });

  it('forgets failures once an answer came', () => {
    fail(4);
    breaker.enter()?.succeeded();
    fail(4);
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets one call try after 15 seconds, and all once that one succeeded', () => {
    fail(5);
    now += 15_000;
    const trial = breaker.enter();
    expect([trial === null, breaker.enter()]).toEqual([false, null]);
    trial?.succeeded();
    expect([breaker.enter(), breaker.enter()].includes(null)).toBe(false);
  });

  it('rests again where the trial failed', () => {
    fail(5);
    now += 15_000;
    fail(1);
    expect(breaker.enter()).toBeNull();
    expect(breaker.waitMs()).toBe(15_000);
  });

  it('lets the next one try where the trial was left by its client', () => {
    fail(5);
    now += 15_000;
    breaker.enter()?.left();
    expect(breaker.enter()).not.toBeNull();
  });

  it('is not talked out of a trial by a call that began before', () => {
    const early = breaker.enter();
    fail(5);
    now += 15_000;
    breaker.enter();
    early?.left();
    expect(breaker.enter()).toBeNull();
  });

  it('rests as long as the service asks for, and a minute at most', () => {
    fail(1, 7_000);
    expect(breaker.waitMs()).toBe(7_000);
    breaker.close();
    fail(1, 3_600_000);
    expect(breaker.waitMs()).toBe(60_000);
  });

  it('hears only the first word of a call', () => {
    const passage = breaker.enter();
    for (let time = 0; time < 9; time += 1) passage?.failed();
    expect(breaker.enter()).not.toBeNull();
  });
});
