import { Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Staff } from '#admin/application/audit-trail.js';
import { ExportUsers } from '#admin/application/export-users.use-case.js';
import { ListUsers } from '#admin/application/list-users.query.js';
import { csvFile, CsvRoute } from '../exports/csv-file.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { ListSubscriptionsDto } from './subscriptions.dto.js';
import { ListUsersDto, queryOf, UserChoiceDto } from './user-list.dto.js';
import { AdminSubscriptionListAnswer, AdminUserListAnswer } from './user-row.answer.js';
import { UserRowPresenter } from './user-row.presenter.js';

@AdminController()
export class AdminUsersController {
  constructor(
    private readonly list: ListUsers,
    private readonly exportation: ExportUsers,
    private readonly present: UserRowPresenter,
  ) {}

  @Get('users')
  @ApiOperation({ summary: 'Accounts by plan, search and order' })
  @ApiOkResponse({ type: AdminUserListAnswer })
  async listUsers(@Query() asked: ListUsersDto): Promise<AdminUserListAnswer> {
    const { users, pagination } = await this.list.execute(queryOf(asked), asked.page, asked.limit);
    return { users: users.map((row) => this.present.row(row)), pagination };
  }

  @CsvRoute('users/export.csv', 'All of them as a table')
  async exportUsers(
    @AskedBy() staff: Staff,
    @Query() asked: UserChoiceDto,
  ): Promise<StreamableFile> {
    return csvFile(await this.exportation.execute(staff, queryOf(asked)), 'users');
  }

  @Get('subscriptions')
  @ApiOperation({ summary: 'Everybody who has or had a subscription' })
  @ApiOkResponse({ type: AdminSubscriptionListAnswer })
  async listSubscriptions(
    @Query() { page, limit, sort }: ListSubscriptionsDto,
  ): Promise<AdminSubscriptionListAnswer> {
    const { users, pagination } = await this.list.execute(
      { filter: 'SUBSCRIBERS', search: '', sort },
      page,
      limit,
    );
    return { subscriptions: users.map((row) => this.present.row(row)), pagination };
  }
}
