import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { ComparisonAnswer } from '#coaching/application/charges/pending-answer.js';
import { ChatEvidenceAnswer } from './chat-message.answer.js';

/** What was said about a comparison; it is kept nowhere and has no id. */
export class ComparisonChatAnswer {
  @ApiProperty({ type: String })
  response!: string;

  @ApiProperty({ type: [ChatEvidenceAnswer], description: 'The facts the answer used.' })
  evidence!: ChatEvidenceAnswer[];

  @ApiProperty({
    type: [String],
    description: 'Numbers that no fact supported; their sentences were left out.',
  })
  unverified!: string[];

  @ApiProperty({ type: String, description: 'Who answered: builtin, openai or safety.' })
  coach!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The model that answered; null where none did.',
  })
  model!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  timestamp!: string;
}

class ComparisonChatMessage extends OmitType(ComparisonChatAnswer, ['response']) {
  @ApiProperty({ type: String, enum: ['assistant'] })
  role!: 'assistant';

  @ApiProperty({ type: String })
  content!: string;
}

/** The last frame of an event stream, beside `done`. */
export class ComparisonChatFrame {
  @ApiProperty({ type: ComparisonChatMessage })
  message!: ComparisonChatMessage;
}

export function presentComparison({
  content,
  evidence,
  unverified,
  coach,
  model,
  toldAt,
}: ComparisonAnswer): ComparisonChatAnswer {
  return {
    response: content,
    evidence: evidence.map((fact) => ({ ...fact })),
    unverified: [...unverified],
    coach,
    model,
    timestamp: toldAt.toISOString(),
  };
}
