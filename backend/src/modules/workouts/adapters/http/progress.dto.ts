import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { SportFamily } from '../../../../analysis/recording/sport.js';
import { FAMILIES } from './api-properties.js';

const FAMILY = `family may be ${FAMILIES.join(' or ')}`;

export class RecordsDto {
  @ApiPropertyOptional({ enum: FAMILIES, description: 'that of the newest workout where left out' })
  @IsOptional()
  @IsIn(FAMILIES, { message: FAMILY })
  family?: SportFamily;
}

export class ProgressDto {
  @ApiPropertyOptional({ enum: FAMILIES, description: 'both together where left out' })
  @IsOptional()
  @IsIn(FAMILIES, { message: FAMILY })
  family?: SportFamily;

  @ApiPropertyOptional({ format: 'date', description: 'first day, YYYY-MM-DD; 365 days before the last where left out' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'last day, at most ten years after the first; today where left out' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  to?: string;
}
