import { ApiProperty } from '@nestjs/swagger';
import { ChatMessageAnswer } from './chat-message.answer.js';

export class AskAboutWorkoutAnswer {
  @ApiProperty({ type: ChatMessageAnswer })
  message!: ChatMessageAnswer;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Questions left on this workout; null where they are not limited.',
  })
  remaining!: number | null;
}
