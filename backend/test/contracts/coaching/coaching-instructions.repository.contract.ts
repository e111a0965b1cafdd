import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  restored,
  revised,
  type CoachingInstruction,
} from '#coaching/domain/instructions/coaching-instruction.js';
import type { CoachingInstructionsRepository } from '#coaching/ports/instructions.repository.js';

/** @param open returns the repository under test, which may have rows of other tests */
export function coachingInstructionsRepositoryContract(
  name: string,
  open: () => CoachingInstructionsRepository,
): void {
  describe(`coaching instructions: ${name}`, () => {
    const at = new Date('2026-05-01T10:00:00Z');
    const later = new Date('2026-05-02T10:00:00Z');
    let instructions: CoachingInstructionsRepository;
    let made: CoachingInstruction;

    beforeEach(async () => {
      instructions = open();
      for (const { id } of await instructions.all()) await instructions.remove(id, null, at);
      made = {
        id: randomUUID(),
        name: 'Tone',
        category: 'general',
        content: 'Be "calm" 🚴\nand brief.',
        isActive: true,
        version: 1,
        lastModifiedBy: 'admin@example.com',
        createdAt: at,
        updatedAt: at,
      };
      await instructions.add(made);
    });

    const draft = (changes: object = {}) => ({
      name: made.name,
      category: made.category,
      content: made.content,
      isActive: made.isActive,
      ...changes,
    });

    it('stores an instruction unchanged', async () => {
      expect(await instructions.find(made.id)).toEqual(made);
      expect(await instructions.find(randomUUID())).toBeNull();
    });

    it('returns the active ones [ACI-11]', async () => {
      await instructions.add({ ...made, id: randomUUID(), isActive: false });
      expect((await instructions.active()).map(({ id }) => id)).toEqual([made.id]);
      expect(await instructions.all()).toHaveLength(2);
    });

    it('keeps every version of a text [ACI-10]', async () => {
      const changed = revised(made, draft({ content: 'Be brief.' }), 'other@example.com', later);
      expect(await instructions.save(changed, 1)).toBe(true);
      expect(await instructions.find(made.id)).toEqual(changed);
      expect(
        (await instructions.versions(made.id)).map(({ version, content, savedBy, savedAt }) => ({
          version,
          content,
          savedBy,
          savedAt,
        })),
      ).toEqual([
        { version: 1, content: made.content, savedBy: 'admin@example.com', savedAt: at },
        { version: 2, content: 'Be brief.', savedBy: 'other@example.com', savedAt: later },
      ]);
    });

    it('keeps the switch as a version [ACI-10]', async () => {
      const off = revised(made, draft({ isActive: false }), null, later);
      expect(await instructions.save(off, 1)).toBe(true);
      expect(await instructions.active()).toEqual([]);
      expect((await instructions.versions(made.id)).map(({ isActive }) => isActive)).toEqual([
        true,
        false,
      ]);
    });

    it('accepts one of two changes of the same version [X-48]', async () => {
      const changes = ['Be brief.', 'Be kind.', 'Be exact.'].map((content) =>
        revised(made, draft({ content }), null, later),
      );
      const taken = await Promise.all(changes.map((change) => instructions.save(change, 1)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await instructions.versions(made.id)).toHaveLength(2);
    });

    const remove = (by: string | null = null) => instructions.remove(made.id, by, later);

    it('removes once, and keeps the versions that answers refer to', async () => {
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await instructions.find(made.id)).toBeNull();
      expect(await instructions.active()).toEqual([]);
      expect(await instructions.save(revised(made, draft({ name: 'New' }), null, later), 1)).toBe(
        false,
      );
      expect(await instructions.versions(made.id)).toHaveLength(1);
    });

    it('knows what was deleted, by whom and when', async () => {
      await remove('other@example.com');
      expect((await instructions.deleted()).find(({ id }) => id === made.id)).toEqual({
        ...made,
        deletedAt: later,
        deletedBy: 'other@example.com',
      });
    });

    it('restores a deleted one once, as a version of its own', async () => {
      await remove();
      const [deleted] = await instructions.deleted();
      if (!deleted) throw new Error('nothing is deleted');
      const back = restored(deleted, 'admin@example.com', later);
      const taken = await Promise.all([instructions.restore(back), instructions.restore(back)]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await instructions.find(made.id)).toEqual(back);
      expect((await instructions.deleted()).some(({ id }) => id === made.id)).toBe(false);
      expect((await instructions.versions(made.id)).map(({ version }) => version)).toEqual([1, 2]);
    });
  });
}
