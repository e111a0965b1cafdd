import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { GetWeekFindings } from '#coaching/application/reports/get-week-findings.query.js';
import { WeekFindingsAnswer } from './week-findings.answer.js';
import { WeekFindingsDto } from './week-findings.dto.js';

@ApiTags('progress')
@ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
@Controller('api/progress/findings')
export class WeekFindingsController {
  constructor(private readonly weeks: GetWeekFindings) {}

  @Get()
  @ApiOperation({ summary: "What stands out in the last week and month against the athlete's own" })
  @ApiOkResponse({ type: WeekFindingsAnswer })
  async getWeekFindings(
    @Caller() caller: Principal,
    @Query() { today }: WeekFindingsDto,
  ): Promise<WeekFindingsAnswer> {
    const { findings, next } = await this.weeks.execute(caller.userId, today);
    return { findings: findings.map((finding) => ({ ...finding })), next };
  }
}
