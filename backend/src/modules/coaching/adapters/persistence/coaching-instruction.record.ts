import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InstructionCategory } from '#coaching/domain/instructions/coaching-instruction.js';

@Entity('coaching_instructions')
export class CoachingInstructionRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  category!: InstructionCategory;

  @Column('text')
  content!: string;

  @Column('boolean', { name: 'is_active' })
  isActive!: boolean;

  @Column('integer')
  version!: number;

  @Column('text', { name: 'last_modified_by', nullable: true })
  lastModifiedBy!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column('text', { name: 'deleted_by', nullable: true })
  deletedBy!: string | null;
}

@Entity('coaching_instruction_versions')
export class CoachingInstructionVersionRecord {
  @PrimaryColumn('uuid', { name: 'instruction_id' })
  instructionId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('text')
  name!: string;

  @Column('text')
  category!: InstructionCategory;

  @Column('text')
  content!: string;

  @Column('boolean', { name: 'is_active', nullable: true })
  isActive!: boolean | null;

  @Column('text', { name: 'saved_by', nullable: true })
  savedBy!: string | null;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;
}
