import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import {
  EffortCostAnswer,
  HeartRateChangeAnswer,
  NotJudgedAnswer,
  SetCostAnswer,
} from './effort-cost.answer.js';
import { SpanAnswer } from './segment.answer.js';

export class MatchedPartAnswer extends SpanAnswer {
  @ApiProperty({ description: 'seconds of like output in this quarter' })
  seconds!: number;

  @ApiProperty({ description: 'watts, or grade-adjusted m/s on foot' })
  output!: number;

  @ApiProperty({ description: 'bpm at the output that all parts are compared at' })
  heartRate!: number;

  @NumberOrNull('rpm on rides, steps a minute on foot')
  cadence!: number | null;
}

/** Heart rate at like output, early and late. */
export class MatchedCostAnswer {
  @ApiProperty({ enum: ['power', 'speed'] })
  channel!: string;

  @ApiProperty({ description: 'lower edge of the output: watts, or grade-adjusted m/s' })
  low!: number;

  @ApiProperty({ description: 'upper edge of the output' })
  high!: number;

  @ApiProperty({ description: 'the output that heart rates are compared at' })
  output!: number;

  @ApiProperty({ type: [MatchedPartAnswer] })
  parts!: MatchedPartAnswer[];

  @ApiProperty({ type: HeartRateChangeAnswer, description: 'the last part against the first' })
  change!: HeartRateChangeAnswer;
}

export class BestAfterWorkAnswer {
  @ApiProperty({ description: 'length in seconds' })
  seconds!: number;

  @ApiProperty()
  watts!: number;

  @ApiProperty({ description: 'seconds since the start' })
  startS!: number;

  @ApiProperty({ description: 'kilojoules' })
  workBeforeKj!: number;

  @NumberOrNull('kilojoules for each kilogram')
  workBeforeKjPerKg!: number | null;

  @ApiProperty({ description: 'whether it began in the last third of the work' })
  late!: boolean;

  @NumberOrNull('the best of the last third as a share of this, in percent')
  lastThirdPercent!: number | null;
}

/** How power lasted. */
export class DurabilityAnswer {
  @ApiProperty({ description: 'kilojoules of the whole ride' })
  workKj!: number;

  @ApiProperty({ type: [BestAfterWorkAnswer] })
  bests!: BestAfterWorkAnswer[];

  @ApiProperty({
    type: [Number],
    description: 'lengths whose best came late or was reached there again, in seconds',
  })
  heldS!: number[];
}

export class HourBlockAnswer extends SpanAnswer {
  @ApiProperty({ description: 'seconds with the timer running' })
  timerS!: number;

  @NumberOrNull('m/s while moving')
  speedMps!: number | null;

  @NumberOrNull('watts')
  powerW!: number | null;

  @NumberOrNull('bpm')
  heartRate!: number | null;

  @NumberOrNull('rpm on rides, steps a minute on foot')
  cadence!: number | null;

  @NumberOrNull('metres')
  ascentM!: number | null;

  @NumberOrNull('metres')
  descentM!: number | null;
}

export class FellTogetherAnswer {
  @Count('place of the first block')
  from!: number;

  @Count('place of the last block')
  to!: number;
}

export class HourlyCostAnswer {
  @ApiProperty({ type: [HourBlockAnswer] })
  blocks!: HourBlockAnswer[];

  @ApiPropertyOptional({
    type: FellTogetherAnswer,
    description: 'where output and heart rate fell together to the end',
  })
  fellTogether?: FellTogetherAnswer;
}

/** What the output of a session cost. */
@ApiExtraModels(MatchedCostAnswer, DurabilityAnswer, NotJudgedAnswer)
export class CostAnswer {
  @ApiProperty({ type: String, enum: ['power', 'speed'], nullable: true })
  channel!: string | null;

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(MatchedCostAnswer) }, { $ref: getSchemaPath(NotJudgedAnswer) }],
    description: 'heart rate at like output, or why it is not judged',
  })
  matched!: MatchedCostAnswer | NotJudgedAnswer;

  @ApiProperty({ type: [SetCostAnswer] })
  sets!: SetCostAnswer[];

  @ApiProperty({ type: [EffortCostAnswer], description: 'climbs of rides with power' })
  climbs!: EffortCostAnswer[];

  @ApiProperty({ type: [EffortCostAnswer], description: 'minutes of constant output' })
  holds!: EffortCostAnswer[];

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(DurabilityAnswer) }, { $ref: getSchemaPath(NotJudgedAnswer) }],
    description: 'late best powers, or why they are not judged',
  })
  durability!: DurabilityAnswer | NotJudgedAnswer;

  @ApiPropertyOptional({ type: HourlyCostAnswer, description: 'sessions of 2 h and longer' })
  hours?: HourlyCostAnswer;
}
