import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { Public } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { DemoWorkouts } from '#workouts/application/demo/demo-workouts.js';
import { DemoWorkoutDto } from './demo-workout.dto.js';
import { WorkoutIdPipe } from '../id.pipe.js';
import { StreamsAnswer } from '../streams/streams.answer.js';
import { ChannelsParameter, StreamsDto } from '../streams/streams.dto.js';
import { presentStreams } from '../streams/streams.presenter.js';
import { WorkoutDetailAnswer } from '../library/workout.answer.js';
import { presentWorkout } from '../library/workout.presenter.js';

/** The same for everybody, and another one only with the next release. */
const CACHED = 'public, max-age=300';

/**
 * The samples of the public demo. A token is not looked at, and no athlete's workout is found here.
 */
@Public()
@ApiTags('demo')
@ApiNotFoundResponse({ description: 'NOT_FOUND' })
@RateLimit('demoRead')
@Controller('api/demo-workouts/:id')
export class DemoWorkoutsController {
  constructor(private readonly demo: DemoWorkouts) {}

  @Get()
  @Header('Cache-Control', CACHED)
  @ApiOperation({ summary: 'A sample workout with its analysis and report' })
  @ApiOkResponse({ type: WorkoutDetailAnswer })
  async getDemoWorkout(
    @Param('id', WorkoutIdPipe) id: string,
    @Query() { unitSystem }: DemoWorkoutDto,
  ): Promise<WorkoutDetailAnswer> {
    return {
      workout: presentWorkout(
        await this.demo.view(id, unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS),
      ),
    };
  }

  @Get('streams')
  @Header('Cache-Control', CACHED)
  @ApiOperation({ summary: 'Time series of a sample workout, as those of any other' })
  @ChannelsParameter()
  @ApiOkResponse({ type: StreamsAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async getDemoWorkoutStreams(
    @Param('id', WorkoutIdPipe) id: string,
    @Query() query: StreamsDto,
  ): Promise<StreamsAnswer> {
    return presentStreams(await this.demo.streams(id, query));
  }
}
