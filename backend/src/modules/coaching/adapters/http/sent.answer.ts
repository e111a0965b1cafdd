import { ApiProperty } from '@nestjs/swagger';
import type { SentAnswer } from '#coaching/domain/sent/sent-answer.js';

export class SentInstructionAnswer {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;
}

export class SentTurnAnswer {
  @ApiProperty({ type: String, enum: ['user', 'assistant'] })
  role!: 'user' | 'assistant';

  @ApiProperty({ type: String })
  content!: string;
}

/** What a coach was given for an answer. */
export class ChatSentAnswer {
  @ApiProperty({
    type: String,
    description: 'builtin, openai or safety; only openai sends anything to a model.',
  })
  coach!: string;

  @ApiProperty({ type: String, nullable: true })
  model!: string | null;

  @ApiProperty({ type: String, nullable: true })
  engineVersion!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'SHA-256 of the whole fact sheet, in hexadecimal.',
  })
  sheetHash!: string | null;

  @ApiProperty({ type: [SentInstructionAnswer] })
  instructions!: SentInstructionAnswer[];

  @ApiProperty({
    type: String,
    description: 'The fact sheet, word by word; empty where the answer is a fixed text.',
  })
  sheet!: string;

  @ApiProperty({
    type: [SentTurnAnswer],
    description: 'Earlier questions and answers, oldest first.',
  })
  turns!: SentTurnAnswer[];
}

export function presentSent({ instructions, turns, ...sent }: SentAnswer): ChatSentAnswer {
  return {
    ...sent,
    instructions: instructions.map(({ name, version }) => ({ name, version })),
    turns: turns.map(({ role, content }) => ({ role, content })),
  };
}
