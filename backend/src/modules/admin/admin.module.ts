import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RateLimitModule } from '#platform/http/rate-limit/rate-limit.module.js';
import { AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { CoachingModule } from '../coaching/index.js';
import { AdministratorsController } from './adapters/http/administrators/administrators.controller.js';
import { CoachQualityController } from './adapters/http/coach/coach-quality.controller.js';
import { InstructionsController } from './adapters/http/coach/instructions.controller.js';
import { RecordExportsController } from './adapters/http/exports/record-exports.controller.js';
import { StaffExportsController } from './adapters/http/exports/staff-exports.controller.js';
import { BoardController } from './adapters/http/operations/board.controller.js';
import { OperationsController } from './adapters/http/operations/operations.controller.js';
import { SettingsController } from './adapters/http/operations/settings.controller.js';
import { AuditController } from './adapters/http/reports/audit-log.controller.js';
import { RecordsController } from './adapters/http/reports/records.controller.js';
import { UsageController } from './adapters/http/reports/usage.controller.js';
import { AdminSessionController } from './adapters/http/session/admin-session.controller.js';
import { OrdinarySignInInterceptor } from './adapters/http/session/ordinary-sign-in.interceptor.js';
import { OpenedDataInterceptor } from './adapters/http/users/opened-data.interceptor.js';
import { UserRowPresenter } from './adapters/http/users/user-row.presenter.js';
import { AdminUserController } from './adapters/http/users/user.controller.js';
import { AdminUsersController } from './adapters/http/users/users.controller.js';
import { TypeormAdminReports } from './adapters/persistence/typeorm-admin-reports.js';
import { TypeormAuditLog } from './adapters/persistence/typeorm-audit-log.js';
import { TypeormSyncRuns } from './adapters/persistence/typeorm-sync-runs.js';
import { TypeormUserDirectory } from './adapters/persistence/typeorm-user-directory.js';
import { QueueBackgroundJobs } from './adapters/queue/queue-background-jobs.js';
import { SyncAllJobHandler } from './adapters/queue/sync-all.job-handler.js';
import { TimedPace } from './adapters/queue/timed-pace.js';
import { AdministratorCommands } from './application/administrator-commands.js';
import { AuditTrail } from './application/audit-trail.js';
import { DeleteUser } from './application/delete-user.use-case.js';
import { ExportTable } from './application/export-table.use-case.js';
import { ExportUsers } from './application/export-users.use-case.js';
import { KeepAdministrators } from './application/keep-administrators.use-case.js';
import { KeepInstructions } from './application/keep-instructions.use-case.js';
import { ListUsers } from './application/list-users.query.js';
import { LogInAdministrator } from './application/log-in-administrator.use-case.js';
import { LogOutAdministrator } from './application/log-out-administrator.use-case.js';
import { NotificationSettings } from './application/notification-settings.use-case.js';
import { OperatorCommands } from './application/operator-commands.js';
import { OrdinarySignIns } from './application/ordinary-sign-ins.js';
import { PauseUser } from './application/pause-user.use-case.js';
import { ReadUsage } from './application/read-usage.query.js';
import { ReadUserProfile } from './application/read-user-profile.use-case.js';
import { RetryJob } from './application/retry-job.use-case.js';
import { RunSync } from './application/run-sync.use-case.js';
import { StartSync } from './application/start-sync.use-case.js';
import { SuspendUser } from './application/suspend-user.use-case.js';
import { UnsuspendUser } from './application/unsuspend-user.use-case.js';
import { UserRows } from './application/user-rows.js';
import { SYNC_PER_SECOND } from './domain/sync-run.js';
import { AdminReports } from './ports/admin-reports.js';
import { AuditLog } from './ports/audit-log.js';
import { BackgroundJobs } from './ports/background-jobs.js';
import { Pace } from './ports/pace.js';
import { SyncRuns } from './ports/sync-runs.js';
import { UserDirectory } from './ports/user-directory.js';

@Module({
  imports: [AccountsModule, BillingModule, CoachingModule, RateLimitModule],
  controllers: [
    AdminSessionController,
    AdminUserController,
    AdminUsersController,
    AdministratorsController,
    AuditController,
    BoardController,
    CoachQualityController,
    InstructionsController,
    OperationsController,
    RecordExportsController,
    RecordsController,
    SettingsController,
    StaffExportsController,
    UsageController,
  ],
  providers: [
    AdministratorCommands,
    AuditTrail,
    DeleteUser,
    ExportTable,
    ExportUsers,
    KeepAdministrators,
    KeepInstructions,
    ListUsers,
    LogInAdministrator,
    LogOutAdministrator,
    NotificationSettings,
    OperatorCommands,
    OrdinarySignIns,
    PauseUser,
    ReadUsage,
    ReadUserProfile,
    RetryJob,
    RunSync,
    StartSync,
    SuspendUser,
    SyncAllJobHandler,
    UnsuspendUser,
    UserRowPresenter,
    UserRows,
    { provide: APP_INTERCEPTOR, useClass: OpenedDataInterceptor },
    { provide: APP_INTERCEPTOR, useClass: OrdinarySignInInterceptor },
    { provide: AdminReports, useClass: TypeormAdminReports },
    { provide: AuditLog, useClass: TypeormAuditLog },
    { provide: BackgroundJobs, useClass: QueueBackgroundJobs },
    { provide: Pace, useFactory: () => new TimedPace(SYNC_PER_SECOND) },
    { provide: SyncRuns, useClass: TypeormSyncRuns },
    { provide: UserDirectory, useClass: TypeormUserDirectory },
  ],
})
export class AdminModule {}
