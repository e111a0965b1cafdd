import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { Sessions } from '#accounts/application/sessions/sessions.js';
import { SessionIdPipe } from './session-id.pipe.js';
import { SessionsAnswer } from './sessions.answer.js';

/** Where the caller is signed in. */
@ApiTags('accounts')
@Controller('api/auth')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get('sessions')
  @ApiOperation({ summary: 'Where the caller is signed in, newest use first' })
  @ApiOkResponse({ type: SessionsAnswer })
  async getSessions(@Caller() { userId, sessionId }: Principal): Promise<SessionsAnswer> {
    const sessions = await this.sessions.listOf(userId);
    return {
      sessions: sessions.map(({ id, device, begunAt, usedAt }) => ({
        id,
        device,
        createdAt: begunAt.toISOString(),
        lastUsedAt: usedAt.toISOString(),
        current: id === sessionId,
      })),
    };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'End a session; its token opens nothing any more' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  endSession(
    @Caller() { userId }: Principal,
    @Param('id', SessionIdPipe) id: string,
  ): Promise<void> {
    return this.sessions.end({ id, userId });
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiOperation({ summary: 'End every session but this one' })
  @ApiNoContentResponse()
  endOtherSessions(@Caller() { userId, sessionId }: Principal): Promise<void> {
    return this.sessions.endAll(userId, sessionId);
  }

  @Post('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session; its token opens nothing any more' })
  @ApiNoContentResponse()
  logOut(@Caller() { userId, sessionId }: Principal): Promise<void> {
    return this.sessions.endOwn({ id: sessionId, userId });
  }
}
