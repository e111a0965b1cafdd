import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import {
  USER_FILTERS,
  USER_GROUPS,
  USER_PAGE_SIZES,
  USER_SORTS,
  type UserFilter,
  type UserGroup,
  type UserQuery,
  type UserSort,
} from '#admin/domain/user-query.js';

/** Which page, from 1. */
export const PageNumber = () =>
  WholeNumber('page', [1, 1_000_000], { maximum: undefined, default: 1 });

/** What the list and its export are asked by. */
export class UserChoiceDto {
  @ApiPropertyOptional({ enum: USER_FILTERS, default: 'ALL' })
  @IsOptional()
  @IsIn(USER_FILTERS, { message: `filter must be one of ${USER_FILTERS.join(', ')}` })
  filter: UserFilter = 'ALL';

  @ApiPropertyOptional({ enum: USER_GROUPS, description: 'everybody where it is left out' })
  @IsOptional()
  @IsIn(USER_GROUPS, { message: `only must be one of ${USER_GROUPS.join(', ')}` })
  only?: UserGroup;

  @ApiPropertyOptional({
    maxLength: 200,
    description:
      'part of address or name, without regard to case and accents; of one or two characters ' +
      'the beginning of a word in them',
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
  @PageNumber()
  page: number = 1;

  @ApiPropertyOptional({ enum: USER_PAGE_SIZES, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsIn(USER_PAGE_SIZES, { message: 'limit must be 25, 50 or 100' })
  limit: number = 25;
}

export function queryOf({ filter, only, search, sort }: UserChoiceDto): UserQuery {
  return { filter, only, search: search.toWellFormed(), sort };
}
