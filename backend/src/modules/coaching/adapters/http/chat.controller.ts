import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '../../../../platform/http/principal.js';
import { ListWorkoutMessages } from '../../application/list-workout-messages.query.js';
import { SuggestQuestions } from '../../application/suggest-questions.query.js';
import { ChatMessagesAnswer } from './chat-message.answer.js';
import { presentMessage } from './chat-message.presenter.js';
import { ChatSuggestionsAnswer } from './chat-suggestions.answer.js';
import { WorkoutQueryDto } from './workout-query.dto.js';

@ApiTags('coach')
@Controller('api/chat')
export class ChatController {
  constructor(
    private readonly messages: ListWorkoutMessages,
    private readonly suggestions: SuggestQuestions,
  ) {}

  @Get('messages')
  @ApiOperation({ summary: 'Questions and answers about a workout' })
  @ApiOkResponse({ type: ChatMessagesAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getChatMessages(@Caller() caller: Principal, @Query() query: WorkoutQueryDto): Promise<ChatMessagesAnswer> {
    const messages = await this.messages.execute(caller.userId, query.workoutId);
    return { messages: messages.map(presentMessage) };
  }

  @Get('suggestions')
  @ApiOperation({ summary: 'Questions that this workout can answer' })
  @ApiOkResponse({ type: ChatSuggestionsAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getChatSuggestions(@Caller() caller: Principal, @Query() query: WorkoutQueryDto): Promise<ChatSuggestionsAnswer> {
    return { suggestions: [...(await this.suggestions.execute(caller.userId, query.workoutId))] };
  }
}
