import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { IntervalSource } from '#analysis/analysis.js';
import { PATTERN_KINDS, type PatternKind } from '#analysis/intervals/patterns/pattern.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { EffortAnswer } from './effort.answer.js';

const SOURCES: readonly IntervalSource[] = ['workout_steps', 'manual_laps', 'detected', 'none'];

/** Several intervals taken together, means weighted by time. */
export class IntervalTotalsAnswer extends EffortAnswer {
  @Count()
  count!: number;

  @ApiPropertyOptional({ description: 'seconds with the timer running' })
  timerS?: number;

  @NumberOrNull('metres')
  distanceM!: number | null;
}

/** Repetitions alike in length and intensity. */
export class IntervalGroupAnswer {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'places of the repetitions in `intervals`',
  })
  members!: number[];

  @ApiProperty({ type: IntervalTotalsAnswer })
  work!: IntervalTotalsAnswer;

  @ApiProperty({
    type: IntervalTotalsAnswer,
    nullable: true,
    description: 'null where no recovery follows',
  })
  recovery!: IntervalTotalsAnswer | null;
}

/** The name of the set, made of the work intervals in `intervals`. */
export class SetPatternAnswer {
  @ApiProperty({ description: 'as a coach writes it: `6 × 4 min`, `3 × (4 × 1 min)`' })
  text!: string;

  @ApiProperty({ enum: PATTERN_KINDS })
  kind!: PatternKind;

  @Count('work intervals, as many as `intervals` has')
  count!: number;

  @Count()
  sets!: number;
}

export class IntervalSummaryAnswer {
  @ApiProperty({ enum: SOURCES, description: 'where the intervals come from' })
  source!: IntervalSource;

  @ApiProperty({ description: '0 to 1: how sure it is that the session was carried out so' })
  confidence!: number;

  @ApiProperty({ type: [IntervalGroupAnswer] })
  groups!: IntervalGroupAnswer[];

  @ApiPropertyOptional({ type: SetPatternAnswer, description: 'absent without work' })
  pattern?: SetPatternAnswer;

  @ApiProperty({ type: IntervalTotalsAnswer, nullable: true })
  work!: IntervalTotalsAnswer | null;

  @ApiProperty({ type: IntervalTotalsAnswer, nullable: true })
  recovery!: IntervalTotalsAnswer | null;
}
