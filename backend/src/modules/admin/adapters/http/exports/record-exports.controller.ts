import { Query, type StreamableFile } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { ExportTable } from '#admin/application/export-table.use-case.js';
import {
  AUDIT_COLUMNS,
  DELETED_COLUMNS,
  DEMO_COLUMNS,
  FEEDBACK_COLUMNS,
  USAGE_COLUMNS,
} from '#admin/domain/exported-columns.js';
import { dayRange } from '#admin/domain/new-york-days.js';
import { AdminReports } from '#admin/ports/admin-reports.js';
import { AuditLog } from '#admin/ports/audit-log.js';
import { AuditChoiceDto } from '../reports/audit-log.dto.js';
import { ExportedDaysDto } from '../reports/days.dto.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { csvFile, CsvRoute } from './csv-file.js';

/** Each batch of usage sums up everybody, so there are few. */
const USAGE_BATCH = 20_000;

/** The tables of records, whole and with their filter. */
@AdminController()
export class RecordExportsController {
  constructor(
    private readonly tables: ExportTable,
    private readonly reports: AdminReports,
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  @CsvRoute('deleted-accounts/export.csv', 'Deleted accounts as a table')
  async exportDeletedAccounts(@AskedBy() staff: Staff): Promise<StreamableFile> {
    const now = this.clock.now();
    const table = await this.tables.execute(staff, {
      name: 'deleted-accounts',
      columns: DELETED_COLUMNS,
      batch: async (offset, limit) => (await this.reports.deletedAccounts(offset, limit, now)).rows,
    });
    return csvFile(table, 'deleted-accounts');
  }

  @CsvRoute('feedback/export.csv', 'Feedback of visitors as a table')
  async exportFeedback(@AskedBy() staff: Staff): Promise<StreamableFile> {
    const now = this.clock.now();
    const table = await this.tables.execute(staff, {
      name: 'feedback',
      columns: FEEDBACK_COLUMNS,
      batch: async (offset, limit) => (await this.reports.feedback(offset, limit, now)).rows,
    });
    return csvFile(table, 'feedback');
  }

  @CsvRoute('demo-sessions/export.csv', 'Demo sessions of days in New York as a table')
  async exportDemoSessions(
    @AskedBy() staff: Staff,
    @Query() { startDate, endDate }: ExportedDaysDto,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const range = dayRange(startDate, endDate, now);
    const table = await this.tables.execute(staff, {
      name: 'demo-sessions',
      columns: DEMO_COLUMNS,
      filter: { ...range },
      batch: async (offset, limit) =>
        (await this.reports.demoSessions(range, offset, limit, now)).rows,
    });
    return csvFile(table, 'demo-sessions');
  }

  @CsvRoute('usage/export.csv', 'Usage of days in New York by person as a table')
  async exportUsage(
    @AskedBy() staff: Staff,
    @Query() { startDate, endDate }: ExportedDaysDto,
  ): Promise<StreamableFile> {
    const range = dayRange(startDate, endDate, this.clock.now());
    const table = await this.tables.execute(staff, {
      name: 'usage',
      columns: USAGE_COLUMNS,
      filter: { ...range },
      batchSize: USAGE_BATCH,
      batch: async (offset, limit) => (await this.reports.usage(range, offset, limit)).people,
    });
    return csvFile(table, 'usage');
  }

  @CsvRoute('audit-log/export.csv', 'The audit log as a table')
  async exportAuditLog(
    @AskedBy() staff: Staff,
    @Query() { actor, action, subject }: AuditChoiceDto,
  ): Promise<StreamableFile> {
    const query = { actor: actor || null, action: action ?? null, subject: subject || null };
    const table = await this.tables.execute(staff, {
      name: 'audit-log',
      columns: AUDIT_COLUMNS,
      filter: { action: query.action, filtered: query.actor !== null || query.subject !== null },
      batch: (_offset, limit, before) => this.log.page(query, before?.id ?? null, limit),
    });
    return csvFile(table, 'audit-log');
  }
}
