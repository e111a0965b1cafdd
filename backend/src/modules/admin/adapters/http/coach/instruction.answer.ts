import { ApiProperty } from '@nestjs/swagger';
import { INSTRUCTION_CATEGORIES, type InstructionCategory } from '#coaching/index.js';

export class InstructionAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: INSTRUCTION_CATEGORIES })
  category!: InstructionCategory;

  @ApiProperty()
  content!: string;

  @ApiProperty()
  isActive!: boolean;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;

  @ApiProperty({ type: String, nullable: true })
  lastModifiedBy!: string | null;
}

export class InstructionListAnswer {
  @ApiProperty({ type: [InstructionAnswer] })
  instructions!: readonly InstructionAnswer[];
}

export class SavedInstructionAnswer {
  @ApiProperty({ type: InstructionAnswer })
  instruction!: InstructionAnswer;
}

export class InstructionVersionAnswer {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: INSTRUCTION_CATEGORIES })
  category!: InstructionCategory;

  @ApiProperty()
  content!: string;

  @ApiProperty({ type: String, nullable: true })
  savedBy!: string | null;

  @ApiProperty({ format: 'date-time' })
  savedAt!: string;
}

export class InstructionVersionsAnswer {
  @ApiProperty({ type: [InstructionVersionAnswer], description: 'oldest first' })
  versions!: readonly InstructionVersionAnswer[];
}

export class UsedInstructionAnswer {
  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;
}

export class PromptPreviewAnswer {
  @ApiProperty({ description: 'what a model reads before any question' })
  prompt!: string;

  @ApiProperty({ type: 'integer', description: 'of the instructions in it, estimated' })
  tokens!: number;

  @ApiProperty({ type: 'integer', description: 'tokens that instructions may have together' })
  budget!: number;

  @ApiProperty({ type: [UsedInstructionAnswer] })
  included!: readonly UsedInstructionAnswer[];

  @ApiProperty({ type: [UsedInstructionAnswer], description: 'active ones that found no place' })
  leftOut!: readonly UsedInstructionAnswer[];
}
