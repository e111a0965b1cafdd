import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { RecordKind } from '#analysis/performance/records.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Count, Day, Id, NumberOrNull } from '#platform/http/api-properties.js';
import { FAMILIES } from '../families.js';
import { CriticalPowerAnswer, PowerPointAnswer } from '../analysis/power-model.answer.js';
import { ReasonAnswer } from './reason.answer.js';

const KINDS: readonly RecordKind[] = ['power', 'time', 'distance', 'duration', 'climbing'];
const VALUE =
  'power: watts; time: seconds; distance: metres; duration: seconds of moving; climbing: metres';

export class RecordAnswer {
  @ApiProperty({ enum: KINDS })
  kind!: RecordKind;

  @NumberOrNull(
    'power: over how many seconds; time: over how many metres; null for records of a whole workout',
  )
  over!: number | null;

  @ApiProperty({ description: VALUE })
  value!: number;

  @Day()
  day!: string;

  @Id()
  workoutId!: string;

  @NumberOrNull('the best before it; null where it was the first')
  previous!: number | null;
}

export class DatedPowerAnswer extends PowerPointAnswer {
  @Day()
  day!: string;

  @Id()
  workoutId!: string;
}

export class PowerCurvesAnswer {
  @ApiProperty({ type: [DatedPowerAnswer], description: 'of the last 42 days' })
  last42!: DatedPowerAnswer[];

  @ApiProperty({ type: [DatedPowerAnswer], description: 'of the last 90 days' })
  last90!: DatedPowerAnswer[];

  @ApiProperty({ type: [DatedPowerAnswer] })
  all!: DatedPowerAnswer[];
}

export class MonthlyBestAnswer {
  @ApiProperty({ description: VALUE })
  value!: number;

  @Day()
  day!: string;

  @Id()
  workoutId!: string;
}

export class ProgressionAnswer {
  @ApiProperty({ enum: KINDS })
  kind!: RecordKind;

  @ApiProperty({ description: 'power: over how many seconds; time: over how many metres' })
  over!: number;

  @ApiProperty({
    type: [MonthlyBestAnswer],
    description: 'the best of each month that has one, oldest first',
  })
  points!: MonthlyBestAnswer[];
}

@ApiExtraModels(CriticalPowerAnswer, ReasonAnswer)
export class RecordsAnswer {
  @ApiProperty({ enum: FAMILIES })
  family!: SportFamily;

  @ApiProperty({ type: [RecordAnswer] })
  records!: RecordAnswer[];

  @ApiProperty({
    type: PowerCurvesAnswer,
    nullable: true,
    description: 'null on runs and without power',
  })
  powerCurves!: PowerCurvesAnswer | null;

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(CriticalPowerAnswer) }, { $ref: getSchemaPath(ReasonAnswer) }],
    nullable: true,
    description: 'from the efforts of the last 90 days, or why it cannot be told; null on runs',
  })
  criticalPower!: CriticalPowerAnswer | ReasonAnswer | null;

  @ApiProperty({ type: [ProgressionAnswer] })
  progression!: ProgressionAnswer[];

  @Count('workouts left out because the clock of their device was plainly wrong')
  misdated!: number;
}
