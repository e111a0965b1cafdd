import { Query, type StreamableFile } from '@nestjs/common';
import {
  CoachingInstructions,
  CoachQuality,
  type CoachingInstruction,
  type ModelQuality,
} from '#coaching/index.js';
import type { KnownAdministrator } from '#accounts/index.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { ExportTable } from '#admin/application/export-table.use-case.js';
import { KeepAdministrators } from '#admin/application/keep-administrators.use-case.js';
import type { CsvColumn } from '#admin/domain/csv.js';
import { BackgroundJobs, type FailedJob, type QueueDepth } from '#admin/ports/background-jobs.js';
import { CoachQualityDto } from '../coach/coach-quality.dto.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { csvFile, CsvRoute } from './csv-file.js';

const MOST_FAILED = 10_000;

const INSTRUCTION_COLUMNS: readonly CsvColumn<CoachingInstruction>[] = [
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['isActive', ({ isActive }) => isActive],
  ['version', ({ version }) => version],
  ['updatedAt', ({ updatedAt }) => updatedAt],
  ['lastModifiedBy', ({ lastModifiedBy }) => lastModifiedBy],
  ['content', ({ content }) => content],
];

const ADMINISTRATOR_COLUMNS: readonly CsvColumn<KnownAdministrator>[] = [
  ['email', ({ email }) => email],
  ['createdAt', ({ createdAt }) => createdAt],
  ['lastSeenAt', ({ lastSeenAt }) => lastSeenAt],
];

const QUEUE_COLUMNS: readonly CsvColumn<QueueDepth>[] = [
  ['queue', ({ queue }) => queue],
  ['waiting', ({ waiting }) => waiting],
  ['active', ({ active }) => active],
  ['delayed', ({ delayed }) => delayed],
  ['failed', ({ failed }) => failed],
  ['oldestS', ({ oldestS }) => oldestS],
];

const FAILED_COLUMNS: readonly CsvColumn<FailedJob>[] = [
  ['id', ({ id }) => id],
  ['queue', ({ queue }) => queue],
  ['name', ({ name }) => name],
  ['failedAt', ({ failedAt }) => failedAt],
  ['attempts', ({ attempts }) => attempts],
  ['reason', ({ reason }) => reason],
];

const QUALITY_COLUMNS: readonly CsvColumn<ModelQuality>[] = [
  ['model', ({ model }) => model],
  ['answers', ({ answers }) => answers],
  ['sentences', ({ sentences }) => sentences],
  ['sentencesDropped', ({ sentencesDropped }) => sentencesDropped],
  ['rewrites', ({ rewrites }) => rewrites],
  ['fallbacks', ({ fallbacks }) => fallbacks],
  ['failures', ({ failures }) => JSON.stringify(failures)],
];

/** The tables about the product itself; each is short enough to be read as a whole. */
@AdminController()
export class StaffExportsController {
  constructor(
    private readonly tables: ExportTable,
    private readonly instructions: CoachingInstructions,
    private readonly administrators: KeepAdministrators,
    private readonly jobs: BackgroundJobs,
    private readonly quality: CoachQuality,
  ) {}

  @CsvRoute('coaching-instructions/export.csv', 'Instructions to the coach as a table')
  exportInstructions(@AskedBy() staff: Staff): Promise<StreamableFile> {
    return this.whole(staff, 'coaching-instructions', INSTRUCTION_COLUMNS, () =>
      this.instructions.all(),
    );
  }

  @CsvRoute('administrators/export.csv', 'Administrators as a table')
  exportAdministrators(@AskedBy() staff: Staff): Promise<StreamableFile> {
    return this.whole(staff, 'administrators', ADMINISTRATOR_COLUMNS, () =>
      this.administrators.all(),
    );
  }

  @CsvRoute('queues/export.csv', 'Queues as a table')
  exportQueues(@AskedBy() staff: Staff): Promise<StreamableFile> {
    return this.whole(staff, 'queues', QUEUE_COLUMNS, () => this.jobs.depths());
  }

  @CsvRoute('queues/failed/export.csv', 'Failed jobs as a table')
  exportFailedJobs(@AskedBy() staff: Staff): Promise<StreamableFile> {
    return this.whole(staff, 'failed-jobs', FAILED_COLUMNS, () => this.jobs.failed(MOST_FAILED));
  }

  @CsvRoute('coach-quality/export.csv', 'Coach quality as a table')
  exportCoachQuality(
    @AskedBy() staff: Staff,
    @Query() { days }: CoachQualityDto,
  ): Promise<StreamableFile> {
    return this.whole(staff, 'coach-quality', QUALITY_COLUMNS, () => this.quality.of(days));
  }

  private async whole<Row>(
    staff: Staff,
    name: string,
    columns: readonly CsvColumn<Row>[],
    read: () => Promise<readonly Row[]>,
  ): Promise<StreamableFile> {
    const rows = await read();
    const table = await this.tables.execute(staff, {
      name,
      columns,
      batchSize: rows.length + 1,
      batch: () => Promise.resolve(rows),
    });
    return csvFile(table, name);
  }
}
