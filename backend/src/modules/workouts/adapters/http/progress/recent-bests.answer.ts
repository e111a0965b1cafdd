import { ApiProperty } from '@nestjs/swagger';
import { Count, Day, Id } from '#platform/http/api-properties.js';
import { DatedPowerAnswer } from './records.answer.js';

export class RecentEffortAnswer {
  @ApiProperty()
  distanceM!: number;

  @ApiProperty()
  seconds!: number;

  @Day()
  day!: string;

  @Id()
  workoutId!: string;
}

export class RecentBestsAnswer {
  @Count('how many days are looked at')
  days!: number;

  @Day()
  from!: string;

  @Day("the workout's own day")
  to!: string;

  @Count('other workouts of the same sport family in these days, up to its start')
  workouts!: number;

  @ApiProperty({
    type: [DatedPowerAnswer],
    nullable: true,
    description: 'null on runs, and where none of them has power',
  })
  power!: DatedPowerAnswer[] | null;

  @ApiProperty({ type: [RecentEffortAnswer] })
  efforts!: RecentEffortAnswer[];
}
