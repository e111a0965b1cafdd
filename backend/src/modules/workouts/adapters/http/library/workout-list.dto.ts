import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';

const YEAR_WANTED = 'year must be a year, such as 2026';

export class ListWorkoutsDto {
  @WholeNumber('year', [1970, 2200], { description: 'by the clock of the place' }, YEAR_WANTED)
  year?: number;

  @WholeNumber('month', [1, 12])
  month?: number;

  @ApiPropertyOptional({ description: 'one of availableSports' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  @Matches(/^[^\0]*$/, { message: 'sport holds a character that cannot be searched for' })
  sport?: string;

  @WholeNumber('limit', [1, 100], { default: 25 })
  limit: number = 25;

  @ApiPropertyOptional({ description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
