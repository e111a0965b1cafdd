import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '../../../../platform/http/principal.js';
import { SubscriptionStateQuery } from '../../application/subscription-state.query.js';
import { SubscriptionStatusAnswer } from './subscription-status.answer.js';

@ApiTags('billing')
@Controller('api/subscription')
export class SubscriptionController {
  constructor(private readonly state: SubscriptionStateQuery) {}

  @Get('status')
  @ApiOperation({ summary: 'Plan, what is used and what is left' })
  @ApiOkResponse({ type: SubscriptionStatusAnswer })
  async getSubscriptionStatus(@Caller() caller: Principal): Promise<SubscriptionStatusAnswer> {
    const state = await this.state.of(caller.userId);
    return { ...state, paidThrough: state.paidThrough?.toISOString() ?? null };
  }
}
