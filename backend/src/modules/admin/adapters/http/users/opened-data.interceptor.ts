import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { AUDITED_READ, type AuditedReadTarget } from '#platform/http/audited-read.js';
import type { Principal } from '#platform/http/principal.js';
import { AuditTrail } from '#admin/application/audit-trail.js';

type Asked = FastifyRequest & {
  readonly user: Principal;
  readonly query: Readonly<Record<string, unknown>>;
};

/**
 * Logs whose data an administrator reads through an athlete's route, before the response is sent:
 * without the entry there is no response.
 */
@Injectable()
export class OpenedDataInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly trail: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const opened = this.reflector.get<AuditedReadTarget | undefined>(
      AUDITED_READ,
      context.getHandler(),
    );
    if (!opened) return next.handle();
    const { user, ip, query } = context.switchToHttp().getRequest<Asked>();
    const subject = query[opened.parameter];
    if (typeof subject !== 'string' || subject.toLowerCase() === user.userId) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer) => {
        await this.trail.note(
          { userId: user.userId, address: ip },
          { action: opened.what, subject: subject.toLowerCase() },
        );
        return answer as unknown;
      }),
    );
  }
}
