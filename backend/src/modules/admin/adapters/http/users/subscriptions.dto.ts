import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LAST_PAGE, PAGE_RANGE } from './user-list.dto.js';

export class ListSubscriptionsDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: PAGE_RANGE })
  @Min(1, { message: PAGE_RANGE })
  @Max(LAST_PAGE, { message: PAGE_RANGE })
  page: number = 1;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a number from 1 to 100' })
  @Min(1, { message: 'limit must be a number from 1 to 100' })
  @Max(100, { message: 'limit must be a number from 1 to 100' })
  limit: number = 100;

  @ApiPropertyOptional({ enum: ['createdAt_desc', 'createdAt_asc'], default: 'createdAt_desc' })
  @IsOptional()
  @IsIn(['createdAt_desc', 'createdAt_asc'], {
    message: 'sort must be createdAt_desc or createdAt_asc',
  })
  sort: 'createdAt_desc' | 'createdAt_asc' = 'createdAt_desc';
}
