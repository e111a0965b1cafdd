import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import { DAY, DAY_WANTED } from '#workouts/domain/progress/progress-range.js';
import { WorkoutFilterDto } from './workout-filter.dto.js';

const YEAR_WANTED = 'year must be a year, such as 2026';

export class ListWorkoutsDto extends WorkoutFilterDto {
  @WholeNumber('year', [1970, 2200], { description: 'by the clock of the place' }, YEAR_WANTED)
  year?: number;

  @WholeNumber('month', [1, 12])
  month?: number;

  @ApiPropertyOptional({ format: 'date', description: 'first day, by the clock of the place' })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'last day, by the clock of the place' })
  @IsOptional()
  @Matches(DAY, { message: DAY_WANTED })
  to?: string;

  @WholeNumber('limit', [1, 100], { default: 25 })
  limit: number = 25;

  @ApiPropertyOptional({ description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
