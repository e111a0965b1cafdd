import { ApiProperty } from '@nestjs/swagger';

export class ChatSuggestionsAnswer {
  @ApiProperty({ type: [String], description: 'Questions that this workout can answer.' })
  suggestions!: string[];
}
