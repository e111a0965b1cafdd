import { Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpConfig } from '#config/http.config.js';
import { DomainError } from '#kernel/domain-error.js';
import { BOARD_PATH, boardCookie } from '#platform/http/board-cookie.js';
import { QueueBoard, type BoardAnswer } from '#platform/queue/board/queue-board.js';
import { AuditTrail, type Staff } from '#admin/application/audit-trail.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';

/**
 * Bull-Board behind the guard of the administration: every page, script and figure of it asks again
 * who is there.
 */
@AdminController()
export class BoardController {
  constructor(
    private readonly board: QueueBoard,
    private readonly trail: AuditTrail,
    private readonly http: HttpConfig,
  ) {}

  @Post('board/session')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Let this browser open the board of the queues, for as long as the session lasts',
  })
  @ApiNoContentResponse()
  async openBoard(
    @AskedBy() staff: Staff,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.trail.note(staff, { action: 'queue-board-opened' });
    const token = headers.authorization?.replace(/^Bearer +/i, '') ?? '';
    reply.header(
      'Set-Cookie',
      boardCookie(token, { secure: this.http.publicUrl.startsWith('https:') }),
    );
  }

  @Get('board')
  @ApiExcludeEndpoint()
  showBoard(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('/', query, reply);
  }

  @Get('board/*')
  @ApiExcludeEndpoint()
  readBoard(
    @Req() { url }: FastifyRequest,
    @Query() query: Record<string, unknown>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(
      decoded(url.split('?', 1)[0]?.slice(BOARD_PATH.length) ?? '/'),
      query,
      reply,
    );
  }

  private async answer(
    address: string,
    query: Record<string, unknown>,
    reply: FastifyReply,
  ): Promise<void> {
    const found = await this.board.answer(`${BOARD_PATH}/`, address, query);
    if (!found) throw new DomainError('NOT_FOUND', 'There is nothing at this address.', {});
    await send(reply, found);
  }
}

async function send(
  reply: FastifyReply,
  { status, type, body, lasting }: BoardAnswer,
): Promise<void> {
  if (lasting) reply.header('Cache-Control', 'private, max-age=86400');
  await reply.status(status).type(type).send(body);
}

/** Job names may contain anything; a path that cannot be decoded matches nothing. */
function decoded(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return '';
  }
}
