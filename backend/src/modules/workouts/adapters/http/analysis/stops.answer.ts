import { ApiProperty } from '@nestjs/swagger';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';
import { SpanAnswer } from './segment.answer.js';

/** A stop on the way: seconds, metres from the start, degrees. */
export class StopAnswer extends SpanAnswer {
  @ApiProperty()
  seconds!: number;

  @ApiProperty({ description: 'seconds of it on which the timer ran' })
  timerS!: number;

  @NumberOrNull('metres from the start')
  distanceM!: number | null;

  @NumberOrNull('degrees')
  latitude!: number | null;

  @NumberOrNull('degrees')
  longitude!: number | null;
}

/** A stretch with many short stops, as in town. */
export class StopAndGoAnswer extends SpanAnswer {
  @Count()
  stops!: number;

  @Count()
  pauses!: number;

  @ApiProperty({ description: 'seconds without moving' })
  standingS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;
}

export class StopsAnswer {
  @Count()
  count!: number;

  @ApiProperty({ description: 'seconds without moving' })
  totalS!: number;

  @ApiProperty({ description: 'of these with the timer running' })
  timerS!: number;

  @ApiProperty({ description: 'seconds' })
  longestS!: number;

  @Count()
  pauses!: number;

  @ApiProperty({ description: 'seconds with the timer paused' })
  pausedS!: number;

  @ApiProperty({ type: [StopAnswer], description: 'in their order; of very many the longest' })
  list!: StopAnswer[];

  @ApiProperty({ type: [StopAndGoAnswer] })
  stopAndGo!: StopAndGoAnswer[];

  @ApiProperty({ description: 'seconds of standing before the first move' })
  beforeS!: number;

  @ApiProperty({ description: 'seconds of standing after the last move' })
  afterS!: number;
}

export class CoastingSpanAnswer extends SpanAnswer {
  @ApiProperty()
  seconds!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;
}

/** Moving without pedalling. */
export class CoastingAnswer {
  @ApiProperty()
  seconds!: number;

  @ApiProperty({ description: 'of the moving time' })
  percent!: number;

  @Count()
  longSpans!: number;

  @ApiProperty({ description: 'seconds of the long spans' })
  longS!: number;

  @ApiProperty({ type: [CoastingSpanAnswer] })
  longest!: CoastingSpanAnswer[];
}
