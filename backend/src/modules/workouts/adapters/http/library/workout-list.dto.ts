import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

const YEAR_WANTED = 'year must be a year, such as 2026';

export class ListWorkoutsDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1970,
    maximum: 2200,
    description: 'by the clock of the place',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: YEAR_WANTED })
  @Min(1970, { message: YEAR_WANTED })
  @Max(2200, { message: YEAR_WANTED })
  year?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 12 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'month must be a number from 1 to 12' })
  @Min(1, { message: 'month must be a number from 1 to 12' })
  @Max(12, { message: 'month must be a number from 1 to 12' })
  month?: number;

  @ApiPropertyOptional({ description: 'one of availableSports' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  @Matches(/^[^\0]*$/, { message: 'sport holds a character that cannot be searched for' })
  sport?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a number from 1 to 100' })
  @Min(1, { message: 'limit must be a number from 1 to 100' })
  @Max(100, { message: 'limit must be a number from 1 to 100' })
  limit: number = 25;

  @ApiPropertyOptional({ description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
