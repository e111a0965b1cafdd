import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, Moment, TextOrNull } from '#platform/http/api-properties.js';
import { INSTRUCTION_CATEGORIES, type InstructionCategory } from '#coaching/index.js';

export class InstructionAnswer {
  @Id()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: INSTRUCTION_CATEGORIES })
  category!: InstructionCategory;

  @ApiProperty()
  content!: string;

  @ApiProperty()
  isActive!: boolean;

  @Count()
  version!: number;

  @Moment()
  updatedAt!: string;

  @TextOrNull()
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
  @Count()
  version!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: INSTRUCTION_CATEGORIES })
  category!: InstructionCategory;

  @ApiProperty()
  content!: string;

  @TextOrNull()
  savedBy!: string | null;

  @Moment()
  savedAt!: string;
}

export class InstructionVersionsAnswer {
  @ApiProperty({ type: [InstructionVersionAnswer], description: 'oldest first' })
  versions!: readonly InstructionVersionAnswer[];
}

export class UsedInstructionAnswer {
  @ApiProperty()
  name!: string;

  @Count()
  version!: number;
}

export class PromptPreviewAnswer {
  @ApiProperty({ description: 'what a model reads before any question' })
  prompt!: string;

  @Count('of the instructions in it, estimated')
  tokens!: number;

  @Count('tokens that instructions may have together')
  budget!: number;

  @ApiProperty({ type: [UsedInstructionAnswer] })
  included!: readonly UsedInstructionAnswer[];

  @ApiProperty({ type: [UsedInstructionAnswer], description: 'active ones that found no place' })
  leftOut!: readonly UsedInstructionAnswer[];
}
