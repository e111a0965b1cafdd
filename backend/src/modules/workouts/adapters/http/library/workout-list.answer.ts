import { ApiProperty } from '@nestjs/swagger';
import type { LoadSource } from '#analysis/load/workout-load.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Count, Id, Moment, NumberOrNull, TextOrNull } from '#platform/http/api-properties.js';
import { FAMILIES } from '../families.js';

export class UploadNameAnswer {
  @ApiProperty({ description: 'the name the file came with' })
  filename!: string;
}

/** What the list and the page of a workout both show. */
export class WorkoutBasicsAnswer {
  @Id()
  id!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty({ enum: FAMILIES })
  family!: SportFamily;

  @ApiProperty()
  indoor!: boolean;

  @TextOrNull("the athlete's own name of it")
  title!: string | null;

  @Moment()
  startTime!: string;

  @NumberOrNull('seconds from UTC to the clock of the place; null where the file does not tell')
  utcOffsetS!: number | null;

  @ApiProperty({ description: 'seconds with the timer running' })
  durationS!: number;

  @ApiProperty({ description: 'seconds, pauses included' })
  elapsedS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('watts')
  avgPower!: number | null;

  @NumberOrNull('metres')
  elevGainM!: number | null;

  @ApiProperty({ type: UploadNameAnswer })
  Upload!: UploadNameAnswer;
}

export class WorkoutListItemAnswer extends WorkoutBasicsAnswer {
  @ApiProperty({
    description: 'what it is called without a title of its own, such as Morning ride, 42 km',
  })
  automaticTitle!: string;

  @NumberOrNull('metres a second')
  avgSpeedMps!: number | null;

  @NumberOrNull('by power or pace, else heart rate load stands in; null where none is known')
  trainingStress!: number | null;

  @ApiProperty({ type: String, enum: ['power', 'pace', 'heartRate', null], nullable: true })
  loadSource!: LoadSource | null;

  @TextOrNull('of the first report')
  headline!: string | null;

  @ApiProperty({
    description: 'the headline is being written again in the units that the athlete reads now',
  })
  rewriting!: boolean;

  @TextOrNull('version of the engine that changed figures of it last')
  changedByEngine!: string | null;
}

export class YearCountAnswer {
  @Count('by the clock of the place')
  year!: number;

  @Count()
  count!: number;
}

export class SportCountAnswer {
  @ApiProperty()
  sport!: string;

  @ApiProperty({ enum: FAMILIES })
  family!: SportFamily;

  @Count()
  count!: number;
}

export class WorkoutListAnswer {
  @ApiProperty({ type: [WorkoutListItemAnswer] })
  workouts!: WorkoutListItemAnswer[];

  @Count('workouts the athlete has')
  totalCount!: number;

  @Count('workouts that the filter lets through, on all pages')
  filteredCount!: number;

  @ApiProperty({ type: [String] })
  availableSports!: string[];

  @ApiProperty({
    type: [SportCountAnswer],
    description: 'sports with workouts, alphabetically, whatever the filter is',
  })
  availableActivities!: SportCountAnswer[];

  @ApiProperty({
    type: [YearCountAnswer],
    description: 'years with workouts, newest first, whatever the filter is',
  })
  availableYears!: YearCountAnswer[];

  @TextOrNull('cursor of the next page; null on the last')
  nextCursor!: string | null;
}

export class HasWorkoutsAnswer {
  @ApiProperty()
  hasWorkouts!: boolean;
}
