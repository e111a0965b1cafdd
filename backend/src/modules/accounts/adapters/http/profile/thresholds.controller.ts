import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Put,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { CorrectThresholds } from '#accounts/application/profile/correct-thresholds.use-case.js';
import { ListThresholds } from '#accounts/application/profile/list-thresholds.query.js';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import { DayPipe } from './day.pipe.js';
import { ObjectBodyGuard } from '../object-body.guard.js';
import { PutThresholdsDto } from './put-thresholds.dto.js';
import { ThresholdsListAnswer, type ThresholdEntry } from './thresholds.answer.js';

/** Thresholds and zones by the day from which they are valid. */
@ApiTags('accounts')
@Controller('api/profile/thresholds')
export class ThresholdsController {
  constructor(
    private readonly list: ListThresholds,
    private readonly correct: CorrectThresholds,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Thresholds and zones by date' })
  @ApiOkResponse({ type: ThresholdsListAnswer })
  async getThresholds(@Caller() caller: Principal): Promise<ThresholdsListAnswer> {
    return { thresholds: (await this.list.execute(caller.userId)).map(entry) };
  }

  @Put(':validFrom')
  @UseGuards(ObjectBodyGuard)
  @RateLimit('thresholds')
  @ApiOperation({
    summary:
      'Enter or correct what holds from a day on; workouts that depend on it are computed again',
  })
  @ApiOkResponse({ type: ThresholdsListAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async putThresholds(
    @Caller() caller: Principal,
    @Param('validFrom', DayPipe) validFrom: string,
    @Body() dto: PutThresholdsDto,
  ): Promise<ThresholdsListAnswer> {
    await this.correct.put(caller.userId, entered(validFrom, dto));
    return this.getThresholds(caller);
  }

  @Delete(':validFrom')
  @RateLimit('thresholds')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Take back what was entered on a day; workouts that depend on it are computed again',
  })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async removeThresholds(
    @Caller() caller: Principal,
    @Param('validFrom', DayPipe) validFrom: string,
  ): Promise<void> {
    await this.correct.remove(caller.userId, validFrom);
  }
}

function entered(validFrom: string, dto: PutThresholdsDto): DatedThresholds {
  return {
    validFrom,
    ftpW: dto.currentFTP ?? null,
    maxHr: dto.maxHR ?? null,
    restingHr: dto.restingHR ?? null,
    weightKg: dto.weightKg ?? null,
    basePaceSPerKm: dto.basePaceSPerKm ?? null,
    zones: { ...dto.zones },
  };
}

function entry({
  validFrom,
  ftpW,
  maxHr,
  restingHr,
  weightKg,
  basePaceSPerKm,
  zones,
}: DatedThresholds): ThresholdEntry {
  const tables = Object.entries(zones).map(([table, ranges]) => [
    table,
    ranges && ranges.map(([from, to]) => [from, to]),
  ]);
  return {
    validFrom,
    currentFTP: ftpW,
    maxHR: maxHr,
    restingHR: restingHr,
    weightKg,
    basePaceSPerKm,
    zones: Object.fromEntries(tables) as ThresholdEntry['zones'],
  };
}
