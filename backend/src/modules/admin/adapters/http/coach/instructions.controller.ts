import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { CoachingInstructions, type CoachingInstruction } from '#coaching/index.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { KeepInstructions } from '#admin/application/keep-instructions.use-case.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { AdminIdPipe } from '../id.pipe.js';
import {
  DeletedInstructionsAnswer,
  DraftWeightAnswer,
  InstructionListAnswer,
  InstructionVersionsAnswer,
  PromptPreviewAnswer,
  SavedInstructionAnswer,
  type InstructionAnswer,
} from './instruction.answer.js';
import { ChangeInstructionDto, DraftInstructionDto, InstructionDto } from './instruction.dto.js';

const NONE = { description: 'NOT_FOUND' };

@AdminController()
export class InstructionsController {
  constructor(
    private readonly instructions: CoachingInstructions,
    private readonly keep: KeepInstructions,
  ) {}

  @Get('coaching-instructions')
  @ApiOperation({ summary: 'Instructions to the coach, newest change first' })
  @ApiOkResponse({ type: InstructionListAnswer })
  async listInstructions(): Promise<InstructionListAnswer> {
    const [all, { leftOut, ...inUse }] = await Promise.all([
      this.instructions.all(),
      this.instructions.inUse(),
    ]);
    return {
      instructions: all.map(toAnswer),
      leftOut: leftOut.map(({ id }) => id),
      ...inUse,
    };
  }

  @Get('coaching-instructions/deleted')
  @ApiOperation({ summary: 'Deleted instructions, which can be restored' })
  @ApiOkResponse({ type: DeletedInstructionsAnswer })
  async listDeletedInstructions(): Promise<DeletedInstructionsAnswer> {
    const deleted = await this.instructions.deleted();
    return {
      instructions: deleted.map(({ deletedAt, deletedBy, ...instruction }) => ({
        ...toAnswer(instruction),
        deletedAt: deletedAt.toISOString(),
        deletedBy,
      })),
    };
  }

  @Post('coaching-instructions/estimate')
  @HttpCode(200)
  @ApiOperation({ summary: 'The tokens of a draft, and what it leaves no place for' })
  @ApiOkResponse({ type: DraftWeightAnswer })
  estimateInstruction(
    @Body() { id, content, category, isActive }: DraftInstructionDto,
  ): Promise<DraftWeightAnswer> {
    return this.instructions.weigh(id?.toLowerCase() ?? null, {
      ...{ name: '', content, category, isActive },
    });
  }

  @Get('coaching-instructions/preview')
  @ApiOperation({ summary: 'What a model reads with the current instructions' })
  @ApiOkResponse({ type: PromptPreviewAnswer })
  previewInstructions(): Promise<PromptPreviewAnswer> {
    return this.instructions.preview();
  }

  @Post('coaching-instructions')
  @ApiOperation({ summary: 'A new instruction' })
  @ApiCreatedResponse({ type: SavedInstructionAnswer })
  async createInstruction(
    @AskedBy() staff: Staff,
    @Body() draft: InstructionDto,
  ): Promise<SavedInstructionAnswer> {
    return { instruction: toAnswer(await this.keep.create(staff, { ...draft })) };
  }

  @Put('coaching-instructions/:id')
  @ApiOperation({ summary: 'Change an instruction; what was before is kept as a version' })
  @ApiOkResponse({ type: SavedInstructionAnswer })
  @ApiNotFoundResponse(NONE)
  @ApiConflictResponse({ description: 'STALE_VERSION' })
  async changeInstruction(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
    @Body() { version, ...draft }: ChangeInstructionDto,
  ): Promise<SavedInstructionAnswer> {
    return { instruction: toAnswer(await this.keep.change(staff, id, version ?? null, draft)) };
  }

  @Delete('coaching-instructions/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete an instruction; its versions stay, and it can be restored' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NONE)
  deleteInstruction(@AskedBy() staff: Staff, @Param('id', AdminIdPipe) id: string): Promise<void> {
    return this.keep.remove(staff, id);
  }

  @Post('coaching-instructions/:id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring a deleted instruction back, inactive' })
  @ApiOkResponse({ type: SavedInstructionAnswer })
  @ApiNotFoundResponse(NONE)
  async restoreInstruction(
    @AskedBy() staff: Staff,
    @Param('id', AdminIdPipe) id: string,
  ): Promise<SavedInstructionAnswer> {
    return { instruction: toAnswer(await this.keep.restore(staff, id)) };
  }

  @Get('coaching-instructions/:id/versions')
  @ApiOperation({ summary: 'Every version as it was saved' })
  @ApiOkResponse({ type: InstructionVersionsAnswer })
  @ApiNotFoundResponse(NONE)
  async listInstructionVersions(
    @Param('id', AdminIdPipe) id: string,
  ): Promise<InstructionVersionsAnswer> {
    const versions = await this.instructions.versions(id);
    return {
      versions: versions.map(({ instructionId: _id, savedAt, ...version }) => ({
        ...version,
        savedAt: savedAt.toISOString(),
      })),
    };
  }
}

function toAnswer({
  createdAt: _made,
  updatedAt,
  ...instruction
}: CoachingInstruction): InstructionAnswer {
  return { ...instruction, updatedAt: updatedAt.toISOString() };
}
