import { ApiProperty, ApiPropertyOptional, getSchemaPath, IntersectionType } from '@nestjs/swagger';
import type { GradeBand } from '#analysis/terrain/like-gradient.js';
import type { ClimbRepeat, TerrainKind } from '#analysis/terrain/terrain.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { ClimbAnswer } from './climb.answer.js';
import { EffortAnswer } from './effort.answer.js';
import { SpanAnswer } from './segment.answer.js';

const KINDS: readonly TerrainKind[] = ['climb', 'descent', 'flat', 'rolling'];
const BANDS: readonly GradeBand[] = ['steep-down', 'down', 'flat', 'up', 'steep-up'];
const BY: readonly ClimbRepeat['by'][] = ['position', 'size'];

/** A part of the course of one kind, with what happened on it. */
export class TerrainSegmentAnswer extends IntersectionType(SpanAnswer, EffortAnswer) {
  @Count()
  index!: number;

  @ApiProperty({ enum: KINDS })
  kind!: TerrainKind;

  @NumberOrNull('place in climbs, of a climb')
  climb!: number | null;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @ApiProperty({ description: 'height at the end less height at the start, metres' })
  changeM!: number;

  @ApiProperty({ description: 'metres' })
  ascentM!: number;

  @ApiProperty({ description: 'metres' })
  descentM!: number;

  @NumberOrNull()
  gradePercent!: number | null;

  @NumberOrNull('metres of height in an hour of moving, below zero downhill')
  climbRateMPerH!: number | null;

  @NumberOrNull('share of the moving time without pedalling')
  coastingPercent!: number | null;

  @ApiPropertyOptional({ description: 'seconds with the timer running' })
  timerS?: number;
}

/** Slopes that belong together over dips and flats. */
export class MainClimbAnswer extends ClimbAnswer {
  @ApiProperty({ type: [Number], description: 'places in climbs' })
  climbs!: number[];
}

/** One time up a hill. */
export class ClimbTimeAnswer extends SpanAnswer {
  @ApiProperty({ description: 'metres' })
  lengthM!: number;

  @ApiProperty({ description: 'metres' })
  gainM!: number;

  @ApiProperty({ description: 'seconds' })
  elapsedS!: number;

  @ApiProperty({ description: 'seconds' })
  movingS!: number;

  @NumberOrNull('metres climbed in an hour of moving')
  climbRateMPerH!: number | null;

  @NumberOrNull('watts')
  avgPowerW!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  avgCadence!: number | null;
}

/** The same hill, climbed more than once. */
export class ClimbRepeatAnswer {
  @ApiProperty({ enum: BY, description: 'how it is known to be the same hill' })
  by!: ClimbRepeat['by'];

  @ApiProperty({ description: 'metres' })
  lengthM!: number;

  @ApiProperty({ description: 'metres' })
  gainM!: number;

  @ApiProperty({ type: [ClimbTimeAnswer] })
  times!: ClimbTimeAnswer[];
}

export class TerrainAnswer {
  @ApiProperty({ type: [TerrainSegmentAnswer] })
  segments!: TerrainSegmentAnswer[];

  @ApiProperty({ type: [MainClimbAnswer], description: 'those of more than one climb' })
  mainClimbs!: MainClimbAnswer[];

  @ApiProperty({ type: [ClimbRepeatAnswer] })
  repeats!: ClimbRepeatAnswer[];
}

/** What was done on like ground in one part of the moving time. */
export class LikePartAnswer {
  @ApiProperty()
  seconds!: number;

  @NumberOrNull('m/s')
  speedMps!: number | null;

  @NumberOrNull('watts while pedalling, on rides')
  powerW!: number | null;

  @NumberOrNull('beats a minute')
  heartRate!: number | null;

  @ApiProperty({ description: 'mean grade of this ground' })
  gradePercent!: number;
}

export class LikeBandAnswer {
  @ApiProperty({ enum: BANDS })
  band!: GradeBand;

  @NumberOrNull('lower edge, inside; null where open')
  from!: number | null;

  @NumberOrNull('upper edge, outside; null where open')
  to!: number | null;

  @ApiProperty({ type: LikePartAnswer })
  early!: LikePartAnswer;

  @ApiProperty({ type: LikePartAnswer })
  late!: LikePartAnswer;

  @ApiProperty({
    type: 'array',
    items: { allOf: [{ $ref: getSchemaPath(LikePartAnswer) }], nullable: true },
    description: 'by quarters of the moving time; null under a minute',
  })
  quarters!: (LikePartAnswer | null)[];
}

/** The same grades early and late. */
export class LikeGradientAnswer {
  @ApiProperty({ type: [LikeBandAnswer] })
  bands!: LikeBandAnswer[];
}
