import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { KnownAccounts } from '#accounts/index.js';
import {
  CoachingInstructions,
  type CoachingInstruction,
  type InstructionDraft,
} from '#coaching/index.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Creates, changes, deletes and restores instructions to the coach, each with an entry in the audit log. */
@Injectable()
export class KeepInstructions {
  constructor(
    private readonly instructions: CoachingInstructions,
    private readonly accounts: KnownAccounts,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  create(staff: Staff, draft: InstructionDraft): Promise<CoachingInstruction> {
    return this.work.run(async () => {
      const instruction = await this.instructions.create(draft, await this.nameOf(staff));
      await this.trail.note(staff, {
        action: 'instruction-created',
        subject: instruction.id,
        details: { name: instruction.name },
      });
      return instruction;
    });
  }

  /**
   * Throws NOT_FOUND, STALE_VERSION.
   * @param version that was edited; null edits the newest
   */
  change(
    staff: Staff,
    id: string,
    version: number | null,
    draft: InstructionDraft,
  ): Promise<CoachingInstruction> {
    return this.work.run(async () => {
      const by = await this.nameOf(staff);
      const { before, after } = await this.instructions.change(id, version, draft, by);
      const details = {
        name: after.name,
        from: before.version,
        to: after.version,
        isActive: after.isActive,
      };
      await this.trail.note(staff, { action: 'instruction-changed', subject: id, details });
      return after;
    });
  }

  /** Throws NOT_FOUND. */
  remove(staff: Staff, id: string): Promise<void> {
    return this.work.run(async () => {
      await this.instructions.remove(id, await this.nameOf(staff));
      await this.trail.note(staff, { action: 'instruction-deleted', subject: id });
    });
  }

  /** Throws NOT_FOUND. */
  restore(staff: Staff, id: string): Promise<CoachingInstruction> {
    return this.work.run(async () => {
      const back = await this.instructions.restore(id, await this.nameOf(staff));
      await this.trail.note(staff, {
        action: 'instruction-restored',
        subject: id,
        details: { name: back.name, to: back.version },
      });
      return back;
    });
  }

  private async nameOf({ userId }: Staff): Promise<string> {
    return (await this.accounts.of(userId))?.email ?? 'unknown';
  }
}
