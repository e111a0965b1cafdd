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

const MODEL = 'that reads them; null if the built-in coach answers alone, which reads none';

export class InstructionListAnswer {
  @ApiProperty({ type: [InstructionAnswer] })
  instructions!: readonly InstructionAnswer[];

  @Count('that the active ones use of the budget, estimated')
  tokens!: number;

  @Count('tokens that instructions may have together')
  budget!: number;

  @ApiProperty({ type: [String], description: 'ids of active ones that found no place' })
  leftOut!: readonly string[];

  @TextOrNull(MODEL)
  model!: string | null;
}

export class DeletedInstructionAnswer extends InstructionAnswer {
  @Moment()
  deletedAt!: string;

  @TextOrNull()
  deletedBy!: string | null;
}

export class DeletedInstructionsAnswer {
  @ApiProperty({ type: [DeletedInstructionAnswer], description: 'the latest deletion first' })
  instructions!: readonly DeletedInstructionAnswer[];
}

export class DraftWeightAnswer {
  @Count('of the draft, estimated')
  tokens!: number;

  @Count('of all instructions that would be read')
  totalTokens!: number;

  @Count('tokens that instructions may have together')
  budget!: number;

  @ApiProperty({ description: 'true for an inactive draft' })
  draftFits!: boolean;

  @ApiProperty({ type: [String], description: 'names of others that would find no place' })
  othersLeftOut!: readonly string[];

  @TextOrNull(MODEL)
  model!: string | null;
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

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'null for versions saved before the switch was part of a version',
  })
  isActive!: boolean | null;

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
