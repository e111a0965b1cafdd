import { ApiProperty } from '@nestjs/swagger';
import type { SameHill } from '#analysis/side-by-side/climbs.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { SpanAnswer } from '../analysis/segment.answer.js';

const KINDS = ['work', 'lap'] as const;
const SAME_HILL: readonly SameHill[] = ['place', 'size'];

/** A rep, a lap, a climb or a split of one workout: seconds, metres, m/s, bpm, W. */
export class ComparedPartAnswer extends SpanAnswer {
  @Count('its place among those of its workout, from 0')
  index!: number;

  @ApiProperty({ description: 'seconds with the timer running; of a climb, from foot to top' })
  seconds!: number;

  @NumberOrNull()
  distanceM!: number | null;

  @NumberOrNull()
  avgSpeedMps!: number | null;

  @NumberOrNull()
  avgPowerW!: number | null;

  @NumberOrNull()
  avgHr!: number | null;

  @NumberOrNull('metres climbed')
  ascentM!: number | null;

  @NumberOrNull('of a climb alone')
  gradePercent!: number | null;

  @ApiProperty({
    description:
      'whether it may be set against the first one of its row: a rep as long, the same hill, a ' +
      'split that is not cut short',
  })
  alike!: boolean;

  @ApiProperty({
    type: String,
    enum: [...SAME_HILL, null],
    nullable: true,
    description: 'how a climb is known to be the hill of its row: by position, or by its size',
  })
  sameHill!: SameHill | null;
}

export class ComparedRowAnswer {
  @ApiProperty({
    type: 'array',
    items: { nullable: true, allOf: [{ $ref: '#/components/schemas/ComparedPartAnswer' }] },
    description: 'one for each workout in the order of the ids; null where it has no such part',
  })
  parts!: (ComparedPartAnswer | null)[];
}

export class ComparedRepsAnswer {
  @ApiProperty({ enum: KINDS, description: 'work intervals, or laps that somebody pressed' })
  kind!: (typeof KINDS)[number];

  @Count('rows that every workout with reps fills; the others are of the longer sets alone')
  compared!: number;

  @ApiProperty({ type: [ComparedRowAnswer] })
  rows!: ComparedRowAnswer[];
}

export class ComparedSplitsAnswer {
  @ApiProperty({ description: 'length of a split, metres or seconds since the start' })
  step!: number;

  @ApiProperty({ type: [ComparedRowAnswer] })
  rows!: ComparedRowAnswer[];
}

/** What answers each other in two or three workouts. */
export class ComparedPartsAnswer {
  @ApiProperty({
    type: ComparedRepsAnswer,
    nullable: true,
    description: 'null where fewer than two of them have reps, or laps that somebody pressed',
  })
  reps!: ComparedRepsAnswer | null;

  @ApiProperty({
    type: [ComparedRowAnswer],
    description: 'in the order of the first workout; climbs of other hills fill the rows in order',
  })
  climbs!: ComparedRowAnswer[];

  @ApiProperty({ type: ComparedSplitsAnswer, nullable: true })
  splitsByDistance!: ComparedSplitsAnswer | null;

  @ApiProperty({ type: ComparedSplitsAnswer, nullable: true })
  splitsByTime!: ComparedSplitsAnswer | null;
}
