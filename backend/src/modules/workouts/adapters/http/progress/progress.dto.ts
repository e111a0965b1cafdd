import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { SportFamily } from '#analysis/recording/sport.js';
import { DAY, DAY_WANTED } from '#workouts/domain/progress/progress-range.js';
import { FAMILIES } from '../families.js';

const FAMILY = `family may be ${FAMILIES.join(' or ')}`;

/** Where the question depends on the day that it is. */
class OnADayDto {
  @ApiPropertyOptional({
    format: 'date',
    description:
      'the day where the athlete is, YYYY-MM-DD; in UTC where left out, or more than a day ' +
      'away from it',
  })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  today?: string;
}

export class RecordsDto extends OnADayDto {
  @ApiPropertyOptional({ enum: FAMILIES, description: 'that of the newest workout where left out' })
  @IsOptional()
  @IsIn(FAMILIES, { message: FAMILY })
  family?: SportFamily;
}

export class ProgressDto extends OnADayDto {
  @ApiPropertyOptional({ enum: FAMILIES, description: 'both together where left out' })
  @IsOptional()
  @IsIn(FAMILIES, { message: FAMILY })
  family?: SportFamily;

  @ApiPropertyOptional({
    format: 'date',
    description: 'first day, YYYY-MM-DD; 365 days before the last where left out',
  })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  from?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'last day, at most ten years after the first; today where left out',
  })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  to?: string;
}
