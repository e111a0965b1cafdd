import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanStandings } from '#accounts/ports/plan-standings.js';

const TURN = new Date('2026-05-01T10:00:00Z');

export interface PlanStandingsWorld {
  readonly standings: PlanStandings;
  newUser(): Promise<string>;
  /** How the plan of an account is called at the moment. */
  statusOf(userId: string): Promise<string>;
}

export function planStandingsContract(name: string, open: () => PlanStandingsWorld): void {
  describe(`plan standings: ${name}`, () => {
    let world: PlanStandingsWorld;
    let userId: string;

    beforeEach(async () => {
      world = open();
      userId = await world.newUser();
    });

    it('calls a new account a trial', async () => {
      expect(await world.statusOf(userId)).toBe('TRIAL');
    });

    it('keeps what is said last', async () => {
      await world.standings.put(userId, { status: 'PENDING', turnsAt: null, then: null });
      await world.standings.put(userId, { status: 'ACTIVE', turnsAt: null, then: null });
      expect(await world.statusOf(userId)).toBe('ACTIVE');
    });

    it('tells which of many are called a trial', async () => {
      const other = await world.newUser();
      await world.standings.put(other, { status: 'COMPLETED', turnsAt: null, then: null });
      expect(await world.standings.amongTrials([userId, other])).toEqual([userId]);
    });

    it('turns at the moment that was told, and not before [AUS-08]', async () => {
      await world.standings.put(userId, { status: 'CANCELED', turnsAt: TURN, then: 'COMPLETED' });
      await world.standings.turn(new Date(TURN.getTime() - 1));
      expect(await world.statusOf(userId)).toBe('CANCELED');
      await world.standings.turn(TURN);
      expect(await world.statusOf(userId)).toBe('COMPLETED');
      await world.standings.turn(new Date(TURN.getTime() + 1));
      expect(await world.statusOf(userId)).toBe('COMPLETED');
    });
  });
}
