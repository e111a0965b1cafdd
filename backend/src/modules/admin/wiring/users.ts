import type { Provider, Type } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AdminSessionController } from '../adapters/http/session/admin-session.controller.js';
import { OpenedDataInterceptor } from '../adapters/http/users/opened-data.interceptor.js';
import { AdminUserController } from '../adapters/http/users/user.controller.js';
import { UserRowPresenter } from '../adapters/http/users/user-row.presenter.js';
import { AdminUsersController } from '../adapters/http/users/users.controller.js';
import { TypeormAuditLog } from '../adapters/persistence/typeorm-audit-log.js';
import { TypeormUserDirectory } from '../adapters/persistence/typeorm-user-directory.js';
import { AuditTrail } from '../application/audit-trail.js';
import { DeleteUser } from '../application/delete-user.use-case.js';
import { ExportUsers } from '../application/export-users.use-case.js';
import { ListUsers } from '../application/list-users.query.js';
import { LogInAdministrator } from '../application/log-in-administrator.use-case.js';
import { LogOutAdministrator } from '../application/log-out-administrator.use-case.js';
import { PauseUser } from '../application/pause-user.use-case.js';
import { ReadUserProfile } from '../application/read-user-profile.use-case.js';
import { SuspendUser } from '../application/suspend-user.use-case.js';
import { UnsuspendUser } from '../application/unsuspend-user.use-case.js';
import { UserRows } from '../application/user-rows.js';
import { AuditLog } from '../ports/audit-log.js';
import { UserDirectory } from '../ports/user-directory.js';

/** Who comes in, what is written down of it, and the accounts with all that may be done to them. */
export const users: { readonly controllers: Type[]; readonly providers: Provider[] } = {
  controllers: [AdminSessionController, AdminUserController, AdminUsersController],
  providers: [
    AuditTrail,
    DeleteUser,
    ExportUsers,
    ListUsers,
    LogInAdministrator,
    LogOutAdministrator,
    PauseUser,
    ReadUserProfile,
    SuspendUser,
    UnsuspendUser,
    UserRowPresenter,
    UserRows,
    { provide: APP_INTERCEPTOR, useClass: OpenedDataInterceptor },
    { provide: AuditLog, useClass: TypeormAuditLog },
    { provide: UserDirectory, useClass: TypeormUserDirectory },
  ],
};
