import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LAST_PAGE, PAGE_RANGE } from '../users/user-list.dto.js';

/** Days are those of New York. */
export class PagedDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: PAGE_RANGE })
  @Min(1, { message: PAGE_RANGE })
  @Max(LAST_PAGE, { message: PAGE_RANGE })
  page: number = 1;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 500, default: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a number from 1 to 500' })
  @Min(1, { message: 'limit must be a number from 1 to 500' })
  @Max(500, { message: 'limit must be a number from 1 to 500' })
  limit: number = 100;
}

export class DaysDto extends PagedDto {
  @ApiPropertyOptional({
    format: 'date',
    description: 'day in New York; today where it is left out',
  })
  @IsOptional()
  @IsString()
  startDate?: string;

  @ApiPropertyOptional({ format: 'date', description: 'the last day; today where it is left out' })
  @IsOptional()
  @IsString()
  endDate?: string;
}
