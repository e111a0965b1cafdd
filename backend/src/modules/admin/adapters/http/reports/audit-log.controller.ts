import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Id, Moment, TextOrNull } from '#platform/http/api-properties.js';
import { AUDITED_ACTIONS, type AuditedAction } from '#admin/domain/audit-entry.js';
import { AuditLog } from '#admin/ports/audit-log.js';
import { AdminController } from '../session/admin-controller.js';
import { AuditLogDto } from './audit-log.dto.js';

const TEXT = { type: String, nullable: true } as const;

export class AuditEntryAnswer {
  @Id()
  id!: string;

  @Moment()
  at!: string;

  @ApiProperty({ description: 'address of the administrator, "command line" or "unknown"' })
  actor!: string;

  @ApiProperty({ enum: AUDITED_ACTIONS })
  action!: AuditedAction;

  @TextOrNull('id of whom or what it was done to')
  subject!: string | null;

  @TextOrNull('whose id it is, as long as that is known')
  subjectLabel!: string | null;

  @ApiProperty({ description: 'of the network' })
  address!: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Readonly<Record<string, unknown>>;
}

export class AuditLogAnswer {
  @ApiProperty({ type: [AuditEntryAnswer], description: 'newest first' })
  entries!: readonly AuditEntryAnswer[];

  @ApiPropertyOptional({ ...TEXT })
  nextCursor!: string | null;
}

@AdminController()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get('audit-log')
  @ApiOperation({ summary: 'What administrators did' })
  @ApiOkResponse({ type: AuditLogAnswer })
  async readAuditLog(
    @Query() { actor, action, subject, cursor, limit }: AuditLogDto,
  ): Promise<AuditLogAnswer> {
    const found = await this.log.page(
      { actor: actor || null, action: action ?? null, subject: subject || null },
      cursor ?? null,
      limit,
    );
    const entries = found.map(({ actor: by, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor: by.name,
      address: by.address,
    }));
    return { entries, nextCursor: found.length < limit ? null : (found.at(-1)?.id ?? null) };
  }
}
