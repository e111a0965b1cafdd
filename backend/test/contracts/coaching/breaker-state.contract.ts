import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker, type Passage } from '#coaching/adapters/openai/circuit-breaker.js';
import type { BreakerState } from '#coaching/ports/breaker-state.js';

/**
 * The state of a service that nobody has called yet, its clock in the hands of the test, and the
 * same state as another process has it.
 */
export interface BreakerWorld {
  readonly state: BreakerState;
  readonly other: BreakerState;
  advance(ms: number): Promise<void>;
}

export function breakerStateContract(name: string, open: () => BreakerWorld): void {
  describe(`a circuit breaker: ${name}`, () => {
    let world: BreakerWorld;
    let breaker: CircuitBreaker;
    let other: CircuitBreaker;
    beforeEach(() => {
      world = open();
      breaker = new CircuitBreaker(world.state);
      other = new CircuitBreaker(world.other);
    });

    const entered = async (by = breaker): Promise<Passage | null> => (await by.enter()).passage;
    const fail = async (times: number, restMs?: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await (await entered())?.failed(restMs);
    };
    /** Time passes during a database query. */
    const expectWait = async (ms: number): Promise<void> => {
      const waitMs = await breaker.waitMs();
      expect(waitMs).toBeLessThanOrEqual(ms);
      expect(waitMs).toBeGreaterThan(ms - 5_000);
    };

    it('opens at the fifth failure within 30 seconds, counted over all processes', async () => {
      await fail(3);
      await (await entered(other))?.failed();
      expect(await entered()).not.toBeNull();
      await fail(1);
      expect([await entered(), await entered(other)]).toEqual([null, null]);
      await expectWait(15_000);
    });

    it('counts failures that come at the same moment', async () => {
      const passages = await Promise.all(
        Array.from({ length: 5 }, (_, at) => entered(at % 2 === 0 ? breaker : other)),
      );
      await Promise.all(passages.map(async (passage) => passage?.failed()));
      expect(await entered()).toBeNull();
    });

    it('forgets failures of more than 30 seconds ago', async () => {
      await fail(4);
      await world.advance(30_000);
      await fail(4);
      expect(await entered()).not.toBeNull();
    });

    it('forgets failures after a success', async () => {
      await fail(4);
      await (await entered())?.succeeded();
      await fail(4);
      expect(await entered()).not.toBeNull();
    });

    it('allows one trial call after 15 seconds, and all calls after its success', async () => {
      await fail(5);
      await world.advance(15_000);
      const tries = await Promise.all([entered(), entered(other), entered(), entered(other)]);
      expect(tries.filter((passage) => passage !== null)).toHaveLength(1);
      await tries.find((passage) => passage !== null)?.succeeded();
      expect([await entered(), await entered(other)].includes(null)).toBe(false);
    });

    it('opens again after a failed trial', async () => {
      await fail(5);
      await world.advance(15_000);
      await fail(1);
      expect(await entered(other)).toBeNull();
      await expectWait(15_000);
    });

    it('allows another trial after a client abort or the death of its process', async () => {
      await fail(5);
      await world.advance(15_000);
      await (await entered())?.left();
      expect(await entered()).not.toBeNull();
      expect(await entered(other)).toBeNull();
      await world.advance(180_000);
      expect(await entered(other)).not.toBeNull();
    });

    it('ignores the result of an earlier call during a trial', async () => {
      const early = await entered();
      await fail(5);
      await world.advance(15_000);
      await entered();
      await early?.left();
      expect(await entered()).toBeNull();
    });

    it('pauses for the requested time, at most a minute [FAULT-14]', async () => {
      await fail(1, 7_000);
      await expectWait(7_000);
      await breaker.close();
      await fail(1, 3_600_000);
      await expectWait(60_000);
    });

    it('counts only the first result of a call', async () => {
      const passage = await entered();
      for (let time = 0; time < 9; time += 1) await passage?.failed();
      expect(await entered()).not.toBeNull();
    });
  });
}
