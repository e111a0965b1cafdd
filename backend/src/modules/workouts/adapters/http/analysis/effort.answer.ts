import { ApiProperty } from '@nestjs/swagger';
import { NumberOrNull } from '#platform/http/api-properties.js';

/** What was done on a part of a workout, and how hard it was. */
export class EffortAnswer {
  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;

  @ApiProperty({ description: 'seconds' })
  movingS!: number;

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
