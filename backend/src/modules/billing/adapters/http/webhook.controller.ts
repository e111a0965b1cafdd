import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Post,
  Req,
  type RawBodyRequest,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, Public, type Principal } from '#platform/http/principal.js';
import { RateLimit } from '#platform/http/rate-limit/rate-limit.decorator.js';
import { ReceiveProviderEvent } from '#billing/application/receive-provider-event.use-case.js';
import { PaymentProvider } from '#billing/ports/payment-provider.js';
import { ForgeryLimit } from './forgery-limit.js';
import { SandboxPaymentAnswer } from './sandbox-payment.answer.js';
import { SandboxPaymentDto } from './sandbox-payment.dto.js';

class WebhookAnswer {
  @ApiProperty({ description: 'The event is stored' })
  received!: true;
}

@ApiTags('billing')
@Controller('api/billing')
export class WebhookController {
  constructor(
    private readonly events: ReceiveProviderEvent,
    private readonly provider: PaymentProvider,
    private readonly forgeries: ForgeryLimit,
  ) {}

  /** The signature covers the raw bytes, so the body is read before it is parsed as JSON. */
  @Post('webhook')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Events of the payment provider, signed by it' })
  @ApiOkResponse({ type: WebhookAnswer })
  @ApiBadRequestResponse({
    description: 'VALIDATION_FAILED; the signature is missing, wrong or old, and nothing was kept',
  })
  @ApiTooManyRequestsResponse({
    description: 'RATE_LIMITED, with the header Retry-After; signed events are never delayed',
  })
  async receiveBillingEvent(
    @Req() { rawBody, ip }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<WebhookAnswer> {
    try {
      await this.events.execute(rawBody ?? Buffer.alloc(0), signature ?? '');
    } catch (error) {
      await this.forgeries.count(error, ip);
      throw error;
    }
    return { received: true };
  }

  @Post('sandbox/confirm')
  @HttpCode(200)
  @RateLimit('billing')
  @ApiOperation({
    summary:
      'Pay with a card of the sandbox; there is no such address where real payments are taken',
  })
  @ApiOkResponse({ type: SandboxPaymentAnswer })
  @ApiResponse({ status: 402, description: 'CARD_DECLINED' })
  @ApiNotFoundResponse({ description: 'NOT_FOUND; no such payment of yours, or no sandbox' })
  async confirmSandboxPayment(
    @Caller() { userId }: Principal,
    @Body() payment: SandboxPaymentDto,
  ): Promise<SandboxPaymentAnswer> {
    await this.provider.paySandbox({ userId, ...payment });
    return { status: 'succeeded' };
  }
}
