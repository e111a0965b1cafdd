import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { LeaveFeedback } from '#accounts/application/deletion/leave-feedback.use-case.js';
import { MessageAnswer } from '../credentials/auth-message.answer.js';
import { FeedbackDto } from './feedback.dto.js';

@ApiTags('accounts')
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly leaveFeedback: LeaveFeedback) {}

  @Post()
  @Public()
  @RateLimit('feedback')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Say why one left; answers the same whether or not the token names an account that was ' +
      'closed',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  async submitFeedback(
    @Body() { reason, feedback, wouldRecommend, userToken }: FeedbackDto,
  ): Promise<MessageAnswer> {
    await this.leaveFeedback.execute({
      reason,
      wouldRecommend,
      text: feedback ?? null,
      token: userToken ?? null,
    });
    return {
      message:
        'Your feedback has been submitted. We appreciate you taking the time to help us improve.',
    };
  }
}
