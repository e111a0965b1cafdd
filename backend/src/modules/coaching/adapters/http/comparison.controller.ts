import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiPaymentRequiredResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { AskAboutComparison } from '#coaching/application/questions/ask-about-comparison.use-case.js';
import type { ToldPart } from '#coaching/application/charges/pending-answer.js';
import { AnalyzeComparisonDto, comparedIds } from './analyze-comparison.dto.js';
import { AnswerReplies } from './answer-replies.js';
import { ApiAnswerStream } from './answer-stream.decorator.js';
import { clientSignal } from './client-signal.js';
import {
  ComparisonChatAnswer,
  ComparisonChatFrame,
  presentComparison,
} from './comparison.answer.js';

const TOLD = {
  json: ({ answer }: ToldPart): ComparisonChatAnswer => presentComparison(answer),
  frame({ answer }: ToldPart): ComparisonChatFrame {
    const { response, ...rest } = presentComparison(answer);
    return { message: { role: 'assistant', content: response, ...rest } };
  },
};

/** Questions about workouts side by side; nothing of them is kept. */
@ApiTags('coach')
@Controller('api/ai')
export class ComparisonController {
  constructor(
    private readonly comparison: AskAboutComparison,
    private readonly replies: AnswerReplies,
  ) {}

  @Post('analyze-comparison')
  @RateLimit('coach')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the coach about two or three workouts side by side' })
  @ApiAnswerStream({
    last: ComparisonChatFrame,
    json: ComparisonChatAnswer,
    description:
      'Event streams send {chunk} frames and close with {done, message}, whose `content` is ' +
      'the response.',
  })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiPaymentRequiredResponse({ description: 'SUBSCRIPTION_REQUIRED' })
  @ApiForbiddenResponse({ description: 'ACCOUNT_SUSPENDED' })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where a workout is somebody else's" })
  async analyzeComparison(
    @Caller() caller: Principal,
    @Body() body: AnalyzeComparisonDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signal = clientSignal(reply);
    const {
      message: question,
      conversationHistory: history = [],
      unitSystem = null,
      requestId = null,
    } = body;
    const answer = await this.comparison.execute({
      userId: caller.userId,
      workoutIds: comparedIds(body),
      told: body.workouts ?? [],
      question,
      history,
      unitSystem,
      requestId,
    });
    return this.replies.reply(answer, TOLD, reply, signal);
  }
}
