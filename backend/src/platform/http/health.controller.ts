import { Controller, Get } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { DomainError } from '#kernel/domain-error.js';
import { Public } from './principal.js';
import { Readiness } from './readiness.js';

class HealthAnswer {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}

@ApiTags('health')
@Controller('api')
@Public()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Answers as soon as the process serves. */
  @Get('health')
  @ApiOperation({ summary: 'The process serves' })
  @ApiOkResponse({ type: HealthAnswer })
  health(): HealthAnswer {
    return { status: 'ok' };
  }

  /** Answers when database, queue and file store answer; names those that do not. */
  @Get('ready')
  @ApiOperation({ summary: 'Database, queue and file store answer' })
  @ApiOkResponse({ type: HealthAnswer })
  @ApiServiceUnavailableResponse({
    description: 'SERVICE_UNAVAILABLE; the message names what does not answer',
  })
  async ready(): Promise<HealthAnswer> {
    const down = await this.readiness.unavailable();
    if (down.length > 0) {
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        `Not ready: ${down.join(', ')} does not answer.`,
        { retryAfterS: 5 },
      );
    }
    return { status: 'ok' };
  }
}
