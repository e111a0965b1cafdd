import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { ReadProfile } from '#accounts/application/profile/read-profile.query.js';
import {
  SaveProfile,
  type ProfileChange,
} from '#accounts/application/profile/save-profile.use-case.js';
import { LocalDay } from '../local-day.js';
import { ObjectBodyGuard } from '../object-body.guard.js';
import { ProfileAnswer } from './profile.answer.js';
import { presentProfile } from './profile.presenter.js';
import { SaveProfileDto } from './save-profile.dto.js';

@ApiTags('accounts')
@Controller('api/profile')
export class ProfileController {
  constructor(
    private readonly readProfile: ReadProfile,
    private readonly save: SaveProfile,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Units and thresholds' })
  @ApiOkResponse({ type: ProfileAnswer })
  async getProfile(
    @Caller() caller: Principal,
    @LocalDay() today: string | null,
  ): Promise<ProfileAnswer> {
    return { profile: presentProfile(await this.readProfile.of(caller.userId, today)) };
  }

  @Post()
  @UseGuards(ObjectBodyGuard)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change units and thresholds; analyses that depend on them are computed again',
  })
  @ApiOkResponse({ type: ProfileAnswer })
  async saveProfile(
    @Caller() caller: Principal,
    @Body() dto: SaveProfileDto,
    @LocalDay() today: string | null,
  ): Promise<ProfileAnswer> {
    return { profile: presentProfile(await this.save.execute(caller.userId, change(dto), today)) };
  }
}

function change(dto: SaveProfileDto): ProfileChange {
  return {
    units: given({
      system: dto.unitSystem,
      pace: dto.paceUnit,
      distance: dto.distanceUnit,
      elevation: dto.elevationUnit,
    }),
    thresholds: given({
      ftpW: dto.currentFTP,
      maxHr: dto.maxHR,
      restingHr: dto.restingHR,
      weightKg: dto.weightKg,
    }),
  };
}

/**
 * Only the fields that the request spoke of; a null says as little as a field that is not there.
 */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
