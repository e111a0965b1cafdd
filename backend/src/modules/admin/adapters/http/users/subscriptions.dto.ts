import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import { PageNumber } from './user-list.dto.js';

export class ListSubscriptionsDto {
  @PageNumber()
  page: number = 1;

  @WholeNumber('limit', [1, 100], { default: 100 })
  limit: number = 100;

  @ApiPropertyOptional({ enum: ['createdAt_desc', 'createdAt_asc'], default: 'createdAt_desc' })
  @IsOptional()
  @IsIn(['createdAt_desc', 'createdAt_asc'], {
    message: 'sort must be createdAt_desc or createdAt_asc',
  })
  sort: 'createdAt_desc' | 'createdAt_asc' = 'createdAt_desc';
}
