import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import {
  restored,
  revised,
  type CoachingInstruction,
  type DeletedInstruction,
  type InstructionDraft,
  type InstructionVersion,
} from '#coaching/domain/instructions/coaching-instruction.js';
import {
  instructionsForAnswer,
  INSTRUCTIONS_BUDGET,
  tokensOf,
  type InstructionsForAnswer,
  type UsedInstruction,
} from '#coaching/domain/instructions/instructions-for-answer.js';
import { estimateTokens } from '#coaching/domain/tokens.js';
import { CoachingInstructionsRepository } from '#coaching/ports/instructions.repository.js';
import { Coaches } from '#coaching/ports/coaches.js';
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

/** What of the instructions models read now, and what finds no place. Tokens are an estimate. */
export interface InstructionsInUse {
  readonly tokens: number;
  readonly budget: number;
  readonly leftOut: readonly CoachingInstruction[];
  /** The model that reads them; null where the built-in coach answers alone, which reads none. */
  readonly model: string | null;
}

/** What a draft would change of that. */
export interface DraftWeight {
  /** Of the draft alone. */
  readonly tokens: number;
  /** Of all that would be read. */
  readonly totalTokens: number;
  readonly budget: number;
  readonly draftFits: boolean;
  /** Names of others that would find no place. */
  readonly othersLeftOut: readonly string[];
  readonly model: string | null;
}

/** An instruction before and after a change. */
export interface ChangedInstruction {
  readonly before: CoachingInstruction;
  readonly after: CoachingInstruction;
}

/** Id of a draft that was never saved. */
const UNSAVED = '';

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
    private readonly coaches: Coaches,
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
   * Throws NOT_FOUND, or STALE_VERSION if somebody has saved another version meanwhile.
   * @param version that was edited; null edits the newest
   */
  async change(
    id: string,
    version: number | null,
    draft: InstructionDraft,
    by: string,
  ): Promise<ChangedInstruction> {
    for (;;) {
      const before = await this.found(id);
      if (version !== null && before.version !== version) throw stale(before);
      const after = revised(before, draft, by, this.clock.now());
      // Fails only because another edit succeeded; without a version, this one goes on top of it.
      if (await this.instructions.save(after, before.version)) return { before, after };
    }
  }

  /** Throws NOT_FOUND. Its versions stay, and it can be restored. */
  async remove(id: string, by: string): Promise<void> {
    if (!(await this.instructions.remove(id, by, this.clock.now()))) throw noSuchInstruction();
  }

  /** Deleted ones, the latest deletion first. */
  deleted(): Promise<readonly DeletedInstruction[]> {
    return this.instructions.deleted();
  }

  /** Brings a deleted one back, inactive. Throws NOT_FOUND if it is not deleted. */
  async restore(id: string, by: string): Promise<CoachingInstruction> {
    const deleted = (await this.instructions.deleted()).find((each) => each.id === id);
    if (!deleted) throw noSuchInstruction();
    const back = restored(deleted, by, this.clock.now());
    if (!(await this.instructions.restore(back))) throw noSuchInstruction();
    return back;
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
      leftOut: leftOut.map(({ name, version }) => ({ name, version })),
    };
  }

  async inUse(): Promise<InstructionsInUse> {
    const { text, leftOut } = await this.house.current();
    return { ...this.budgetOf(text), leftOut };
  }

  /** @param id of the instruction that the draft replaces; null for a new one */
  async weigh(id: string | null, draft: InstructionDraft): Promise<DraftWeight> {
    const active = await this.instructions.active();
    const { text, leftOut } = this.withDraft(active, id, draft);
    const { tokens: totalTokens, ...rest } = this.budgetOf(text);
    const draftId = id ?? UNSAVED;
    return {
      ...rest,
      totalTokens,
      tokens: tokensOf(draft),
      draftFits: leftOut.every((each) => each.id !== draftId),
      othersLeftOut: leftOut.filter((each) => each.id !== draftId).map(({ name }) => name),
    };
  }

  private withDraft(
    active: readonly CoachingInstruction[],
    id: string | null,
    draft: InstructionDraft,
  ): InstructionsForAnswer {
    const now = this.clock.now();
    const saved = active.find((each) => each.id === id);
    const edited = {
      ...{ id: id ?? UNSAVED, version: 1, lastModifiedBy: null, createdAt: now, updatedAt: now },
      ...saved,
      ...draft,
    };
    return instructionsForAnswer([...active.filter((each) => each !== saved), edited]);
  }

  private budgetOf(text: string): Omit<InstructionsInUse, 'leftOut'> {
    return {
      tokens: estimateTokens(text),
      budget: INSTRUCTIONS_BUDGET,
      model: this.coaches.preferred.model,
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
