import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  USER_FILTERS,
  USER_PAGE_SIZES,
  USER_SORTS,
  type UserFilter,
  type UserQuery,
  type UserSort,
} from '#admin/domain/user-query.js';

/** The last page that can be asked for. */
export const LAST_PAGE = 1_000_000;

export const PAGE_RANGE = `page must be a number from 1 to ${LAST_PAGE}`;

/** What the list and its export are asked by. */
export class UserChoiceDto {
  @ApiPropertyOptional({ enum: USER_FILTERS, default: 'ALL' })
  @IsOptional()
  @IsIn(USER_FILTERS, { message: `filter must be one of ${USER_FILTERS.join(', ')}` })
  filter: UserFilter = 'ALL';

  @ApiPropertyOptional({
    maxLength: 200,
    description:
      'part of address or name; of fewer than three characters the beginning of the address',
  })
  @IsOptional()
  @IsString()
  @Matches(/^[^\0]*$/, { message: 'search holds a character that cannot be searched for' })
  @MaxLength(200, { message: 'search must have 200 characters at most' })
  search: string = '';

  @ApiPropertyOptional({ enum: USER_SORTS, default: 'createdAt_desc' })
  @IsOptional()
  @IsIn(USER_SORTS, { message: `sort must be one of ${USER_SORTS.join(', ')}` })
  sort: UserSort = 'createdAt_desc';
}

export class ListUsersDto extends UserChoiceDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: PAGE_RANGE })
  @Min(1, { message: PAGE_RANGE })
  @Max(LAST_PAGE, { message: PAGE_RANGE })
  page: number = 1;

  @ApiPropertyOptional({ enum: USER_PAGE_SIZES, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsIn(USER_PAGE_SIZES, { message: 'limit must be 25, 50 or 100' })
  limit: number = 25;
}

export function queryOf({ filter, search, sort }: UserChoiceDto): UserQuery {
  return { filter, search: search.toWellFormed(), sort };
}
