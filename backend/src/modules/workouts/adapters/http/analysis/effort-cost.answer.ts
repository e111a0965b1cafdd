import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CostVerdict } from '#analysis/cost/cost.types.js';
import { NumberOrNull } from '#platform/http/api-properties.js';
import { SpanAnswer } from './segment.answer.js';

const VERDICTS: readonly CostVerdict[] = [
  'higher',
  'slightly_higher',
  'same',
  'not_higher',
  'slightly_lower',
  'lower',
  'unclear',
];

export class NotJudgedAnswer {
  @ApiProperty({ description: 'why this is not judged, in a sentence' })
  reason!: string;
}

/** A difference of heart rate with its standard error. */
export class HeartRateChangeAnswer {
  @ApiProperty()
  bpm!: number;

  @ApiProperty({ description: 'standard error' })
  errorBpm!: number;

  @ApiProperty()
  percent!: number;

  @ApiProperty({ enum: VERDICTS })
  verdict!: CostVerdict;
}

export class CadenceChangeAnswer {
  @ApiProperty({ description: 'rpm' })
  from!: number;

  @ApiProperty({ description: 'rpm' })
  to!: number;

  @ApiProperty({ enum: ['collapsed', 'held'] })
  verdict!: string;
}

/** From 90 to 150 s into an effort to its last minute, at like output. */
export class HeartRateRiseAnswer extends HeartRateChangeAnswer {
  @ApiProperty({ description: 'bpm' })
  from!: number;

  @ApiProperty({ description: 'bpm' })
  to!: number;

  @ApiProperty({ type: CadenceChangeAnswer, nullable: true })
  cadence!: CadenceChangeAnswer | null;
}

export class EffortQuarterAnswer {
  @NumberOrNull('watts, or m/s')
  output!: number | null;

  @NumberOrNull('bpm')
  heartRate!: number | null;

  @NumberOrNull('rpm on rides, steps a minute on foot')
  cadence!: number | null;
}

/** One effort: a repetition, a climb, or minutes of constant output. */
export class EffortCostAnswer extends SpanAnswer {
  @NumberOrNull('watts, or m/s')
  output!: number | null;

  @NumberOrNull('bpm')
  heartRate!: number | null;

  @NumberOrNull('bpm')
  peakHeartRate!: number | null;

  @NumberOrNull('bpm, mean of the last 5 s')
  endHeartRate!: number | null;

  @NumberOrNull('rpm on rides, steps a minute on foot')
  cadence!: number | null;

  @ApiPropertyOptional({ type: [EffortQuarterAnswer], description: 'efforts of 4 min and longer' })
  quarters?: EffortQuarterAnswer[];

  @ApiPropertyOptional({ type: HeartRateRiseAnswer })
  rise?: HeartRateRiseAnswer;
}

/** What heart rate did after a repetition. */
export class HeartRateFallAnswer extends SpanAnswer {
  @ApiProperty({ description: 'bpm at the end of the repetition' })
  end!: number;

  @NumberOrNull('bpm 60 s later')
  after60!: number | null;

  @ApiProperty({ description: 'bpm' })
  lowest!: number;
}

export class SetTrendAnswer {
  @ApiProperty()
  first!: number;

  @ApiProperty()
  last!: number;

  @ApiProperty({ description: 'change from one repetition to the next' })
  perRepetition!: number;

  @NumberOrNull('standard error of the change; null for two repetitions')
  error!: number | null;

  @ApiProperty({ enum: ['rises', 'falls', 'level', 'unclear'] })
  verdict!: string;
}

export class SetTrendsAnswer {
  @ApiPropertyOptional({ type: SetTrendAnswer })
  output?: SetTrendAnswer;

  @ApiPropertyOptional({ type: SetTrendAnswer })
  heartRate?: SetTrendAnswer;

  @ApiPropertyOptional({ type: SetTrendAnswer })
  peakHeartRate?: SetTrendAnswer;

  @ApiPropertyOptional({ type: SetTrendAnswer })
  cadence?: SetTrendAnswer;

  @ApiPropertyOptional({ type: SetTrendAnswer, description: 'heart rate 60 s after repetitions' })
  after60?: SetTrendAnswer;

  @ApiPropertyOptional({ type: SetTrendAnswer, description: 'lowest heart rate of recoveries' })
  lowest?: SetTrendAnswer;
}

export class LastRepetitionAnswer {
  @NumberOrNull('output against the mean of the others, in percent')
  outputPercent!: number | null;

  @NumberOrNull('bpm against the mean of the others')
  heartRate!: number | null;

  @ApiProperty({ description: 'whether either is beyond twice the spread of the others' })
  standsOut!: boolean;
}

/** Repetitions alike in length and intensity, with the recoveries after them. */
export class SetCostAnswer {
  @ApiProperty({ type: [Number], description: 'places in `intervals`' })
  members!: number[];

  @ApiProperty({ type: [EffortCostAnswer] })
  repetitions!: EffortCostAnswer[];

  @ApiProperty({ type: [HeartRateFallAnswer] })
  falls!: HeartRateFallAnswer[];

  @ApiProperty({ type: SetTrendsAnswer })
  trends!: SetTrendsAnswer;

  @ApiPropertyOptional({ type: LastRepetitionAnswer })
  last?: LastRepetitionAnswer;
}
