import { Injectable } from '@nestjs/common';
import { redFlag } from '../domain/safety/red-flags.js';
import { safetyText } from '../domain/safety/safety-answer.js';
import { SafetyLog, type Conversing } from '../ports/safety-log.js';

/**
 * Stands in front of every conversation: what names a warning sign reaches no coach and no counter.
 */
@Injectable()
export class Warnings {
  constructor(private readonly log: SafetyLog) {}

  /** The fixed answer to a question that names a warning sign; null where there is none. */
  about(question: string, where: Conversing): string | null {
    const flag = redFlag(question);
    if (flag === null) return null;
    this.log.answered(flag, where);
    return safetyText(flag);
  }
}
