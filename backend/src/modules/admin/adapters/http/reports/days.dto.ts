import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import { PageNumber } from '../users/user-list.dto.js';

/** Days are those of New York. */
export class PagedDto {
  @PageNumber()
  page: number = 1;

  @WholeNumber('limit', [1, 500], { default: 100 })
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

/** Days of an export, which has no pages. */
export class ExportedDaysDto {
  @ApiPropertyOptional({ format: 'date', description: 'day in New York; today by default' })
  @IsOptional()
  @IsString()
  startDate?: string;

  @ApiPropertyOptional({ format: 'date', description: 'the last day; today by default' })
  @IsOptional()
  @IsString()
  endDate?: string;
}
