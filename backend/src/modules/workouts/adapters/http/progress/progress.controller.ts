import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { GetProgress } from '#workouts/application/progress/get-progress.query.js';
import { GetRecords } from '#workouts/application/records/get-records.query.js';
import { ProgressAnswer } from './progress.answer.js';
import { ProgressDto, RecordsDto } from './progress.dto.js';
import { presentProgress, presentRecords } from './progress.presenter.js';
import { RecordsAnswer } from './records.answer.js';

/** What comes of many workouts together. */
@ApiTags('progress')
@ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
@Controller('api')
export class ProgressController {
  constructor(
    private readonly progress: GetProgress,
    private readonly records: GetRecords,
  ) {}

  @Get('progress')
  @ApiOperation({
    summary: 'Daily load, fitness, fatigue and form, weekly totals, and how efficiency goes',
  })
  @ApiOkResponse({ type: ProgressAnswer })
  async getProgress(
    @Caller() caller: Principal,
    @Query() { family, ...days }: ProgressDto,
  ): Promise<ProgressAnswer> {
    return presentProgress(
      await this.progress.execute(caller.userId, { family: family ?? null, ...days }),
    );
  }

  @Get('records')
  @ApiOperation({
    summary:
      'Best efforts, power by duration and critical power over all workouts of a sport family',
  })
  @ApiOkResponse({ type: RecordsAnswer })
  async getRecords(
    @Caller() caller: Principal,
    @Query() { family, today }: RecordsDto,
  ): Promise<RecordsAnswer> {
    return presentRecords(await this.records.execute(caller.userId, family ?? null, today));
  }
}
