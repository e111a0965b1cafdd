import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { AskInDemo } from '#coaching/application/demo/ask-in-demo.use-case.js';
import type { DemoStoredPart } from '#coaching/application/demo/demo-answer.js';
import { ListDemoMessages } from '#coaching/application/demo/list-demo-messages.query.js';
import { StartDemo } from '#coaching/application/demo/start-demo.use-case.js';
import { demoQuestions } from '#coaching/domain/demo/demo-questions.js';
import { AnswerReplies } from '../answer-replies.js';
import { ApiAnswerStream } from '../answer-stream.decorator.js';
import { clientSignal } from '../client-signal.js';
import { AskInDemoDto } from './ask-in-demo.dto.js';
import { DemoMessagesDto, DemoQuestionsDto, DemoWorkoutParamDto } from './demo-queries.dto.js';
import {
  DemoAnsweredAnswer,
  DemoMessagesAnswer,
  DemoQuestionsAnswer,
  DemoSessionAnswer,
  presentDemoMessage,
} from './demo.answer.js';
import { StartDemoDto, visitorOf } from './start-demo.dto.js';

const ANSWERED = {
  frame: ({ message, questionsUsed }: DemoStoredPart): DemoAnsweredAnswer => ({
    message: presentDemoMessage(message),
    questionsUsed,
  }),
};

/**
 * The public demo. A token is not looked at; a session opens its own workout's chat and nothing
 * else.
 */
@Public()
@ApiTags('demo')
@ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
@Controller('api')
export class DemoController {
  constructor(
    private readonly start: StartDemo,
    private readonly messages: ListDemoMessages,
    private readonly ask: AskInDemo,
    private readonly replies: AnswerReplies,
  ) {}

  @Post('demo/session')
  @RateLimit('demoSession')
  @ApiOperation({ summary: 'Begin a visit to the demo' })
  @ApiCreatedResponse({ type: DemoSessionAnswer })
  async startDemo(@Body() body: StartDemoDto): Promise<DemoSessionAnswer> {
    return this.start.execute(visitorOf(body));
  }

  @Get('demo-questions')
  @RateLimit('demoRead')
  @ApiOperation({ summary: 'Questions to offer in the demo' })
  @ApiOkResponse({ type: DemoQuestionsAnswer })
  getDemoQuestions(@Query() { sport, level }: DemoQuestionsDto): DemoQuestionsAnswer {
    return { questions: demoQuestions(sport, level).map((questionText) => ({ questionText })) };
  }

  @Get('demo-chat/messages/:workoutId')
  @RateLimit('demoRead')
  @ApiOperation({ summary: 'Questions and answers of a demo session' })
  @ApiOkResponse({ type: DemoMessagesAnswer })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where the workout is not the session's" })
  async getDemoMessages(
    @Param() { workoutId }: DemoWorkoutParamDto,
    @Query() { sessionId }: DemoMessagesDto,
  ): Promise<DemoMessagesAnswer> {
    const { messages, ...counts } = await this.messages.execute(sessionId, workoutId);
    return { messages: messages.map(presentDemoMessage), ...counts };
  }

  @Post('demo-chat')
  @RateLimit('demoQuestion')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the coach about the sample of a demo session' })
  @ApiAnswerStream({
    last: DemoAnsweredAnswer,
    description:
      'Always an event stream: {chunk} frames, closed by {done, message, questionsUsed}, or ' +
      'by {error} where it fails part-way; then the question is given back.',
  })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where the workout is not the session's" })
  @ApiTooManyRequestsResponse({
    description: 'DEMO_QUESTION_LIMIT; RATE_LIMITED, with the header Retry-After',
  })
  async askInDemo(
    @Body() { message: question, workoutId, unitSystem, sessionId, requestId }: AskInDemoDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signal = clientSignal(reply);
    const answer = await this.ask.execute({
      sessionId,
      workoutId,
      question,
      unitSystem,
      requestId: requestId ?? null,
    });
    return this.replies.stream(answer, ANSWERED, reply, signal);
  }
}
