import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import { AUDITED_ACTIONS, type AuditedAction } from '#admin/domain/audit-entry.js';

const STORABLE = /^[^\0]*$/;

/** What the log and its export are filtered by. */
export class AuditChoiceDto {
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

  @ApiPropertyOptional({
    description: 'id of whom or what it was done to, or the address of a person',
  })
  @IsOptional()
  @IsString()
  @Matches(STORABLE, { message: 'it holds a character that nobody can be called by' })
  @MaxLength(254)
  subject?: string;
}

export class AuditLogDto extends AuditChoiceDto {
  @ApiPropertyOptional({ description: 'nextCursor of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'cursor must be that of a page before' })
  cursor?: string;

  @WholeNumber('limit', [1, 200], { default: 50 })
  limit: number = 50;
}
