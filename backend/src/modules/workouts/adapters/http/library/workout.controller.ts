import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type Principal } from '#platform/http/principal.js';
import { DescribeWorkout } from '#workouts/application/library/describe-workout.use-case.js';
import { DeleteWorkout } from '#workouts/application/library/delete-workout.use-case.js';
import { GetRecentBests } from '#workouts/application/records/get-recent-bests.query.js';
import { GetStreams } from '#workouts/application/streams/get-streams.query.js';
import { GetWorkout } from '#workouts/application/library/get-workout.query.js';
import { OpenOriginal } from '#workouts/application/library/open-original.query.js';
import { attachment } from './attachment.js';
import { DescribeWorkoutAnswer, DescribeWorkoutDto } from './describe-workout.dto.js';
import { WorkoutIdPipe } from '../id.pipe.js';
import { presentRecentBests } from '../progress/progress.presenter.js';
import { RecentBestsAnswer } from '../progress/recent-bests.answer.js';
import { StreamsAnswer } from '../streams/streams.answer.js';
import { ChannelsParameter, StreamsDto } from '../streams/streams.dto.js';
import { presentStreams } from '../streams/streams.presenter.js';
import { WorkoutDetailAnswer } from './workout.answer.js';
import { presentWorkout } from './workout.presenter.js';

/** One workout. What is another athlete's answers as if it were not there. */
@ApiTags('workouts')
@ApiNotFoundResponse({ description: 'NOT_FOUND' })
@Controller('api/workouts/:id')
export class WorkoutController {
  constructor(
    private readonly workout: GetWorkout,
    private readonly streams: GetStreams,
    private readonly original: OpenOriginal,
    private readonly bests: GetRecentBests,
    private readonly description: DescribeWorkout,
    private readonly deletion: DeleteWorkout,
  ) {}

  @Get()
  @ApiOperation({ summary: 'One workout with its analysis and reports' })
  @ApiOkResponse({ type: WorkoutDetailAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getWorkout(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
  ): Promise<WorkoutDetailAnswer> {
    return { workout: presentWorkout(await this.workout.execute(caller.userId, id)) };
  }

  @Get('streams')
  @ApiOperation({
    summary: 'Time series, of the whole or of a range, reduced for a screen, extremes kept',
  })
  @ChannelsParameter()
  @ApiOkResponse({ type: StreamsAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getWorkoutStreams(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
    @Query() query: StreamsDto,
  ): Promise<StreamsAnswer> {
    return presentStreams(await this.streams.execute(caller.userId, id, query));
  }

  @Get('recent-bests')
  @ApiOperation({ summary: 'Bests of the 90 days up to the workout, without it' })
  @ApiOkResponse({ type: RecentBestsAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async getRecentBests(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
  ): Promise<RecentBestsAnswer> {
    return presentRecentBests(await this.bests.execute(caller.userId, id));
  }

  @Get('file')
  @ApiOperation({ summary: 'The original file' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiBadRequestResponse({ description: 'ONBOARDING_REQUIRED' })
  async downloadWorkoutFile(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, content } = await this.original.execute(caller.userId, id);
    reply.header('X-Content-Type-Options', 'nosniff').header('Cache-Control', 'private, no-store');
    return new StreamableFile(content, {
      type: 'application/octet-stream',
      disposition: attachment(fileName),
    });
  }

  @Patch()
  @ApiOperation({ summary: "The athlete's own name and notes of a workout" })
  @ApiOkResponse({ type: DescribeWorkoutAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async describeWorkout(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
    @Body() { title, notes }: DescribeWorkoutDto,
  ): Promise<DescribeWorkoutAnswer> {
    return {
      workout: { id, ...(await this.description.execute(caller.userId, id, { title, notes })) },
    };
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Delete a workout with everything about it' })
  @ApiNoContentResponse()
  async deleteWorkout(
    @Caller() caller: Principal,
    @Param('id', WorkoutIdPipe) id: string,
  ): Promise<void> {
    await this.deletion.execute(caller.userId, id);
  }
}
