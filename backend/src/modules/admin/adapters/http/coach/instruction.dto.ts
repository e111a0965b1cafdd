import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { INSTRUCTION_CATEGORIES, type InstructionCategory } from '#coaching/index.js';

const REQUIRED = 'Name and content are required';
const STORABLE = /^[^\0]*$/;
const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toWellFormed().trim() : value;

export class InstructionDto {
  @ApiProperty({ maxLength: 120 })
  @Transform(trimmed)
  @Matches(STORABLE, { message: 'The name holds a character that cannot be stored' })
  @MaxLength(120, { message: 'The name must have 120 characters at most' })
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  name!: string;

  @ApiProperty({ maxLength: 10_000 })
  @Transform(trimmed)
  @Matches(STORABLE, { message: 'The content holds a character that cannot be stored' })
  @MaxLength(10_000, { message: 'The content must have 10,000 characters at most' })
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  content!: string;

  @ApiPropertyOptional({ enum: INSTRUCTION_CATEGORIES, default: 'general' })
  @IsOptional()
  @IsIn(INSTRUCTION_CATEGORIES, {
    message: `category must be one of ${INSTRUCTION_CATEGORIES.join(', ')}`,
  })
  category: InstructionCategory = 'general';

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive: boolean = true;
}

export class ChangeInstructionDto extends InstructionDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description:
      'the version that was edited; the answer is STALE_VERSION if there is a later one. Without ' +
      'it, the newest version is edited',
  })
  @IsOptional()
  @IsInt({ message: 'version must be a whole number' })
  @Min(1, { message: 'version must be 1 or more' })
  version?: number | null;
}

/** An instruction that is still being typed: its text may be empty. */
export class DraftInstructionDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'of the instruction that is being edited; left out or null for a new one',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'The id must be a UUID.' })
  id?: string | null;

  @ApiProperty({ maxLength: 10_000 })
  @Transform(trimmed)
  @MaxLength(10_000, { message: 'The content must have 10,000 characters at most' })
  @IsString({ message: 'content must be text' })
  content!: string;

  @ApiProperty({ enum: INSTRUCTION_CATEGORIES })
  @IsIn(INSTRUCTION_CATEGORIES, {
    message: `category must be one of ${INSTRUCTION_CATEGORIES.join(', ')}`,
  })
  category!: InstructionCategory;

  @ApiProperty()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive!: boolean;
}
