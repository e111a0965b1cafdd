import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ChatEvidencePlaceAnswer {
  @ApiProperty({ type: Number, description: 'Seconds since the start.' })
  from!: number;

  @ApiProperty({ type: Number, description: 'Seconds since the start.' })
  to!: number;

  @ApiProperty({ type: String, example: 'heartRate' })
  channel!: string;
}

export class ChatEvidenceAnswer {
  @ApiProperty({ type: String, example: 'F12' })
  id!: string;

  @ApiProperty({ type: String, example: 'Average heart rate' })
  label!: string;

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], nullable: true })
  value!: number | string | null;

  @ApiProperty({ type: String, example: 'bpm' })
  unit!: string;

  @ApiProperty({
    type: String,
    description: "The text in the athlete's units.",
    example: '148 bpm',
  })
  display!: string;

  @ApiPropertyOptional({
    type: ChatEvidencePlaceAnswer,
    description: 'Where on the recording it holds.',
  })
  at?: ChatEvidencePlaceAnswer;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'The workout that it belongs to where that is not the one of the chat; `at` is a ' +
      'stretch of it.',
  })
  workoutId?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'Whose fact it is where several workouts are spoken of.',
    example: '17 June 2025',
  })
  workout?: string;
}

export class ChatMessageAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, enum: ['user', 'assistant'] })
  role!: 'user' | 'assistant';

  @ApiProperty({ type: String })
  content!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  userId!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null in the general chat.',
  })
  workoutId!: string | null;

  @ApiProperty({ type: [ChatEvidenceAnswer], description: 'The facts the answer used.' })
  evidence!: ChatEvidenceAnswer[];

  @ApiProperty({
    type: [String],
    description: 'Numbers that no fact supported; their sentences were left out.',
  })
  unverified!: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who answered: builtin, openai or safety; null on questions.',
  })
  coach!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The model that answered; null where none did.',
  })
  model!: string | null;
}

export class ChatMessagesAnswer {
  @ApiProperty({ type: [ChatMessageAnswer], description: 'Oldest first.' })
  messages!: ChatMessageAnswer[];
}
