import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { SessionShape } from '../../../../analysis/analysis.js';
import type { AnalysisStatus } from '../../domain/workout-views.js';
import { Count, NumberOrNull } from './api-properties.js';
import { PacingAnswer, SegmentAnswer } from './segment.answer.js';
import { ThresholdsAnswer, ZonesAnswer } from './zones.answer.js';

const SHAPES: readonly SessionShape[] = ['steady', 'rolling', 'stochastic', 'intervals', 'race', 'unknown'];

export class MetricAnswer {
  @NumberOrNull()
  value!: number | null;

  @ApiProperty()
  unit!: string;

  @Count()
  version!: number;

  @ApiProperty({ description: 'false where the number may not be judged; then `reason` says why' })
  applicable!: boolean;

  @ApiPropertyOptional()
  reason?: string;

  @ApiPropertyOptional({ description: 'what to know about a value that may be judged' })
  note?: string;
}

export class RepairAnswer {
  @ApiProperty()
  kind!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty()
  seconds!: number;
}

export class PowerPointAnswer {
  @ApiProperty()
  seconds!: number;

  @ApiProperty()
  watts!: number;
}

export class CurvesAnswer {
  @ApiPropertyOptional({ type: [PowerPointAnswer], description: 'highest mean power by duration' })
  power?: PowerPointAnswer[];
}

export class BestEffortAnswer {
  @ApiProperty()
  distanceM!: number;

  @ApiProperty()
  seconds!: number;

  @ApiProperty({ description: 'where on the recording it began' })
  startS!: number;
}

@ApiExtraModels(MetricAnswer)
export class AnalysisAnswer {
  @ApiProperty({ enum: ['ready', 'recomputing'], description: 'recomputing: the numbers are those of the thresholds before' })
  status!: AnalysisStatus;

  @ApiProperty()
  engineVersion!: string;

  @ApiProperty({ enum: SHAPES })
  sessionShape!: SessionShape;

  @ApiProperty({ type: [RepairAnswer] })
  repairs!: RepairAnswer[];

  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(MetricAnswer) }, description: 'by metric id' })
  metrics!: Record<string, MetricAnswer>;

  @ApiProperty({ type: ZonesAnswer })
  zones!: ZonesAnswer;

  @ApiProperty({ type: [SegmentAnswer] })
  intervals!: SegmentAnswer[];

  @ApiProperty({ type: [SegmentAnswer] })
  laps!: SegmentAnswer[];

  @ApiProperty({ type: CurvesAnswer })
  curves!: CurvesAnswer;

  @ApiProperty({ type: [BestEffortAnswer] })
  bestEfforts!: BestEffortAnswer[];

  @ApiProperty({ type: PacingAnswer, nullable: true })
  pacing!: PacingAnswer | null;

  @ApiProperty({ type: ThresholdsAnswer })
  thresholds!: ThresholdsAnswer;
}
