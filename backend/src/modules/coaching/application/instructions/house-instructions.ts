import { Injectable } from '@nestjs/common';
import {
  instructionsForAnswer,
  type InstructionsForAnswer,
} from '#coaching/domain/instructions/instructions-for-answer.js';
import { CoachingInstructionsRepository } from '#coaching/ports/instructions.repository.js';

/** What the administrators want the models to keep in mind now. */
@Injectable()
export class HouseInstructions {
  constructor(private readonly instructions: CoachingInstructionsRepository) {}

  /** ACI-11: the active ones, within their budget. */
  async current(): Promise<InstructionsForAnswer> {
    return instructionsForAnswer(await this.instructions.active());
  }
}
