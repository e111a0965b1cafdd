import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeviceName } from '#platform/http/device-name.js';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { ChangePassword } from '#accounts/application/credentials/change-password.use-case.js';
import {
  RequestPasswordReset,
  ResetPassword,
} from '#accounts/application/credentials/reset-password.use-case.js';
import { MessageAnswer, PasswordChangedAnswer } from './auth-message.answer.js';
import { ChangePasswordDto } from './change-password.dto.js';
import { ForgotPasswordDto } from './forgot-password.dto.js';
import { ResetPasswordDto } from './reset-password.dto.js';

@ApiTags('accounts')
@Controller('api/auth')
export class AuthPasswordsController {
  constructor(
    private readonly requestReset: RequestPasswordReset,
    private readonly reset: ResetPassword,
    private readonly change: ChangePassword,
  ) {}

  @Post('forgot-password')
  @Public()
  @RateLimit('forgotPassword')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Ask for a link to set a new password; answers the same whether or not the address is known',
  })
  @ApiOkResponse({ type: MessageAnswer })
  async forgotPassword(@Body() { email }: ForgotPasswordDto): Promise<MessageAnswer> {
    await this.requestReset.execute(email);
    return {
      message: 'If an account with this email exists, a link to reset the password is on its way.',
    };
  }

  @Post('reset-password')
  @Public()
  @RateLimit('resetPassword')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password by the link of an email; ends every session' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'INVALID_RESET_TOKEN, VALIDATION_FAILED' })
  async resetPassword(@Body() wanted: ResetPasswordDto): Promise<MessageAnswer> {
    await this.reset.execute(wanted);
    return { message: 'Your password has been updated successfully.' };
  }

  @Post('change-password')
  @RateLimit('changePassword')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password by the present one; ends every other session' })
  @ApiOkResponse({ type: PasswordChangedAnswer })
  @ApiBadRequestResponse({ description: 'WRONG_PASSWORD, VALIDATION_FAILED' })
  async changePassword(
    @Caller() caller: Principal,
    @Body() wanted: ChangePasswordDto,
    @DeviceName() device: string,
  ): Promise<PasswordChangedAnswer> {
    const token = await this.change.execute(caller.userId, wanted, device);
    return { message: 'Password changed successfully.', token };
  }
}
