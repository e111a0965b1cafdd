import { Controller, Delete, Get, Res, StreamableFile } from '@nestjs/common';
import {
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
import { DeleteAccount } from '#accounts/application/deletion/delete-account.use-case.js';
import { ExportAccount } from '#accounts/application/export/export-account.query.js';
import { AccountClosedAnswer } from './account-closed.answer.js';

@ApiTags('accounts')
@Controller('api')
export class AccountController {
  constructor(
    private readonly deletion: DeleteAccount,
    private readonly exportAccount: ExportAccount,
  ) {}

  @Delete('auth/account')
  @ApiOperation({
    summary: 'Close the account; everything about its owner is erased within minutes',
  })
  @ApiOkResponse({ type: AccountClosedAnswer })
  @ApiConflictResponse({ description: 'CANNOT_DELETE_ACTIVE' })
  @ApiForbiddenResponse({ description: 'FORBIDDEN, for administrators' })
  async deleteAccount(@Caller() caller: Principal): Promise<AccountClosedAnswer> {
    await this.deletion.execute(caller.userId);
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
