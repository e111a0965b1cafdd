import { ApiProperty } from '@nestjs/swagger';
import { ChatMessageAnswer } from './chat-message.answer.js';

export class GuessAnswer {
  @ApiProperty({ description: 'A few words.', example: 'Best interval' })
  label!: string;

  @ApiProperty({ example: 'Which interval was my best?' })
  question!: string;
}

export class AskAboutWorkoutAnswer {
  @ApiProperty({ type: ChatMessageAnswer })
  message!: ChatMessageAnswer;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Questions left on this workout; null where they are not limited.',
  })
  remaining!: number | null;

  @ApiProperty({
    type: [GuessAnswer],
    description: 'Questions that may have been meant, where the answer asks back.',
  })
  guesses!: readonly GuessAnswer[];
}
