import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
} from '@nestjs/swagger';
import type { Staff } from '#admin/application/audit-trail.js';
import { DeleteUser } from '#admin/application/delete-user.use-case.js';
import { PauseUser } from '#admin/application/pause-user.use-case.js';
import { ReadUserProfile } from '#admin/application/read-user-profile.use-case.js';
import { SuspendUser } from '#admin/application/suspend-user.use-case.js';
import { UnsuspendUser } from '#admin/application/unsuspend-user.use-case.js';
import { suspensionOrder } from '#admin/domain/user-rules.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { AdminIdPipe } from '../id.pipe.js';
import { SuspendUserDto } from './suspend-user.dto.js';
import { AdminUserProfileAnswer, ChangedUserAnswer } from './user-row.answer.js';
import { UserRowPresenter } from './user-row.presenter.js';

const NO_USER = { description: 'NOT_FOUND' };
const ADMIN = { description: 'CANNOT_CHANGE_ADMIN' };
const PROVIDER_DOWN = {
  description: 'SERVICE_UNAVAILABLE; the payment provider does not answer, nothing was changed',
};

@AdminController()
export class AdminUserController {
  constructor(
    private readonly profiles: ReadUserProfile,
    private readonly suspend: SuspendUser,
    private readonly unsuspend: UnsuspendUser,
    private readonly pause: PauseUser,
    private readonly remove: DeleteUser,
    private readonly present: UserRowPresenter,
  ) {}

  @Get('users/:id/profile')
  @ApiOperation({ summary: 'What a user answered in the questionnaire; who looks is written down' })
  @ApiOkResponse({ type: AdminUserProfileAnswer })
  @ApiNotFoundResponse(NO_USER)
  readUserProfile(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<AdminUserProfileAnswer> {
    return this.profiles.execute(staff, id);
  }

  @Post('users/:id/suspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep a user from uploads and the coach' })
  @ApiOkResponse({ type: ChangedUserAnswer })
  @ApiNotFoundResponse(NO_USER)
  @ApiConflictResponse(ADMIN)
  async suspendUser(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
    @Body() { reason, durationDays }: SuspendUserDto,
  ): Promise<ChangedUserAnswer> {
    return {
      user: this.present.row(
        await this.suspend.execute(staff, id, suspensionOrder(reason, durationDays)),
      ),
    };
  }

  @Post('users/:id/unsuspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give full access back' })
  @ApiOkResponse({ type: ChangedUserAnswer })
  @ApiNotFoundResponse(NO_USER)
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async unsuspendUser(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<ChangedUserAnswer> {
    return { user: this.present.row(await this.unsuspend.execute(staff, id, 'unsuspended')) };
  }

  @Post('users/:id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Suspend without an end, and collect no payments meanwhile' })
  @ApiOkResponse({ type: ChangedUserAnswer })
  @ApiNotFoundResponse(NO_USER)
  @ApiConflictResponse(ADMIN)
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async pauseUser(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<ChangedUserAnswer> {
    return { user: this.present.row(await this.pause.execute(staff, id)) };
  }

  @Post('users/:id/unpause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo a pause' })
  @ApiOkResponse({ type: ChangedUserAnswer })
  @ApiNotFoundResponse(NO_USER)
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async unpauseUser(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<ChangedUserAnswer> {
    return { user: this.present.row(await this.unsuspend.execute(staff, id, 'unpaused')) };
  }

  @Delete('users/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Close the account; everything about its owner is erased within minutes',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NO_USER)
  @ApiConflictResponse({ description: 'CANNOT_CHANGE_ADMIN, CANNOT_DELETE_ACTIVE' })
  deleteUser(@AskedBy() staff: Staff, @Param('id', AdminIdPipe) id: string): Promise<void> {
    return this.remove.execute(staff, id);
  }
}
