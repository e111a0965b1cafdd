import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AuditedRead } from '#platform/http/audited-read.js';
import { Caller, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { CancelSubscription } from '#billing/application/cancel-subscription.use-case.js';
import { CreateSubscription } from '#billing/application/create-subscription.use-case.js';
import { ReadSubscription } from '#billing/application/read-subscription.query.js';
import { ResumeSubscription } from '#billing/application/resume-subscription.use-case.js';
import { SyncSubscription } from '#billing/application/sync-subscription.use-case.js';
import { CancelSubscriptionDto } from './cancel-subscription.dto.js';
import { SubscriptionStatusDto } from './subscription-status.dto.js';
import {
  CreateSubscriptionAnswer,
  PlanChangedAnswer,
  SubscriptionStatusAnswer,
  SyncSubscriptionAnswer,
} from './subscription.answer.js';

const PROVIDER_DOWN = {
  description: 'SERVICE_UNAVAILABLE; the payment provider does not answer, nothing was charged',
};

@ApiTags('billing')
@Controller('api/subscription')
export class SubscriptionController {
  constructor(
    private readonly state: ReadSubscription,
    private readonly creation: CreateSubscription,
    private readonly sync: SyncSubscription,
    private readonly cancellation: CancelSubscription,
    private readonly resumption: ResumeSubscription,
  ) {}

  @Get('status')
  @AuditedRead({ parameter: 'userId', what: 'subscription-viewed' })
  @ApiOperation({ summary: 'Plan, what is used and what is left' })
  @ApiOkResponse({ type: SubscriptionStatusAnswer })
  @ApiForbiddenResponse({ description: 'FORBIDDEN; only administrators read the plan of others' })
  async getSubscriptionStatus(
    @Caller() caller: Principal,
    @Query() { userId }: SubscriptionStatusDto,
  ): Promise<SubscriptionStatusAnswer> {
    const state = await this.state.execute(caller, userId);
    return { ...state, paidThrough: state.paidThrough?.toISOString() ?? null };
  }

  @Post('create')
  @HttpCode(200)
  @RateLimit('billing')
  @ApiOperation({
    summary: 'Open the payment of a subscription, or continue an open one',
  })
  @ApiOkResponse({ type: CreateSubscriptionAnswer })
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async createSubscription(@Caller() { userId }: Principal): Promise<CreateSubscriptionAnswer> {
    return (await this.creation.execute(userId)) ?? { status: 'already_active' };
  }

  @Post('sync')
  @HttpCode(200)
  @RateLimit('billing')
  @ApiOperation({ summary: 'Ask the payment provider itself how the plan stands' })
  @ApiOkResponse({ type: SyncSubscriptionAnswer })
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async syncSubscription(@Caller() { userId }: Principal): Promise<SyncSubscriptionAnswer> {
    const { subscriptionStatus } = await this.sync.execute(userId);
    return { appStatus: subscriptionStatus };
  }

  @Post('cancel-request')
  @HttpCode(200)
  @RateLimit('billing')
  @ApiOperation({ summary: 'No further charge; what is paid for stays until its end' })
  @ApiOkResponse({ type: PlanChangedAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND; there is no subscription' })
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async cancelSubscription(
    @Caller() { userId }: Principal,
    @Body() { reason }: CancelSubscriptionDto,
  ): Promise<PlanChangedAnswer> {
    const { subscriptionStatus, paidThrough } = await this.cancellation.execute(
      userId,
      reason?.trim() ?? '',
    );
    return {
      message: "Cancel request sent. We'll email you shortly.",
      subscriptionStatus,
      paidThrough: paidThrough?.toISOString() ?? null,
    };
  }

  @Post('resume')
  @HttpCode(200)
  @RateLimit('billing')
  @ApiOperation({
    summary:
      'Take a cancellation back while what is paid for lasts; nothing is charged before its end',
  })
  @ApiOkResponse({ type: PlanChangedAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND; the plan is over, or never was' })
  @ApiServiceUnavailableResponse(PROVIDER_DOWN)
  async resumeSubscription(@Caller() { userId }: Principal): Promise<PlanChangedAnswer> {
    const { subscriptionStatus, paidThrough } = await this.resumption.execute(userId);
    return {
      message: 'Your subscription goes on.',
      subscriptionStatus,
      paidThrough: paidThrough?.toISOString() ?? null,
    };
  }
}
