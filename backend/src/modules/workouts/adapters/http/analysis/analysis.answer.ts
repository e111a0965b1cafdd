import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { SessionShape } from '#analysis/analysis.js';
import { CONTRADICTION_KINDS, type Contradiction } from '#analysis/contradictions/contradiction.js';
import type { ChannelName } from '#analysis/recording/recording.js';
import type { AnalysisStatus } from '#workouts/domain/library/workout-views.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { AnalysisChangeAnswer } from './change.answer.js';
import { ClimbAnswer } from './climb.answer.js';
import { CostAnswer } from './cost.answer.js';
import { DeviceAnswer } from './device.answer.js';
import { IntervalSummaryAnswer } from './interval-summary.answer.js';
import { SessionPartAnswer } from './part.answer.js';
import { PlanAnswer } from './plan.answer.js';
import {
  CriticalPowerAnswer,
  PowerEffortAnswer,
  PowerPointAnswer,
  WPrimeBalanceAnswer,
} from './power-model.answer.js';
import { BestEffortAnswer, RacePredictionsAnswer } from './race-predictions.answer.js';
import { PacingAnswer, SegmentAnswer, SpanAnswer } from './segment.answer.js';
import { CoastingAnswer, StopsAnswer } from './stops.answer.js';
import { LikeGradientAnswer, TerrainAnswer } from './terrain.answer.js';
import { ThresholdsAnswer, ZonesAnswer } from './zones.answer.js';

const SHAPES: readonly SessionShape[] = [
  'steady',
  'rolling',
  'stochastic',
  'intervals',
  'race',
  'unknown',
];

export class ValueRangeAnswer {
  @ApiProperty()
  low!: number;

  @ApiProperty()
  high!: number;
}

/** What does not fit together with what is known of the athlete. */
export class ContradictionAnswer {
  @ApiProperty({ enum: CONTRADICTION_KINDS })
  kind!: Contradiction['kind'];

  @ApiProperty()
  text!: string;

  @ApiProperty({ description: 'what the recording shows' })
  value!: number;

  @ApiProperty({ description: 'what it stands against' })
  against!: number;

  @ApiProperty()
  unit!: string;

  @ApiPropertyOptional({ type: SpanAnswer, description: 'the stretch that shows it' })
  at?: SpanAnswer;
}

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

  @ApiPropertyOptional({
    type: ValueRangeAnswer,
    description: 'the band in which the true value of an estimate may well lie',
  })
  range?: ValueRangeAnswer;
}

export class RepairAnswer {
  @ApiProperty()
  kind!: string;

  @ApiProperty()
  text!: string;

  @ApiProperty()
  seconds!: number;

  @ApiPropertyOptional({
    type: String,
    description: 'where what the device summed up of this channel does not stand any more',
  })
  channel?: ChannelName;
}

export class CurvesAnswer {
  @ApiPropertyOptional({ type: [PowerPointAnswer], description: 'highest mean power by duration' })
  power?: PowerPointAnswer[];
}

@ApiExtraModels(MetricAnswer)
export class AnalysisAnswer {
  @ApiProperty({
    enum: ['ready', 'recomputing'],
    description: 'recomputing: the numbers are those of the thresholds before',
  })
  status!: AnalysisStatus;

  @ApiProperty()
  engineVersion!: string;

  @ApiProperty({ enum: SHAPES })
  sessionShape!: SessionShape;

  @ApiProperty({ type: [RepairAnswer] })
  repairs!: RepairAnswer[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(MetricAnswer) },
    description: 'by metric id',
  })
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

  @ApiPropertyOptional({ description: '0 to 1: how clearly the session has its shape' })
  sessionShapeConfidence?: number;

  @ApiPropertyOptional({ type: IntervalSummaryAnswer })
  intervalSummary?: IntervalSummaryAnswer;

  @ApiPropertyOptional({ type: [ClimbAnswer] })
  climbs?: ClimbAnswer[];

  @ApiPropertyOptional({ type: [PowerEffortAnswer] })
  powerEfforts?: PowerEffortAnswer[];

  @ApiPropertyOptional({ type: CriticalPowerAnswer })
  criticalPower?: CriticalPowerAnswer;

  @ApiPropertyOptional({ type: WPrimeBalanceAnswer })
  wPrimeBalance?: WPrimeBalanceAnswer;

  @ApiPropertyOptional({ type: RacePredictionsAnswer })
  racePredictions?: RacePredictionsAnswer;

  @ApiPropertyOptional({ type: [ContradictionAnswer] })
  contradictions?: ContradictionAnswer[];

  @ApiPropertyOptional({ type: TerrainAnswer })
  terrain?: TerrainAnswer;

  @ApiPropertyOptional({ type: StopsAnswer })
  stops?: StopsAnswer;

  @ApiPropertyOptional({ type: CoastingAnswer })
  coasting?: CoastingAnswer;

  @ApiPropertyOptional({ type: LikeGradientAnswer })
  likeGradient?: LikeGradientAnswer;

  @ApiPropertyOptional({ type: CostAnswer })
  cost?: CostAnswer;

  @ApiPropertyOptional({ type: DeviceAnswer, description: 'what the file itself says' })
  device?: DeviceAnswer;

  @ApiPropertyOptional({
    type: [SessionPartAnswer],
    description: 'sessions of a file with several',
  })
  parts?: SessionPartAnswer[];

  @ApiPropertyOptional({
    type: PlanAnswer,
    description: 'the planned workout against what was done',
  })
  plan?: PlanAnswer;

  @ApiProperty({
    type: [AnalysisChangeAnswer],
    description: 'figures that changed when the workout was analysed again, newest first',
  })
  changes!: AnalysisChangeAnswer[];

  @ApiProperty({ type: ThresholdsAnswer })
  thresholds!: ThresholdsAnswer;
}
