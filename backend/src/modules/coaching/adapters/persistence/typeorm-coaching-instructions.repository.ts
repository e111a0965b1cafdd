import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type {
  CoachingInstruction,
  InstructionVersion,
} from '#coaching/domain/instructions/coaching-instruction.js';
import { CoachingInstructionsRepository } from '#coaching/ports/instructions.repository.js';
import {
  CoachingInstructionRecord,
  CoachingInstructionVersionRecord,
} from './coaching-instruction.record.js';

@Injectable()
export class TypeormCoachingInstructionsRepository extends CoachingInstructionsRepository {
  constructor(
    private readonly session: DatabaseSession,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  active(): Promise<readonly CoachingInstruction[]> {
    return this.session.manager().find(CoachingInstructionRecord, {
      where: { isActive: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  all(): Promise<readonly CoachingInstruction[]> {
    return this.session
      .manager()
      .find(CoachingInstructionRecord, { order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  find(id: string): Promise<CoachingInstruction | null> {
    return this.session.manager().findOneBy(CoachingInstructionRecord, { id });
  }

  async add(instruction: CoachingInstruction): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.session.manager().insert(CoachingInstructionRecord, { ...instruction });
      await this.session.manager().insert(CoachingInstructionVersionRecord, versionOf(instruction));
    });
  }

  save(instruction: CoachingInstruction, version: number): Promise<boolean> {
    const { id, createdAt: _made, ...changes } = instruction;
    return this.unitOfWork.run(async () => {
      // Two who began with the same version: one UPDATE finds it, the other does not.
      const { affected } = await this.session
        .manager()
        .update(CoachingInstructionRecord, { id, version }, changes);
      if (affected !== 1) return false;
      if (instruction.version !== version)
        await this.session
          .manager()
          .insert(CoachingInstructionVersionRecord, versionOf(instruction));
      return true;
    });
  }

  async remove(id: string): Promise<boolean> {
    return (await this.session.manager().delete(CoachingInstructionRecord, { id })).affected === 1;
  }

  versions(id: string): Promise<readonly InstructionVersion[]> {
    return this.session.manager().find(CoachingInstructionVersionRecord, {
      where: { instructionId: id },
      order: { version: 'ASC' },
    });
  }
}

function versionOf({
  id,
  version,
  name,
  category,
  content,
  lastModifiedBy,
  updatedAt,
}: CoachingInstruction): InstructionVersion {
  return {
    instructionId: id,
    version,
    name,
    category,
    content,
    savedBy: lastModifiedBy,
    savedAt: updatedAt,
  };
}
