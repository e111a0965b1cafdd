import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Count, Day, Id, NumberOrNull } from '#platform/http/api-properties.js';
import { FAMILIES } from '../families.js';
import { ReasonAnswer } from './reason.answer.js';

/** Units of load: an hour at threshold is 100. */
export class ProgressDayAnswer {
  @Day()
  day!: string;

  @ApiProperty()
  load!: number;

  @ApiProperty({ description: 'exponentially weighted load of 42 days' })
  fitness!: number;

  @ApiProperty({ description: 'the same of 7 days' })
  fatigue!: number;

  @ApiProperty({ description: 'fitness less fatigue of the day before' })
  form!: number;

  @ApiProperty({
    description:
      'under 42 days of history: fitness still rises from nothing, and form says nothing',
  })
  warmingUp!: boolean;

  @Count('workouts of the day that have no load')
  unmeasured!: number;
}

const ZoneSeconds = () =>
  ApiProperty({
    type: [Number],
    nullable: true,
    minItems: 7,
    maxItems: 7,
    description:
      'seconds below zone 1, in zones 1 to 5, above zone 5; null where nothing was measured so',
  });

export class WeekZonesAnswer {
  @ZoneSeconds()
  power!: number[] | null;

  @ZoneSeconds()
  heartRate!: number[] | null;

  @ZoneSeconds()
  pace!: number[] | null;
}

export class ProgressWeekAnswer {
  @Day('its Monday')
  week!: string;

  @Count()
  workouts!: number;

  @ApiProperty({ description: 'seconds' })
  movingS!: number;

  @ApiProperty({ description: 'metres' })
  distanceM!: number;

  @ApiProperty({ description: 'metres' })
  elevationGainM!: number;

  @ApiProperty()
  load!: number;

  @Count('workouts that have no load')
  unmeasured!: number;

  @ApiProperty({ type: WeekZonesAnswer })
  zones!: WeekZonesAnswer;

  @NumberOrNull(
    'polarization index of the time in heart-rate zones (Treff 2019); null where it may not ' +
      'be told',
  )
  polarization!: number | null;

  @ApiPropertyOptional({
    description: 'why there is no index, of weeks with time in heart-rate zones',
  })
  polarizationReason?: string;
}

export class EfficientWorkoutAnswer {
  @Id()
  workoutId!: string;

  @Day()
  day!: string;

  @ApiProperty({ enum: FAMILIES })
  family!: SportFamily;

  @ApiProperty()
  indoor!: boolean;

  @ApiProperty({ description: 'seconds of moving' })
  durationS!: number;

  @ApiProperty({ description: 'rides: W/bpm; runs: yd/min/bpm' })
  efficiencyFactor!: number;
}

export class EfficiencyAnswer {
  @ApiProperty({
    type: [EfficientWorkoutAnswer],
    description: 'steady aerobic workouts that compare with the latest of them',
  })
  workouts!: EfficientWorkoutAnswer[];

  @ApiProperty({ description: 'change in four weeks, % of the mean' })
  percentPerMonth!: number;

  @ApiProperty({ description: 'of the change, %' })
  standardError!: number;

  @ApiProperty({ description: 'whether the change stands out of the scatter between workouts' })
  clear!: boolean;
}

@ApiExtraModels(EfficiencyAnswer, ReasonAnswer)
export class ProgressAnswer {
  @Day()
  from!: string;

  @Day()
  to!: string;

  @ApiProperty({
    enum: FAMILIES,
    isArray: true,
    description: 'of which the athlete has a workout, whatever was asked for',
  })
  families!: SportFamily[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description:
      "day of the athlete's first workout, from which fitness is counted; null without any",
  })
  firstDay!: string | null;

  @ApiProperty({
    description:
      'whether loads of power, pace and heart rate are added up, which makes the sums less exact',
  })
  mixedLoad!: boolean;

  @ApiProperty({
    type: [ProgressDayAnswer],
    description: 'one for each day from `from`, or `firstDay` where that is later',
  })
  days!: ProgressDayAnswer[];

  @ApiProperty({
    type: [ProgressWeekAnswer],
    description: 'whole weeks, the first of them that of the first day',
  })
  weeks!: ProgressWeekAnswer[];

  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(EfficiencyAnswer) }, { $ref: getSchemaPath(ReasonAnswer) }],
  })
  efficiency!: EfficiencyAnswer | ReasonAnswer;
}
