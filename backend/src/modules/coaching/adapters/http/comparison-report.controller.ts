import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { ReportComparison } from '#coaching/application/questions/report-comparison.query.js';
import { ComparisonQueryDto } from './comparison-query.dto.js';
import { ComparisonReportAnswer, presentComparisonReport } from './comparison-report.answer.js';

@ApiTags('coach')
@Controller('api/workouts/compare')
export class ComparisonReportController {
  constructor(private readonly reports: ReportComparison) {}

  @Get('report')
  @ApiOperation({ summary: 'What changed between two or three workouts' })
  @ApiOkResponse({ type: ComparisonReportAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where a workout is somebody else's" })
  async getComparisonReport(
    @Caller() caller: Principal,
    @Query() { ids }: ComparisonQueryDto,
  ): Promise<ComparisonReportAnswer> {
    return presentComparisonReport(await this.reports.execute(caller.userId, ids));
  }
}
