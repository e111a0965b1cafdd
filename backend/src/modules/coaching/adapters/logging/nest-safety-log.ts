import { Injectable, Logger } from '@nestjs/common';
import type { RedFlag } from '#coaching/domain/safety/warning-signs.js';
import { SafetyLog, type Conversing } from '#coaching/ports/safety-log.js';

/** A line in the log of the process. */
@Injectable()
export class NestSafetyLog extends SafetyLog {
  private readonly logger = new Logger('Coach');

  answered(flag: RedFlag, where: Conversing): void {
    this.logger.log({ flag, where }, 'a warning sign was answered');
  }
}
