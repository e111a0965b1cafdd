import { ApiProperty } from '@nestjs/swagger';

export class ChatSuggestionsAnswer {
  @ApiProperty({ type: [String], description: 'Questions that the facts can answer, best first.' })
  suggestions!: string[];
}

export class SuggestionLevelAnswer {
  @ApiProperty({ type: String, enum: ['beginner', 'intermediate', 'advanced'] })
  level!: 'beginner' | 'intermediate' | 'advanced';

  @ApiProperty({ type: [String], description: 'About this workout, five at the most.' })
  questions!: string[];

  @ApiProperty({ type: [String], description: 'About what to train next, two at the most.' })
  plan!: string[];
}

export class WorkoutSuggestionsAnswer extends ChatSuggestionsAnswer {
  @ApiProperty({
    type: [SuggestionLevelAnswer],
    description:
      'All of them by level, the plainest first; those that the facts cannot answer are left out.',
  })
  levels!: SuggestionLevelAnswer[];
}

export class GeneralSuggestionsAnswer {
  @ApiProperty({ type: [String], description: 'Six questions about riding.' })
  cycling!: string[];

  @ApiProperty({ type: [String], description: 'Six questions about running.' })
  running!: string[];
}
