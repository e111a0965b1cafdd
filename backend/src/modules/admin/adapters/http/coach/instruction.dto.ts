import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
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
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description:
      'the version that was changed; where a later one stands, the answer is STALE_VERSION',
  })
  @IsInt({ message: 'version must be a whole number' })
  @Min(1, { message: 'version must be 1 or more' })
  version!: number;
}
