import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { ListMessages } from '#coaching/application/questions/list-messages.query.js';
import { ReadSent } from '#coaching/application/questions/read-sent.query.js';
import { ChatMessagesAnswer } from './chat-message.answer.js';
import { presentMessage } from './chat-message.presenter.js';
import { MessageParamDto } from './message-param.dto.js';
import { ChatSentAnswer, presentSent } from './sent.answer.js';
import { WorkoutQueryDto } from './workout-query.dto.js';

@ApiTags('coach')
@Controller('api/chat')
export class ChatController {
  constructor(
    private readonly messages: ListMessages,
    private readonly sent: ReadSent,
  ) {}

  @Get('messages')
  @ApiOperation({ summary: 'Questions and answers about a workout' })
  @ApiOkResponse({ type: ChatMessagesAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getChatMessages(
    @Caller() caller: Principal,
    @Query() query: WorkoutQueryDto,
  ): Promise<ChatMessagesAnswer> {
    const messages = await this.messages.ofWorkout(caller.userId, query.workoutId);
    return { messages: messages.map(presentMessage) };
  }

  @Get('general')
  @ApiOperation({ summary: 'The newest questions and answers of the general chat' })
  @ApiOkResponse({ type: ChatMessagesAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getGeneralChat(@Caller() caller: Principal): Promise<ChatMessagesAnswer> {
    const messages = await this.messages.inGeneral(caller.userId);
    return { messages: messages.map(presentMessage) };
  }

  @Get('messages/:id/sent')
  @ApiOperation({ summary: 'What the coach was given for an answer' })
  @ApiOkResponse({ type: ChatSentAnswer })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where the answer is somebody else's" })
  async getChatSent(
    @Caller() caller: Principal,
    @Param() { id }: MessageParamDto,
  ): Promise<ChatSentAnswer> {
    return presentSent(await this.sent.execute(caller.userId, id));
  }
}
