import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PlanMatch, PlanMeasure, PlanStep, StepVerdict } from '#analysis/plan/plan.js';
import { CountOrNull, NumberOrNull, TextOrNull } from '#platform/http/api-properties.js';
import { SpanAnswer } from './segment.answer.js';

const MEASURES: readonly PlanMeasure[] = ['power', 'heartRate', 'speed', 'cadence'];
const VERDICTS: readonly StepVerdict[] = ['done', 'short', 'over', 'skipped', 'extra'];
const PLACES: readonly NonNullable<PlanStep['inTarget']>[] = ['under', 'in', 'over'];
const SOURCES: readonly PlanMatch['source'][] = ['workout_steps', 'recorded_target'];

export class StepDurationAnswer {
  @ApiProperty()
  kind!: string;

  @NumberOrNull()
  value!: number | null;

  @TextOrNull()
  unit!: string | null;
}

export class StepTargetAnswer {
  @ApiProperty({ enum: MEASURES })
  measure!: PlanMeasure;

  @ApiProperty({ description: 'W, bpm, m/s, rpm or steps/min' })
  low!: number;

  @ApiProperty()
  high!: number;

  @ApiProperty({ description: 'whether it leads from one end to the other' })
  ramp!: boolean;
}

export class StepDoneAnswer extends SpanAnswer {
  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;

  @ApiProperty({ description: 'seconds with the timer running' })
  timerS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @NumberOrNull('watts')
  avgPowerW!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('m/s')
  avgSpeedMps!: number | null;

  @NumberOrNull('mean of what the target aims at')
  mean!: number | null;

  @NumberOrNull('mean over the middle of the target; 1 is on target')
  shareOfTarget!: number | null;

  @NumberOrNull('seconds in target over all, 0 to 1')
  timeInTarget!: number | null;
}

/** A planned step beside what was done for it. */
export class PlanStepAnswer {
  @CountOrNull('place among the steps, repeats written out; null for an extra one')
  number!: number | null;

  @CountOrNull('place of the step in the plan of the file')
  stepIndex!: number | null;

  @TextOrNull()
  intensity!: string | null;

  @ApiProperty({ type: StepDurationAnswer, nullable: true })
  duration!: StepDurationAnswer | null;

  @ApiProperty({ type: StepTargetAnswer, nullable: true })
  target!: StepTargetAnswer | null;

  @ApiProperty({ type: StepDoneAnswer, nullable: true, description: 'null for a skipped one' })
  done!: StepDoneAnswer | null;

  @ApiProperty({ enum: VERDICTS })
  verdict!: StepVerdict;

  @ApiProperty({ enum: PLACES, type: String, nullable: true })
  inTarget!: PlanStep['inTarget'];
}

/** The planned workout against what was done. */
export class PlanAnswer {
  @ApiProperty({ enum: SOURCES })
  source!: PlanMatch['source'];

  @ApiProperty({ description: 'false where it may not be judged; then `reason` says why' })
  applicable!: boolean;

  @ApiPropertyOptional()
  reason?: string;

  @ApiProperty({ type: [PlanStepAnswer] })
  steps!: PlanStepAnswer[];
}
