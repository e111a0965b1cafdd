import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { SportFamily } from '#analysis/recording/sport.js';
import { DAY, DAY_WANTED } from '#workouts/domain/progress/progress-range.js';
import { FAMILIES } from '../families.js';

const LONGEST_SEARCH = 200;

/** Which workouts a list or a calendar shows. */
export class WorkoutFilterDto {
  @ApiPropertyOptional({ description: 'one of availableSports' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  @Matches(/^[^\0]*$/, { message: 'sport holds a character that cannot be searched for' })
  sport?: string;

  @ApiPropertyOptional({ enum: FAMILIES, description: 'all rides or all runs' })
  @IsOptional()
  @IsIn(FAMILIES, { message: `family may be ${FAMILIES.join(' or ')}` })
  family?: SportFamily;

  @ApiPropertyOptional({
    maxLength: LONGEST_SEARCH,
    description:
      'words of title, notes, file name or planned workout, and days such as "june", "14 june ' +
      '2025", "2025-06" or "last week"; all of them must be found',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SEARCH, { message: `A search may have at most ${LONGEST_SEARCH} characters.` })
  q?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'the day where the athlete is, from which "last week" counts; by default in UTC',
  })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  today?: string;
}
