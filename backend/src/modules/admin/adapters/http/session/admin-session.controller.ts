import { Body, HttpCode, Ip, Post } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { DeviceName } from '#platform/http/device-name.js';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { SessionAnswer, UserPresenter } from '#accounts/index.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { LogInAdministrator } from '#admin/application/log-in-administrator.use-case.js';
import { LogOutAdministrator } from '#admin/application/log-out-administrator.use-case.js';
import { AdminController, AskedBy } from './admin-controller.js';
import { AdminLoginDto } from './admin-login.dto.js';

@AdminController()
export class AdminSessionController {
  constructor(
    private readonly logIn: LogInAdministrator,
    private readonly logOut: LogOutAdministrator,
    private readonly present: UserPresenter,
  ) {}

  @Post('login')
  @Public()
  @RateLimit('adminLogin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in as an administrator' })
  @ApiOkResponse({ type: SessionAnswer })
  @ApiUnauthorizedResponse({ description: 'INVALID_CREDENTIALS' })
  async adminLogin(
    @Body() credentials: AdminLoginDto,
    @Ip() address: string,
    @DeviceName() device: string,
  ): Promise<SessionAnswer> {
    return this.present.session(await this.logIn.execute(credentials, { address, device }));
  }

  @Post('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session; its token opens nothing any more' })
  @ApiNoContentResponse()
  adminLogout(@AskedBy() staff: Staff, @Caller() { sessionId }: Principal): Promise<void> {
    return this.logOut.execute(staff, sessionId);
  }
}
