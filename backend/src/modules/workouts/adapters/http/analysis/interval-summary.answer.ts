import { ApiProperty } from '@nestjs/swagger';
import type { IntervalSource } from '#analysis/analysis.js';
import { Count, NumberOrNull } from '../api-properties.js';

const SOURCES: readonly IntervalSource[] = ['workout_steps', 'manual_laps', 'detected', 'none'];

/** Several intervals taken together, means weighted by time. */
export class IntervalTotalsAnswer {
  @Count()
  count!: number;

  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;

  @ApiProperty({ description: 'seconds' })
  movingS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @NumberOrNull('m/s')
  avgSpeedMps!: number | null;

  @NumberOrNull('watts')
  avgPowerW!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('beats a minute')
  maxHr!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  avgCadence!: number | null;
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

export class IntervalSummaryAnswer {
  @ApiProperty({ enum: SOURCES, description: 'where the intervals come from' })
  source!: IntervalSource;

  @ApiProperty({ description: '0 to 1: how sure it is that the session was carried out so' })
  confidence!: number;

  @ApiProperty({ type: [IntervalGroupAnswer] })
  groups!: IntervalGroupAnswer[];

  @ApiProperty({ type: IntervalTotalsAnswer, nullable: true })
  work!: IntervalTotalsAnswer | null;

  @ApiProperty({ type: IntervalTotalsAnswer, nullable: true })
  recovery!: IntervalTotalsAnswer | null;
}
