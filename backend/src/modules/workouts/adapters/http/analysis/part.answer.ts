import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { EffortAnswer } from './effort.answer.js';
import { SpanAnswer } from './segment.answer.js';

export class PartBreakAnswer extends SpanAnswer {
  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;
}

/** One session of a file that holds more than one. */
export class SessionPartAnswer extends IntersectionType(SpanAnswer, EffortAnswer) {
  @Count()
  index!: number;

  @ApiProperty()
  sport!: string;

  @ApiProperty({ description: 'seconds with the timer running' })
  timerS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @NumberOrNull('watts; rides only')
  normalizedPowerW!: number | null;

  @NumberOrNull('metres')
  ascentM!: number | null;

  @ApiProperty({
    type: PartBreakAnswer,
    nullable: true,
    description: 'the break before it; null before the first',
  })
  breakBefore!: PartBreakAnswer | null;
}
