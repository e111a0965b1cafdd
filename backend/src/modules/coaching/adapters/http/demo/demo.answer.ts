import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import { ChatMessageAnswer } from '../chat-message.answer.js';

export class DemoSessionAnswer {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The sample that this session is about.',
  })
  workoutId!: string;

  @ApiProperty({
    type: String,
    description: 'Opens the session and nothing else.',
    example: 'q83vEjRWeJASNFZ4kBI0Vg',
  })
  sessionId!: string;
}

export class DemoQuestionAnswer {
  @ApiProperty({ type: String, example: 'Give me a summary in plain English.' })
  questionText!: string;
}

export class DemoQuestionsAnswer {
  @ApiProperty({
    type: [DemoQuestionAnswer],
    description: 'The first is asked automatically.',
  })
  questions!: DemoQuestionAnswer[];
}

/** A message of the chat without an owner. */
export class DemoMessageAnswer extends OmitType(ChatMessageAnswer, [
  'userId',
  'workoutId',
  'model',
] as const) {}

export class DemoMessagesAnswer {
  @ApiProperty({ type: [DemoMessageAnswer], description: 'Oldest first.' })
  messages!: DemoMessageAnswer[];

  @ApiProperty({ type: 'integer', description: 'Answered questions that count.' })
  questionsUsed!: number;

  @ApiProperty({ type: 'integer', example: 6 })
  questionLimit!: number;
}

/** The last frame of an answer, beside `done`. */
export class DemoAnsweredAnswer {
  @ApiProperty({ type: DemoMessageAnswer })
  message!: DemoMessageAnswer;

  @ApiProperty({ type: 'integer', description: 'Answered questions that count, with this one.' })
  questionsUsed!: number;
}

export function presentDemoMessage({
  id,
  role,
  content,
  createdAt,
  evidence,
  unverified,
  coach,
}: DemoMessage): DemoMessageAnswer {
  return {
    id,
    role,
    content,
    createdAt: createdAt.toISOString(),
    evidence: evidence.map((fact) => ({ ...fact })),
    unverified: [...unverified],
    coach,
  };
}
