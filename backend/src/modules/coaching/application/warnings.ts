import { Injectable } from '@nestjs/common';
import { standingFlag } from '../domain/safety/advice-after.js';
import { safetyText } from '../domain/safety/safety-answer.js';
import { SafetyLog, type Conversing } from '../ports/safety-log.js';

/**
 * Stands in front of every conversation: what names a warning sign reaches no coach and no counter.
 */
@Injectable()
export class Warnings {
  constructor(private readonly log: SafetyLog) {}

  /**
   * The fixed answer to a question that names a warning sign, or asks what to do right after one;
   * null where there is none.
   * @param earlier the athlete's messages before it, oldest first
   */
  about(question: string, where: Conversing, earlier: readonly string[]): string | null {
    const flag = standingFlag(question, earlier);
    if (flag === null) return null;
    this.log.answered(flag, where);
    return safetyText(flag);
  }
}
