import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { EffortAnswer } from './effort.answer.js';
import { SpanAnswer } from './segment.answer.js';

/** A climb with what happened on it. */
export class ClimbAnswer extends IntersectionType(SpanAnswer, EffortAnswer) {
  @Count()
  index!: number;

  @ApiPropertyOptional({ description: 'seconds with the timer running' })
  timerS?: number;

  @ApiProperty({ description: 'metres' })
  lengthM!: number;

  @ApiProperty({ description: 'metres' })
  gainM!: number;

  @ApiProperty()
  gradePercent!: number;

  @NumberOrNull('m/s on the flat that would have cost as much; runs only')
  gradeAdjustedSpeedMps!: number | null;

  @NumberOrNull('metres climbed in an hour of moving')
  climbRateMPerH!: number | null;

  @NumberOrNull('watts for each kilogram')
  wattsPerKg!: number | null;
}
