import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Clock } from '#kernel/clock.js';
import { dayRange } from '#admin/domain/new-york-days.js';
import { pagination } from '#admin/domain/pagination.js';
import { daysActive } from '#admin/domain/records.js';
import { AdminReports } from '#admin/ports/admin-reports.js';
import { AdminController } from '../session/admin-controller.js';
import { DaysDto, PagedDto } from './days.dto.js';
import { DeletedAccountsAnswer, DemoSessionsAnswer, FeedbackListAnswer } from './records.answer.js';

@AdminController()
export class RecordsController {
  constructor(
    private readonly reports: AdminReports,
    private readonly clock: Clock,
  ) {}

  @Get('deleted-accounts')
  @ApiOperation({ summary: 'Accounts that were, with what their owners said on leaving' })
  @ApiOkResponse({ type: DeletedAccountsAnswer })
  async listDeletedAccounts(@Query() { page, limit }: PagedDto): Promise<DeletedAccountsAnswer> {
    const { rows, total } = await this.reports.deletedAccounts((page - 1) * limit, limit);
    const deletedAccounts = rows.map(({ signupDate, deletedAt, ...row }) => ({
      ...row,
      signupDate: signupDate.toISOString(),
      deletedAt: deletedAt.toISOString(),
      daysActive: daysActive({ signupDate, deletedAt }),
    }));
    return { deletedAccounts, pagination: pagination(page, limit, { count: total, exact: true }) };
  }

  @Get('feedback')
  @ApiOperation({ summary: 'What visitors said who deleted no account' })
  @ApiOkResponse({ type: FeedbackListAnswer })
  async listFeedback(@Query() { page, limit }: PagedDto): Promise<FeedbackListAnswer> {
    const { rows, total } = await this.reports.feedback((page - 1) * limit, limit);
    return {
      feedback: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      pagination: pagination(page, limit, { count: total, exact: true }),
    };
  }

  @Get('demo-sessions')
  @ApiOperation({ summary: 'Visits to the public demo, by days in New York' })
  @ApiOkResponse({ type: DemoSessionsAnswer })
  async listDemoSessions(
    @Query() { startDate, endDate, page, limit }: DaysDto,
  ): Promise<DemoSessionsAnswer> {
    const { rows, total } = await this.reports.demoSessions(
      dayRange(startDate, endDate, this.clock.now()),
      (page - 1) * limit,
      limit,
    );
    return {
      demoSessions: rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString() })),
      total,
      pagination: pagination(page, limit, { count: total, exact: true }),
    };
  }
}
