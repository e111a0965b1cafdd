import { Injectable } from '@nestjs/common';
import type { SheetKind } from '../domain/facts/fact-sheet.js';
import { standingFlag } from '../domain/safety/advice-after.js';
import { askedBesideInjury } from '../domain/safety/injury-beside.js';
import { safetyText } from '../domain/safety/safety-answer.js';
import { textsToRank } from '../domain/understanding/understand.js';
import { DangerSense } from '../ports/danger-sense.js';
import { SafetyLog, type Conversing } from '../ports/safety-log.js';

const KINDS: Readonly<Record<Conversing, SheetKind>> = {
  workout: 'workout',
  demo: 'workout',
  general: 'history',
  comparison: 'comparison',
};

/**
 * Stands in front of every conversation: what names a warning sign reaches no coach and no counter.
 * Rules read first; where they are silent, the sentence encoder is asked once.
 */
@Injectable()
export class Warnings {
  constructor(
    private readonly log: SafetyLog,
    private readonly sense: DangerSense,
  ) {}

  /**
   * The fixed answer to a question that names a warning sign, or asks what to do right after one;
   * null where there is none.
   * @param earlier the athlete's messages before it, oldest first
   */
  async about(
    question: string,
    where: Conversing,
    earlier: readonly string[],
  ): Promise<string | null> {
    const flag =
      standingFlag(question, earlier) ??
      (await this.sense.flagIn(question, textsToRank(question, KINDS[where])));
    // The coach answers that, with a word about the injury.
    if (flag === null || (flag === 'injury' && askedBesideInjury(question) !== null)) return null;
    this.log.answered(flag, where);
    return safetyText(flag);
  }
}
