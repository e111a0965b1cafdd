import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Clock } from '#kernel/clock.js';
import { ReadUsage } from '#admin/application/read-usage.query.js';
import { dayRange } from '#admin/domain/new-york-days.js';
import type { UsageFigures } from '#admin/domain/usage.js';
import { AdminController } from '../session/admin-controller.js';
import { DaysDto } from './days.dto.js';
import { UsageAnswer, type UsageFiguresAnswer } from './usage.answer.js';

const WITHOUT_ACCOUNT = 'Visitors and closed accounts';

@AdminController()
export class UsageController {
  constructor(
    private readonly usage: ReadUsage,
    private readonly clock: Clock,
  ) {}

  @Get('usage')
  @ApiOperation({ summary: 'What the models cost, by person and by day' })
  @ApiOkResponse({ type: UsageAnswer })
  async readUsage(@Query() { startDate, endDate, page, limit }: DaysDto): Promise<UsageAnswer> {
    const { people, totals, ...rest } = await this.usage.execute(
      dayRange(startDate, endDate, this.clock.now()),
      page,
      limit,
    );
    const usageData = people.map(
      ({ userId, email, allUploads, subscriptionStatus, providerStatus, ...sums }) => ({
        userId,
        email: email ?? WITHOUT_ACCOUNT,
        allUploads,
        subscriptionStatus,
        providerStatus,
        ...figures(sums),
      }),
    );
    return { usageData, totals: figures(totals), ...rest };
  }
}

function figures({
  uploads,
  promptTokens,
  completionTokens,
  promptCost,
  completionCost,
  totalCost,
  unpricedCalls,
}: UsageFigures): UsageFiguresAnswer {
  return {
    ...{
      uploads,
      promptTokens,
      completionTokens,
      unpricedCalls,
      totalTokens: promptTokens + completionTokens,
    },
    ...{
      promptCost: Number(promptCost),
      completionCost: Number(completionCost),
      totalCost: Number(totalCost),
    },
    ...{
      promptCostExact: promptCost,
      completionCostExact: completionCost,
      totalCostExact: totalCost,
    },
  };
}
