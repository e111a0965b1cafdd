import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import type { Staff } from '#admin/application/audit-trail.js';
import { KeepAdministrators } from '#admin/application/keep-administrators.use-case.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { AdminIdPipe } from '../id.pipe.js';
import { AddAdministratorDto } from './add-administrator.dto.js';
import { AddedAdministratorAnswer, AdministratorsAnswer } from './administrator.answer.js';

const NONE = { description: 'NOT_FOUND' };
const LAST = { description: 'LAST_ADMINISTRATOR; CANNOT_CHANGE_ADMIN for the caller' };

@AdminController()
export class AdministratorsController {
  constructor(private readonly keep: KeepAdministrators) {}

  @Get('administrators')
  @ApiOperation({ summary: 'All administrators, and when each was last seen' })
  @ApiOkResponse({ type: AdministratorsAnswer })
  async listAdministrators(@AskedBy() { userId }: Staff): Promise<AdministratorsAnswer> {
    const all = await this.keep.all();
    return {
      administrators: all.map(({ id, email, createdAt, lastSeenAt }) => ({
        userId: id,
        email,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        isYou: id === userId,
      })),
    };
  }

  @Post('administrators')
  @ApiOperation({
    summary: 'Make an account an administrator’s, or open one with a generated password',
  })
  @ApiCreatedResponse({ type: AddedAdministratorAnswer })
  @ApiConflictResponse({ description: 'EMAIL_TAKEN, for an administrator' })
  async addAdministrator(
    @AskedBy() staff: Staff,
    @Body() { email }: AddAdministratorDto,
  ): Promise<AddedAdministratorAnswer> {
    const { id, password } = await this.keep.add(staff, email);
    return { userId: id, password };
  }

  @Post('administrators/:id/demote')
  @HttpCode(204)
  @ApiOperation({ summary: 'Make an administrator an athlete; ends their sessions' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NONE)
  @ApiConflictResponse(LAST)
  demoteAdministrator(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<void> {
    return this.keep.demote(staff, id);
  }

  @Delete('administrators/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Close an administrator’s account' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NONE)
  @ApiConflictResponse(LAST)
  removeAdministrator(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<void> {
    return this.keep.remove(staff, id);
  }
}
