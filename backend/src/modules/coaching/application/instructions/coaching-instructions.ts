import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import {
  revised,
  type CoachingInstruction,
  type InstructionDraft,
  type InstructionVersion,
} from '#coaching/domain/instructions/coaching-instruction.js';
import {
  INSTRUCTIONS_BUDGET,
  type UsedInstruction,
} from '#coaching/domain/instructions/instructions-for-answer.js';
import { estimateTokens } from '#coaching/domain/tokens.js';
import { CoachingInstructionsRepository } from '#coaching/ports/instructions.repository.js';
import { EffectivePrompt } from '#coaching/ports/effective-prompt.js';
import { HouseInstructions } from './house-instructions.js';

/**
 * What a model gets now, and what of the instructions is in it. Tokens are an estimate, of the
 * instructions alone.
 */
export interface PromptPreview {
  readonly prompt: string;
  readonly tokens: number;
  readonly budget: number;
  readonly included: readonly UsedInstruction[];
  readonly leftOut: readonly UsedInstruction[];
}

/**
 * For administrators: what they want the coach to keep in mind. Changes join the transaction under
 * way.
 */
@Injectable()
export class CoachingInstructions {
  constructor(
    private readonly instructions: CoachingInstructionsRepository,
    private readonly house: HouseInstructions,
    private readonly prompt: EffectivePrompt,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Newest change first. */
  all(): Promise<readonly CoachingInstruction[]> {
    return this.instructions.all();
  }

  async create(draft: InstructionDraft, by: string): Promise<CoachingInstruction> {
    const now = this.clock.now();
    const instruction = {
      ...draft,
      id: this.ids.next(),
      version: 1,
      lastModifiedBy: by,
      createdAt: now,
      updatedAt: now,
    };
    await this.instructions.add(instruction);
    return instruction;
  }

  /**
   * Throws NOT_FOUND, or STALE_VERSION where somebody has saved another meanwhile.
   * @param version that the changes were made to
   */
  async change(
    id: string,
    version: number,
    draft: InstructionDraft,
    by: string,
  ): Promise<CoachingInstruction> {
    const before = await this.found(id);
    if (before.version !== version) throw stale(before);
    const after = revised(before, draft, by, this.clock.now());
    if (!(await this.instructions.save(after, version))) throw stale(await this.found(id));
    return after;
  }

  /** Throws NOT_FOUND. Its versions stay: answers were given by them. */
  async remove(id: string): Promise<void> {
    if (!(await this.instructions.remove(id))) throw noSuchInstruction();
  }

  /** Oldest first, also of one that is deleted. Throws NOT_FOUND where there never was one. */
  async versions(id: string): Promise<readonly InstructionVersion[]> {
    const versions = await this.instructions.versions(id);
    if (versions.length === 0) throw noSuchInstruction();
    return versions;
  }

  async preview(): Promise<PromptPreview> {
    const { text, used, leftOut } = await this.house.current();
    return {
      prompt: this.prompt.with(text),
      tokens: estimateTokens(text),
      budget: INSTRUCTIONS_BUDGET,
      included: used,
      leftOut,
    };
  }

  private async found(id: string): Promise<CoachingInstruction> {
    const instruction = await this.instructions.find(id);
    if (!instruction) throw noSuchInstruction();
    return instruction;
  }
}

function noSuchInstruction(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such instruction.', {});
}

function stale({ version }: CoachingInstruction): DomainError {
  return new DomainError(
    'STALE_VERSION',
    `Somebody has saved version ${version} of this instruction meanwhile. Please look at it first.`,
    { currentVersion: version },
  );
}
