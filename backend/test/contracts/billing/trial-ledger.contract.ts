import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TrialLedger } from '#billing/ports/trial-ledger.js';

/** @param world returns the ledger under test and creates athletes */
export function trialLedgerContract(
  name: string,
  world: () => { ledger: TrialLedger; newAthlete(): Promise<string> },
): void {
  describe(`trial ledger: ${name}`, () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const until = new Date('2026-05-01T10:02:00Z');
    const workoutId = randomUUID();
    let ledger: TrialLedger;
    let userId: string;

    const reserve = (at = now) => {
      const reservationId = randomUUID();
      return ledger
        .reserveQuestion({
          userId,
          workoutId,
          reservationId,
          until: new Date(at.getTime() + 120_000),
          now: at,
        })
        .then((kept) => ({ kept, reservationId }));
    };

    beforeEach(async () => {
      ({ ledger } = world());
      userId = await world().newAthlete();
    });

    it('gives no more uploads than the limit to twenty concurrent callers [UPL-24]', async () => {
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => ledger.takeUpload(userId, 3)),
      );
      expect(taken.filter(Boolean)).toHaveLength(3);
      expect((await ledger.useOf(userId)).uploadsUsed).toBe(3);
    });

    it('allows an upload again after a release', async () => {
      await ledger.takeUpload(userId, 1);
      expect(await ledger.takeUpload(userId, 1)).toBe(false);
      await ledger.giveUploadBack(userId);
      expect(await ledger.takeUpload(userId, 1)).toBe(true);
    });

    it('never counts below zero', async () => {
      await ledger.giveUploadBack(userId);
      expect((await ledger.useOf(userId)).uploadsUsed).toBe(0);
    });

    it('reserves one question per workout for twenty concurrent callers [CHAT-13]', async () => {
      const kept = await Promise.all(Array.from({ length: 20 }, () => reserve()));
      expect(kept.filter((reservation) => reservation.kept)).toHaveLength(1);
    });

    it('returns a reservation to its owner until it is settled', async () => {
      const reservationId = randomUUID();
      const again = (id: string) =>
        ledger.reserveQuestion({ userId, workoutId, reservationId: id, until, now });
      expect([
        await again(reservationId),
        await again(reservationId),
        await again(randomUUID()),
      ]).toEqual([true, true, false]);
      await ledger.settleQuestion(userId, workoutId, reservationId);
      expect(await again(reservationId)).toBe(false);
    });

    it('counts a question only when it is settled', async () => {
      const { reservationId } = await reserve();
      expect(await ledger.questionUsed(userId, workoutId)).toBe(false);
      expect(await ledger.settleQuestion(userId, workoutId, reservationId)).toBe(true);
      expect(await ledger.questionUsed(userId, workoutId)).toBe(true);
      expect(await ledger.useOf(userId)).toEqual({ uploadsUsed: 0, questionsUsed: 1 });
    });

    it('frees a question that is released', async () => {
      const { reservationId } = await reserve();
      await ledger.releaseQuestion(userId, workoutId, reservationId);
      expect((await reserve()).kept).toBe(true);
    });

    it('ignores the release of a settled question', async () => {
      const { reservationId } = await reserve();
      await ledger.settleQuestion(userId, workoutId, reservationId);
      await ledger.releaseQuestion(userId, workoutId, reservationId);
      expect((await reserve()).kept).toBe(false);
    });

    it('frees the question of a dead process, and then refuses its late answer', async () => {
      const dead = await reserve();
      const later = await reserve(new Date(until.getTime() + 1));
      expect(later.kept).toBe(true);
      expect(await ledger.settleQuestion(userId, workoutId, dead.reservationId)).toBe(false);
      expect(await ledger.settleQuestion(userId, workoutId, later.reservationId)).toBe(true);
    });

    it('counts usage from before the account, each upload with its question [X-55]', async () => {
      await ledger.carryOver(userId, 2);
      expect(await ledger.useOf(userId)).toEqual({ uploadsUsed: 2, questionsUsed: 2 });
      expect([await ledger.takeUpload(userId, 3), await ledger.takeUpload(userId, 3)]).toEqual([
        true,
        false,
      ]);
      expect((await reserve()).kept).toBe(true);
    });

    it('erases the usage of one athlete, not of another [X-55]', async () => {
      const other = await world().newAthlete();
      for (const id of [userId, other]) await ledger.takeUpload(id, 3);
      await reserve();
      for (let time = 0; time < 2; time += 1) await ledger.forget(userId);
      expect([await ledger.useOf(userId), await ledger.useOf(other)]).toEqual([
        { uploadsUsed: 0, questionsUsed: 0 },
        { uploadsUsed: 1, questionsUsed: 0 },
      ]);
      expect((await reserve()).kept).toBe(true);
    });
  });
}
