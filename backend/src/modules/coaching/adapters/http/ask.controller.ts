import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOperation,
  ApiPaymentRequiredResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { AskAboutWorkout } from '#coaching/application/questions/ask-about-workout.use-case.js';
import { AskInGeneral } from '#coaching/application/questions/ask-in-general.use-case.js';
import type { StoredPart } from '#coaching/application/charges/pending-answer.js';
import { AnswerReplies } from './answer-replies.js';
import { ApiAnswerStream } from './answer-stream.decorator.js';
import { AskAboutWorkoutAnswer } from './ask-about-workout.answer.js';
import { AskAboutWorkoutDto } from './ask-about-workout.dto.js';
import { AskInGeneralDto } from './ask-in-general.dto.js';
import { presentMessage } from './chat-message.presenter.js';
import { clientSignal } from './client-signal.js';

const WHOLE_ANSWER = {
  last: AskAboutWorkoutAnswer,
  json: AskAboutWorkoutAnswer,
  description:
    'Event streams send {chunk} frames and close with {done, message, remaining, guesses}.',
};

const whole = ({ message, remaining, guesses = [] }: StoredPart): AskAboutWorkoutAnswer => ({
  message: presentMessage(message),
  remaining,
  guesses,
});
const STORED = { frame: whole, json: whole };

/** Questions whose answers are kept. */
@ApiTags('coach')
@Controller('api/ai')
export class AskController {
  constructor(
    private readonly workout: AskAboutWorkout,
    private readonly general: AskInGeneral,
    private readonly replies: AnswerReplies,
  ) {}

  @Post('chat')
  @RateLimit('coach')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the coach about a workout' })
  @ApiAnswerStream(WHOLE_ANSWER)
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiPaymentRequiredResponse({ description: 'TRIAL_QUESTION_LIMIT, SUBSCRIPTION_REQUIRED' })
  @ApiForbiddenResponse({ description: 'ACCOUNT_SUSPENDED' })
  async askAboutWorkout(
    @Caller() caller: Principal,
    @Body() body: AskAboutWorkoutDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signal = clientSignal(reply);
    const { message: question, workoutId, unitSystem = null, requestId = null } = body;
    const answer = await this.workout.execute({
      userId: caller.userId,
      workoutId,
      question,
      unitSystem,
      requestId,
    });
    return this.replies.reply(answer, STORED, reply, signal);
  }

  @Post('general-chat')
  @RateLimit('coach')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the coach about all workouts' })
  @ApiAnswerStream(WHOLE_ANSWER)
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiPaymentRequiredResponse({ description: 'SUBSCRIPTION_REQUIRED' })
  @ApiForbiddenResponse({ description: 'GENERAL_CHAT_TRIAL_BLOCKED, ACCOUNT_SUSPENDED' })
  async askInGeneral(
    @Caller() caller: Principal,
    @Body() body: AskInGeneralDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signal = clientSignal(reply);
    const { message: question, unitSystem = null, requestId = null, today } = body;
    const answer = await this.general.execute({
      userId: caller.userId,
      question,
      unitSystem,
      requestId,
      today,
    });
    return this.replies.reply(answer, STORED, reply, signal);
  }
}
