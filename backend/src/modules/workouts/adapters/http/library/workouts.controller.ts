import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Caller, type Principal } from '#platform/http/principal.js';
import { CompareParts } from '#workouts/application/library/compare-parts.query.js';
import { CompareWorkouts } from '#workouts/application/library/compare-workouts.query.js';
import { GetCalendar } from '#workouts/application/library/get-calendar.query.js';
import { ListWorkouts } from '#workouts/application/library/list-workouts.query.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { CalendarAnswer } from './calendar.answer.js';
import { CalendarDto } from './calendar.dto.js';
import { CompareWorkoutsDto } from './compare-workouts.dto.js';
import { ComparedPartAnswer, ComparedPartsAnswer } from './compared-parts.answer.js';
import { presentSideBySide } from './compared-parts.presenter.js';
import { HasWorkoutsAnswer, WorkoutListAnswer } from './workout-list.answer.js';
import { ListWorkoutsDto } from './workout-list.dto.js';
import { WorkoutAnswer } from './workout.answer.js';
import { presentListItem, presentWorkout } from './workout.presenter.js';

@ApiTags('workouts')
@Controller('api')
export class WorkoutsController {
  constructor(
    private readonly list: ListWorkouts,
    private readonly calendar: GetCalendar,
    private readonly comparison: CompareWorkouts,
    private readonly parts: CompareParts,
    private readonly workouts: WorkoutReader,
  ) {}

  @Get('workouts')
  @ApiOperation({ summary: "The athlete's workouts, newest first" })
  @ApiOkResponse({ type: WorkoutListAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async listWorkouts(
    @Caller() caller: Principal,
    @Query() query: ListWorkoutsDto,
  ): Promise<WorkoutListAnswer> {
    const { limit, cursor, ...filter } = query;
    const page = await this.list.execute(caller.userId, filter, limit, cursor ?? null);
    return {
      workouts: page.items.map(presentListItem),
      totalCount: page.totalCount,
      filteredCount: page.filteredCount,
      availableSports: page.activities.map(({ sport }) => sport),
      availableActivities: [...page.activities],
      availableYears: [...page.availableYears],
      nextCursor: page.nextCursor,
    };
  }

  @Get('workouts/calendar')
  @ApiOperation({ summary: 'Days with workouts and totals of weeks, of at most a year' })
  @ApiOkResponse({ type: CalendarAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async getWorkoutCalendar(
    @Caller() caller: Principal,
    @Query() query: CalendarDto,
  ): Promise<CalendarAnswer> {
    const { from, to, days, weeks } = await this.calendar.execute(caller.userId, query);
    return { from, to, days: [...days], weeks: [...weeks] };
  }

  @Get('workouts/compare')
  @ApiOperation({ summary: 'Two or three workouts of one sport family, in the order of the ids' })
  @ApiOkResponse({ type: [WorkoutAnswer] })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async compareWorkouts(
    @Caller() caller: Principal,
    @Query() query: CompareWorkoutsDto,
  ): Promise<WorkoutAnswer[]> {
    if (!query.ids.every((id) => isUUID(id))) throw noSuchWorkout();
    return (await this.comparison.execute(caller.userId, query.ids)).map(presentWorkout);
  }

  @Get('workouts/compare/parts')
  @ApiOperation({ summary: 'Reps, climbs and splits of two or three workouts side by side' })
  @ApiExtraModels(ComparedPartAnswer)
  @ApiOkResponse({ type: ComparedPartsAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async compareParts(
    @Caller() caller: Principal,
    @Query() query: CompareWorkoutsDto,
  ): Promise<ComparedPartsAnswer> {
    if (!query.ids.every((id) => isUUID(id))) throw noSuchWorkout();
    return presentSideBySide(await this.parts.execute(caller.userId, query.ids));
  }

  @Get('user/has-workouts')
  @ApiOperation({ summary: 'Whether the athlete has any workout' })
  @ApiOkResponse({ type: HasWorkoutsAnswer })
  async hasWorkouts(@Caller() caller: Principal): Promise<HasWorkoutsAnswer> {
    return { hasWorkouts: await this.workouts.hasAny(caller.userId) };
  }
}
