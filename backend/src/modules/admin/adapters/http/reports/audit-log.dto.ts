import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { AUDITED_ACTIONS, type AuditedAction } from '#admin/domain/audit-entry.js';

const STORABLE = /^[^\0]*$/;

export class AuditLogDto {
  @ApiPropertyOptional({ description: 'address of the administrator' })
  @IsOptional()
  @IsString()
  @Matches(STORABLE, { message: 'it holds a character that nobody can be called by' })
  @MaxLength(254)
  actor?: string;

  @ApiPropertyOptional({ enum: AUDITED_ACTIONS })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsIn(AUDITED_ACTIONS, { message: `action must be one of ${AUDITED_ACTIONS.join(', ')}` })
  action?: AuditedAction;

  @ApiPropertyOptional({ description: 'id of whom or what it was done to' })
  @IsOptional()
  @IsString()
  @Matches(STORABLE, { message: 'it holds a character that nobody can be called by' })
  @MaxLength(254)
  subject?: string;

  @ApiPropertyOptional({ description: 'nextCursor of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'cursor must be that of a page before' })
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 200, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a number from 1 to 200' })
  @Min(1, { message: 'limit must be a number from 1 to 200' })
  @Max(200, { message: 'limit must be a number from 1 to 200' })
  limit: number = 50;
}
