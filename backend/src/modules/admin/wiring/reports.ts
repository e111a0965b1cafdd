import type { Provider, Type } from '@nestjs/common';
import { AuditController } from '../adapters/http/reports/audit-log.controller.js';
import { RecordsController } from '../adapters/http/reports/records.controller.js';
import { UsageController } from '../adapters/http/reports/usage.controller.js';
import { TypeormAdminRecords } from '../adapters/persistence/typeorm-admin-records.js';
import { TypeormUsageReport } from '../adapters/persistence/typeorm-usage-report.js';
import { ReadUsage } from '../application/read-usage.query.js';
import { AdminRecords } from '../ports/records.js';
import { UsageReport } from '../ports/usage-report.js';

/** What was used, what is left of those who went and who looked in, and what was done. */
export const reports: { readonly controllers: Type[]; readonly providers: Provider[] } = {
  controllers: [AuditController, RecordsController, UsageController],
  providers: [
    ReadUsage,
    { provide: AdminRecords, useClass: TypeormAdminRecords },
    { provide: UsageReport, useClass: TypeormUsageReport },
  ],
};
