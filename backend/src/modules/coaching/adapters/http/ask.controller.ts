import { Body, Controller, HttpCode, Logger, Post, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiForbiddenResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../../kernel/domain-error.js';
import { asDomainError } from '../../../../platform/http/as-domain-error.js';
import { EventStream } from '../../../../platform/http/event-stream.js';
import { Caller, type Principal } from '../../../../platform/http/principal.js';
import { RateLimit } from '../../../../platform/http/rate-limit/rate-limit.decorator.js';
import { AskAboutWorkout } from '../../application/ask-about-workout.use-case.js';
import type { PendingAnswer } from '../../application/pending-answer.js';
import { AskAboutWorkoutAnswer } from './ask-about-workout.answer.js';
import { AskAboutWorkoutDto } from './ask-about-workout.dto.js';
import { presentMessage } from './chat-message.presenter.js';
import { clientSignal } from './client-signal.js';

/** Answers as JSON once whole, or sentence by sentence where the client accepts an event stream. */
@ApiTags('coach')
@Controller('api/ai')
export class AskController {
  private readonly logger = new Logger('Coach');

  constructor(private readonly ask: AskAboutWorkout) {}

  @Post('chat')
  @RateLimit('coach')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the coach about a workout' })
  @ApiProduces('application/json', 'text/event-stream')
  @ApiOkResponse({ type: AskAboutWorkoutAnswer, description: 'Event streams send {chunk} frames and close with {done, message, remaining}.' })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiForbiddenResponse({ description: 'ACCOUNT_SUSPENDED' })
  async askAboutWorkout(
    @Caller() caller: Principal,
    @Body() body: AskAboutWorkoutDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signal = clientSignal(reply);
    const answer = await this.ask.execute({
      userId: caller.userId,
      workoutId: body.workoutId,
      question: body.message,
      unitSystem: body.unitSystem ?? null,
    });
    if (acceptsEventStream(request)) return this.stream(answer, EventStream.open(reply), signal);
    const whole = await this.collect(answer, signal);
    if (whole) reply.send(whole);
    // Nobody waits any more; an answer that is never sent would stay open in the server's books.
    else reply.hijack().raw.destroy();
  }

  private async stream(answer: PendingAnswer, stream: EventStream, signal: AbortSignal): Promise<void> {
    try {
      for await (const part of answer.parts(signal)) {
        if (part.kind === 'text') stream.chunk(part.text);
        else stream.done({ message: presentMessage(part.message), remaining: part.remaining });
      }
    } catch (error) {
      if (signal.aborted) return;
      const told = asDomainError(error) ?? this.defect(error);
      stream.error(told.code, told.message);
    }
  }

  /** The whole answer; null where the client has gone and nobody waits for it. */
  private async collect(answer: PendingAnswer, signal: AbortSignal): Promise<AskAboutWorkoutAnswer | null> {
    try {
      for await (const part of answer.parts(signal)) {
        if (part.kind === 'stored') return { message: presentMessage(part.message), remaining: part.remaining };
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return null;
  }

  private defect(error: unknown): DomainError {
    this.logger.error({ err: error }, 'an answer failed');
    return new DomainError('COACH_UNAVAILABLE', 'The coach could not finish this answer. Please try again.', { retryAfterS: 5 });
  }
}

function acceptsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}
