import { Body, Controller, Delete, Get, Res, StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { CloseOwnAccount } from '#accounts/application/deletion/close-own-account.use-case.js';
import { ExportAccount } from '#accounts/application/export/export-account.query.js';
import { AccountClosedAnswer } from './account-closed.answer.js';
import { CloseAccountDto } from './close-account.dto.js';

@ApiTags('accounts')
@Controller('api')
export class AccountController {
  constructor(
    private readonly closing: CloseOwnAccount,
    private readonly exportAccount: ExportAccount,
  ) {}

  @Delete('auth/account')
  @RateLimit('ownPassword')
  @ApiOperation({
    summary: 'Close the account; everything about its owner is erased within minutes',
  })
  @ApiOkResponse({ type: AccountClosedAnswer })
  @ApiBadRequestResponse({ description: 'WRONG_PASSWORD, VALIDATION_FAILED' })
  @ApiConflictResponse({ description: 'CANNOT_DELETE_ACTIVE' })
  @ApiForbiddenResponse({ description: 'FORBIDDEN, for administrators' })
  async deleteAccount(
    @Caller() caller: Principal,
    @Body() { password }: CloseAccountDto,
  ): Promise<AccountClosedAnswer> {
    await this.closing.execute(caller.userId, password);
    return { redirectTo: '/feedback' };
  }

  @Get('account/export')
  @ApiOperation({
    summary: 'Everything about the signed-in user: original files and JSON, as one zip',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiTooManyRequestsResponse({ description: 'RATE_LIMITED, while an earlier export is under way' })
  async exportData(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, content } = await this.exportAccount.execute(caller.userId);
    reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'private, no-store');
    return new StreamableFile(content, {
      type: 'application/zip',
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
