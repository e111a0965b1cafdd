import { ApiProperty } from '@nestjs/swagger';

export class ChatSuggestionsAnswer {
  @ApiProperty({ type: [String], description: 'Questions that the facts can answer, best first.' })
  suggestions!: string[];
}

export class GeneralSuggestionsAnswer {
  @ApiProperty({ type: [String], description: 'Six questions about riding.' })
  cycling!: string[];

  @ApiProperty({ type: [String], description: 'Six questions about running.' })
  running!: string[];
}
