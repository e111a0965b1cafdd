import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import {
  ConfirmEmailChange,
  RequestEmailChange,
} from '#accounts/application/credentials/change-email.use-case.js';
import { MessageAnswer } from './auth-message.answer.js';
import { ChangeEmailDto, ConfirmEmailDto } from './change-email.dto.js';

@ApiTags('accounts')
@Controller('api/auth')
export class EmailChangeController {
  constructor(
    private readonly request: RequestEmailChange,
    private readonly confirm: ConfirmEmailChange,
  ) {}

  @Post('change-email')
  @RateLimit('ownPassword')
  @HttpCode(202)
  @ApiOperation({ summary: 'Ask for another address; it changes by a link that is sent there' })
  @ApiAcceptedResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'WRONG_PASSWORD, VALIDATION_FAILED' })
  @ApiConflictResponse({ description: 'EMAIL_TAKEN' })
  async changeEmail(
    @Caller() { userId }: Principal,
    @Body() wanted: ChangeEmailDto,
  ): Promise<MessageAnswer> {
    await this.request.execute(userId, wanted);
    return { message: `A link is on its way to ${wanted.email}. Open it to confirm the address.` };
  }

  @Post('confirm-email')
  @Public()
  @RateLimit('confirmEmail')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm a new address by the link of an email' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'INVALID_EMAIL_LINK, VALIDATION_FAILED' })
  @ApiConflictResponse({ description: 'EMAIL_TAKEN' })
  async confirmEmail(@Body() { token }: ConfirmEmailDto): Promise<MessageAnswer> {
    await this.confirm.execute(token);
    return { message: 'Your email address has been changed.' };
  }
}
