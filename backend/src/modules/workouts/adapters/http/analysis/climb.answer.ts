import { ApiProperty } from '@nestjs/swagger';
import { Count, NumberOrNull } from '../api-properties.js';
import { SpanAnswer } from './segment.answer.js';

/** A climb with what happened on it. */
export class ClimbAnswer extends SpanAnswer {
  @Count()
  index!: number;

  @ApiProperty({ description: 'metres' })
  lengthM!: number;

  @ApiProperty({ description: 'metres' })
  gainM!: number;

  @ApiProperty()
  gradePercent!: number;

  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;

  @ApiProperty({ description: 'seconds' })
  movingS!: number;

  @NumberOrNull('m/s')
  avgSpeedMps!: number | null;

  @NumberOrNull('m/s on the flat that would have cost as much; runs only')
  gradeAdjustedSpeedMps!: number | null;

  @NumberOrNull('metres climbed in an hour of moving')
  climbRateMPerH!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('beats a minute')
  maxHr!: number | null;

  @NumberOrNull('watts')
  avgPowerW!: number | null;

  @NumberOrNull('watts for each kilogram')
  wattsPerKg!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  avgCadence!: number | null;
}
