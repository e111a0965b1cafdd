import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import { SuggestQuestions } from '#coaching/application/questions/suggest-questions.query.js';
import {
  ChatSuggestionsAnswer,
  GeneralSuggestionsAnswer,
  WorkoutSuggestionsAnswer,
} from './chat-suggestions.answer.js';
import { ComparisonQueryDto } from './comparison-query.dto.js';
import { WorkoutQueryDto } from './workout-query.dto.js';

@ApiTags('coach')
@Controller('api/chat/suggestions')
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestQuestions) {}

  @Get()
  @ApiOperation({ summary: 'Questions that this workout can answer' })
  @ApiOkResponse({ type: WorkoutSuggestionsAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getChatSuggestions(
    @Caller() caller: Principal,
    @Query() query: WorkoutQueryDto,
  ): Promise<WorkoutSuggestionsAnswer> {
    const { best, levels } = await this.suggestions.aboutWorkout(caller.userId, query.workoutId);
    return {
      suggestions: [...best],
      levels: levels.map(({ level, questions, plan }) => ({
        level,
        questions: [...questions],
        plan: [...plan],
      })),
    };
  }

  @Get('comparison')
  @ApiOperation({ summary: 'Questions that two or three workouts side by side can answer' })
  @ApiOkResponse({ type: ChatSuggestionsAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiNotFoundResponse({ description: "NOT_FOUND, also where a workout is somebody else's" })
  async getComparisonSuggestions(
    @Caller() caller: Principal,
    @Query() { ids }: ComparisonQueryDto,
  ): Promise<ChatSuggestionsAnswer> {
    return { suggestions: [...(await this.suggestions.aboutComparison(caller.userId, ids))] };
  }

  @Get('general')
  @ApiOperation({ summary: 'Questions for the general chat, by sport' })
  @ApiOkResponse({ type: GeneralSuggestionsAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getGeneralSuggestions(@Caller() caller: Principal): Promise<GeneralSuggestionsAnswer> {
    const { cycling, running } = await this.suggestions.inGeneral(caller.userId);
    return { cycling: [...cycling], running: [...running] };
  }
}
