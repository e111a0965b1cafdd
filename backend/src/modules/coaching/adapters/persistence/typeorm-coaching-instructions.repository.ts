import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type {
  CoachingInstruction,
  DeletedInstruction,
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

  async active(): Promise<readonly CoachingInstruction[]> {
    const records = await this.session.manager().find(CoachingInstructionRecord, {
      where: { isActive: true, deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return records.map(toInstruction);
  }

  async all(): Promise<readonly CoachingInstruction[]> {
    const records = await this.session.manager().find(CoachingInstructionRecord, {
      where: { deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
    return records.map(toInstruction);
  }

  async find(id: string): Promise<CoachingInstruction | null> {
    const record = await this.session
      .manager()
      .findOneBy(CoachingInstructionRecord, { id, deletedAt: IsNull() });
    return record && toInstruction(record);
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
        .update(CoachingInstructionRecord, { id, version, deletedAt: IsNull() }, changes);
      if (affected !== 1) return false;
      if (instruction.version !== version)
        await this.session
          .manager()
          .insert(CoachingInstructionVersionRecord, versionOf(instruction));
      return true;
    });
  }

  async remove(id: string, by: string | null, at: Date): Promise<boolean> {
    const { affected } = await this.session
      .manager()
      .update(
        CoachingInstructionRecord,
        { id, deletedAt: IsNull() },
        { deletedAt: at, deletedBy: by },
      );
    return affected === 1;
  }

  async deleted(): Promise<readonly DeletedInstruction[]> {
    const records = await this.session.manager().find(CoachingInstructionRecord, {
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return records.flatMap((record) =>
      record.deletedAt === null
        ? []
        : [
            {
              ...toInstruction(record),
              deletedAt: record.deletedAt,
              deletedBy: record.deletedBy,
            },
          ],
    );
  }

  restore(instruction: CoachingInstruction): Promise<boolean> {
    const { id, createdAt: _made, ...changes } = instruction;
    return this.unitOfWork.run(async () => {
      // Of two concurrent ones, one finds it deleted.
      const { affected } = await this.session
        .manager()
        .update(
          CoachingInstructionRecord,
          { id, deletedAt: Not(IsNull()) },
          { ...changes, deletedAt: null, deletedBy: null },
        );
      if (affected !== 1) return false;
      await this.session.manager().insert(CoachingInstructionVersionRecord, versionOf(instruction));
      return true;
    });
  }

  versions(id: string): Promise<readonly InstructionVersion[]> {
    return this.session.manager().find(CoachingInstructionVersionRecord, {
      where: { instructionId: id },
      order: { version: 'ASC' },
    });
  }
}

function toInstruction({
  deletedAt: _at,
  deletedBy: _by,
  ...instruction
}: CoachingInstructionRecord): CoachingInstruction {
  return instruction;
}

function versionOf({
  id,
  version,
  name,
  category,
  content,
  isActive,
  lastModifiedBy,
  updatedAt,
}: CoachingInstruction): InstructionVersion {
  return {
    instructionId: id,
    version,
    name,
    category,
    content,
    isActive,
    savedBy: lastModifiedBy,
    savedAt: updatedAt,
  };
}
