import { Controller, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { AdmitUpload } from '#workouts/application/upload/admit-upload.query.js';
import { GetUpload } from '#workouts/application/upload/get-upload.query.js';
import { ReceiveFile } from '#workouts/application/upload/receive-file.use-case.js';
import { SubmitUpload } from '#workouts/application/upload/submit-upload.use-case.js';
import { readFitForm } from './fit-form.js';
import { UploadIdPipe } from '../id.pipe.js';
import {
  UploadDoneAnswer,
  UploadPendingAnswer,
  UploadStateAnswer,
  UploadWorkoutForm,
} from './upload.answer.js';
import { presentPending, presentUpload, presentUploaded } from './upload.presenter.js';

@ApiTags('workouts')
@Controller('api')
export class UploadsController {
  constructor(
    private readonly admitUpload: AdmitUpload,
    private readonly receiveFile: ReceiveFile,
    private readonly submitUpload: SubmitUpload,
    private readonly getUploadState: GetUpload,
  ) {}

  @Post('workouts/upload')
  @RateLimit('upload')
  @ApiOperation({ summary: 'Upload one .fit file and get its workout' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadWorkoutForm })
  @ApiCreatedResponse({ type: UploadDoneAnswer })
  @ApiAcceptedResponse({
    type: UploadPendingAnswer,
    description: 'it takes longer: follow GET /api/uploads/{id}',
  })
  @ApiResponse({ status: 400, description: 'VALIDATION_FAILED, ONBOARDING_REQUIRED' })
  @ApiResponse({ status: 402, description: 'TRIAL_LIMIT_EXCEEDED, SUBSCRIPTION_REQUIRED' })
  @ApiResponse({ status: 403, description: 'ACCOUNT_SUSPENDED' })
  @ApiResponse({ status: 409, description: 'DUPLICATE_FILE' })
  @ApiResponse({ status: 413, description: 'FILE_TOO_LARGE' })
  @ApiResponse({ status: 415, description: 'ONLY_FIT_ALLOWED' })
  @ApiResponse({ status: 422, description: 'INVALID_FIT_FILE, UNSUPPORTED_ACTIVITY_TYPE' })
  async uploadWorkout(
    @Caller() caller: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadDoneAnswer | UploadPendingAnswer> {
    await this.admitUpload.execute(caller.userId);
    const file = await readFitForm(request, {
      take: (name, content) => this.receiveFile.execute(name, content),
      undo: (taken) => this.receiveFile.discard(taken),
    });
    const outcome = await this.submitUpload.execute(caller.userId, file);
    if ('workout' in outcome) return presentUploaded(outcome.workout);
    reply.status(HttpStatus.ACCEPTED);
    return presentPending(outcome);
  }

  @Get('uploads/:id')
  @ApiOperation({ summary: 'How far an upload is' })
  @ApiOkResponse({ type: UploadStateAnswer })
  @ApiResponse({ status: 404, description: 'NOT_FOUND' })
  async getUpload(
    @Caller() caller: Principal,
    @Param('id', UploadIdPipe) id: string,
  ): Promise<UploadStateAnswer> {
    return presentUpload(await this.getUploadState.execute(caller.userId, id));
  }
}
