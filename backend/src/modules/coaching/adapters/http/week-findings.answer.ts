import { ApiProperty } from '@nestjs/swagger';
import { TextOrNull } from '#platform/http/api-properties.js';
import { SPAN_NAMES, type SpanName } from '#coaching/domain/facts/history/spans/span.js';

export class WeekFindingAnswer {
  @ApiProperty({ description: 'weeks.sum where it only adds up; weeks.load, weeks.break, …' })
  kind!: string;

  @ApiProperty({
    type: String,
    enum: SPAN_NAMES,
    description: 'the week under way, the last whole one, or the last 28 days',
  })
  span!: SpanName;

  @ApiProperty({ description: 'one sentence' })
  statement!: string;

  @ApiProperty({ description: 'why, or what else explains it; may be empty' })
  because!: string;
}

export class WeekFindingsAnswer {
  @ApiProperty({ type: [WeekFindingAnswer], description: 'the foremost first, at most four' })
  findings!: WeekFindingAnswer[];

  @TextOrNull('the one thing to do next')
  next!: string | null;
}
