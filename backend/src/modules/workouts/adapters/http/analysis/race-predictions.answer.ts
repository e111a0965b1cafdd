import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class BestEffortAnswer {
  @ApiProperty()
  distanceM!: number;

  @ApiProperty()
  seconds!: number;

  @ApiProperty({ description: 'where on the recording it began' })
  startS!: number;
}

/** What an all-out run predicts for another distance, seconds. */
export class RacePredictionAnswer {
  @ApiProperty()
  distanceM!: number;

  @ApiProperty({ description: "by Riegel's formula" })
  riegelS!: number;

  @ApiProperty({ description: 'by VDOT' })
  vdotS!: number;

  @ApiProperty()
  fastestS!: number;

  @ApiProperty()
  slowestS!: number;

  @ApiPropertyOptional()
  note?: string;
}

export class RacePredictionsAnswer {
  @ApiProperty({ type: BestEffortAnswer })
  from!: BestEffortAnswer;

  @ApiProperty()
  vdot!: number;

  @ApiProperty({ type: [RacePredictionAnswer] })
  races!: RacePredictionAnswer[];
}
