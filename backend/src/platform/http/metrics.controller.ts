import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MetricsConfig } from '#config/metrics.config.js';
import { DomainError } from '#kernel/domain-error.js';
import { Metrics } from '../metrics/metrics.js';
import { mayReadMetrics } from './metrics-access.js';
import { Public } from './principal.js';

/** For Prometheus, of every role. Not part of the API that clients are made from. */
@ApiExcludeController()
@Controller('metrics')
@Public()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: MetricsConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!mayReadMetrics(request, this.config.token)) {
      throw new DomainError(
        'UNAUTHENTICATED',
        'Only this machine, or a client that sends METRICS_TOKEN, may read this.',
        {},
      );
    }
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
